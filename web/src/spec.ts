import type { Parameter } from './protocol';

// Specs such as `alphabeta:depth=6`: a name and the settings that differ from the defaults. A command is a name as it is.

export interface Spec {
  name: string;
  settings: Record<string, string>;
}

const isCommand = (text: string): boolean => /^(cmd:|gtp:|\.{0,2}\/)/.test(text);

export function readSpec(text: string): Spec {
  if (isCommand(text)) return { name: text, settings: {} };
  const [name = '', rest = ''] = split(text, ':');
  const settings: Record<string, string> = {};
  for (const item of rest.split(',').filter(Boolean)) {
    const [key = '', value = ''] = split(item, '=');
    settings[key] = value;
  }
  return { name, settings };
}

export function writeSpec({ name, settings }: Spec, parameters: Parameter[]): string {
  const items = parameters
    .filter((parameter) => settings[parameter.name] !== undefined)
    .filter((parameter) => settings[parameter.name] !== String(parameter.default))
    .map((parameter) => `${parameter.name}=${settings[parameter.name]}`);
  return items.length ? `${name}:${items.join()}` : name;
}

function split(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
