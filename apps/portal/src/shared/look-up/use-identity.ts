import { useState } from 'react';
import { useSession } from '../session/session.tsx';
import type { PersonFields } from './look-up-check.ts';

type TextField = 'name' | 'idCard';

/**
 * Name and document as typed. A text is checked when it is left, and then stands as it is sent: without the spaces and wide
 * digits that it was pasted with. The name of who is logged in is there already. `onChange`: another person is asked for.
 */
export function useIdentity(onChange: () => void) {
  const { session } = useSession();
  const [values, setValues] = useState<PersonFields>({
    name: session?.name ?? '',
    cardType: 'ID_CARD',
    idCard: '',
  });
  const [errors, setErrors] = useState<Partial<Record<TextField, string>>>({});
  const set = (field: TextField, text: string, error: string | undefined) => {
    setValues((before) => ({ ...before, [field]: text }));
    setErrors((before) => ({ ...before, [field]: error }));
  };
  const leave = async (field: TextField) => {
    if (values[field].trim() === '') return;
    const { checkIdentity } = await import('./look-up-check.ts');
    const { text, error } = checkIdentity(field, values);
    set(field, text, error);
  };
  return {
    values,
    errors,
    change: (field: TextField) => (text: string) => {
      onChange();
      set(field, text, undefined);
    },
    /** The number is checked again when it is left, or sent. */
    changeType: (cardType: PersonFields['cardType']) => {
      onChange();
      setValues((before) => ({ ...before, cardType }));
      setErrors((before) => ({ ...before, idCard: undefined }));
    },
    /** Without the code of the check, the next submission says what is wrong. */
    left: (field: TextField) => () => void leave(field).catch(() => undefined),
  };
}
