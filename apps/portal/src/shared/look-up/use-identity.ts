import { useState } from 'react';
import { useSession } from '../session/session.tsx';
import type { PersonFields } from './lookup.ts';

type Errors = Partial<Record<keyof PersonFields, string>>;

/**
 * Name and ID card as typed. Each is checked when it is left, and then stands as it is sent: without the spaces and wide
 * digits that it was pasted with. The name of who is logged in is there already.
 */
export function useIdentity() {
  const { session } = useSession();
  const [values, setValues] = useState<PersonFields>({ name: session?.name ?? '', idCard: '' });
  const [errors, setErrors] = useState<Errors>({});
  const set = (field: keyof PersonFields, text: string, error: string | undefined) => {
    setValues((before) => ({ ...before, [field]: text }));
    setErrors((before) => ({ ...before, [field]: error }));
  };
  const leave = async (field: keyof PersonFields, typed: string) => {
    if (typed.trim() === '') return;
    const { checkIdentity } = await import('./lookup.ts');
    const { text, error } = checkIdentity(field, typed);
    set(field, text, error);
  };
  return {
    values,
    errors,
    change: (field: keyof PersonFields) => (text: string) => set(field, text, undefined),
    /** Without the code of the check, the next submission says what is wrong. */
    left: (field: keyof PersonFields) => () => void leave(field, values[field]).catch(() => undefined),
  };
}
