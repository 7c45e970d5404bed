import type { Parameter } from '../protocol';

// A field for each parameter of a game or an agent.

interface ParameterFieldsProps {
  parameters: Parameter[];
  settings: Record<string, string>;
  onChange: (settings: Record<string, string>) => void;
}

export function ParameterFields({ parameters, settings, onChange }: ParameterFieldsProps) {
  return (
    <div class="fields">
      {parameters.map((parameter) => (
        <label title={parameter.help}>
          <span>{parameter.name.replaceAll('_', ' ')}</span>
          <ParameterField
            parameter={parameter}
            value={settings[parameter.name] ?? String(parameter.default)}
            onChange={(value) => onChange({ ...settings, [parameter.name]: value })}
          />
          <small class="faint">{parameter.help}</small>
        </label>
      ))}
    </div>
  );
}

interface ParameterFieldProps {
  parameter: Parameter;
  value: string;
  onChange: (value: string) => void;
}

function ParameterField({ parameter, value, onChange }: ParameterFieldProps) {
  if (parameter.choices) {
    return (
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {parameter.choices.map((choice) => (
          <option>{choice}</option>
        ))}
      </select>
    );
  }
  const { min, max } = parameter;
  const required = parameter.default !== ''; // an empty field of another is no limit
  return (
    <input type="number" {...{ required, min, max, value }} placeholder={required ? '' : 'no limit'} onInput={(event) => onChange(event.currentTarget.value)} />
  );
}
