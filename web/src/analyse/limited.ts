import type { Parameter } from '../protocol';

// The parameters of an agent that is limited from outside. What it would take by itself does not hold then: it searches as
// deep as the limits allow. Only what was asked for counts, so its depth is empty unless it is given, and its nodes and time
// are left out.

const kOwnLimits = ['depth', 'nodes', 'time'];

export function underLimits(parameters: Parameter[], given: Record<string, string>): Parameter[] {
  if (!parameters.some(({ name }) => name === 'time')) return parameters; // its nodes are no limit on a search
  return parameters
    .filter(({ name }) => !kOwnLimits.includes(name) || name === 'depth' || given[name])
    .map((parameter) => (kOwnLimits.includes(parameter.name) ? { ...parameter, default: '' } : parameter));
}
