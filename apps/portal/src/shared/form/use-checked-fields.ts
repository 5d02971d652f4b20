import { useState } from 'react';
import type { GenericSchema } from 'valibot';
import { checkFields } from './check-fields.ts';

/**
 * Checks texts by the schemas of the contract (2.2), each once its field was left and until it is changed; an empty field
 * waits for the submission. Spread the result for a name into its field.
 */
export function useCheckedFields<Name extends string>(
  values: Readonly<Record<NoInfer<Name>, string>>,
  schemas: Readonly<Record<Name, GenericSchema>>,
  edit: (name: NoInfer<Name>, text: string) => void,
) {
  const [left, setLeft] = useState<readonly Name[]>([]);
  return (name: Name) => ({
    name,
    value: values[name],
    error:
      left.includes(name) && values[name].trim() !== ''
        ? checkFields({ [name]: schemas[name] }, values)[name]
        : undefined,
    onBlur: ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) => {
      // The text would push the button away under the finger that presses it; the press checks the field itself.
      if (!(relatedTarget instanceof HTMLButtonElement)) setLeft([...left, name]);
    },
    onChange: (text: string) => {
      setLeft(left.filter((other) => other !== name));
      edit(name, text);
    },
  });
}
