import { type ApiError, isCancelled, toApiError } from '@qianwei/api/errors';
import { useRef, useState } from 'react';

/** The state of a form, and what submits it. */
export type Submit = ReturnType<typeof useSubmit>;

/**
 * Submits a form, one submission at a time, and keeps its failure: `errors` by field, for `Form`, or `problem`, which
 * belongs to no field. The form keeps what was typed (FORM-3).
 */
export function useSubmit() {
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>();
  const [problem, setProblem] = useState<ApiError | null>(null);

  /** Shows what is wrong, one Chinese text for each field; an empty object clears what was shown. */
  const show = (wrong: Record<string, string>) => {
    setErrors(wrong);
    setProblem(null);
  };

  /** Shows why a call failed; nothing for a cancelled call (API-16). */
  const fail = (error: unknown) => {
    if (isCancelled(error)) return;
    const shown = toApiError(error);
    setErrors(shown.fieldErrors);
    setProblem(Object.keys(shown.fieldErrors).length > 0 ? null : shown);
  };

  /** Shows `wrong`, or runs `action` when nothing is wrong; a failure is shown. Resolves to true after a success. */
  const submit = async (wrong: Record<string, string>, action: () => Promise<void>): Promise<boolean> => {
    if (busy.current) return false;
    show(wrong);
    if (Object.keys(wrong).length > 0) return false;
    busy.current = true;
    setPending(true);
    try {
      await action();
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      busy.current = false;
      setPending(false);
    }
  };

  return { pending, errors, problem, submit, show, fail };
}
