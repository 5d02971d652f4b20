import { Select } from '@qianwei/ui/Select';
import { TextField } from '@qianwei/ui/TextField';
import type { FieldDefinition } from './field-definition.ts';

export interface EditFieldProps {
  field: FieldDefinition;
  value: string;
  hint?: string;
  onChange: (value: string) => void;
}

/** One field of an edit form: a choice or a line of text. A value that is not among the options is kept. */
export function EditField({ field, value, hint, onChange }: EditFieldProps) {
  const { name, label, options, ...input } = field;
  if (options === undefined)
    return <TextField {...input} name={name} label={label} hint={hint} value={value} onChange={onChange} />;
  const all = value === '' || options.includes(value) ? options : [value, ...options];
  return (
    <Select
      name={name}
      label={label}
      hint={hint}
      placeholder="请选择"
      options={all.map((option) => ({ id: option, label: option }))}
      value={value === '' ? null : value}
      onChange={onChange}
    />
  );
}
