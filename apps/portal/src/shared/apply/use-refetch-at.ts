import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Asks for the application again when the form moves on to one of these steps, or is left (undefined): conditions that it meets
 * are counted again where they are read, and files that were just stored are known with their addresses.
 */
export function useRefetchAt<Step extends string>(
  step: Step | undefined,
  steps: readonly Step[],
  query: { refetch(): unknown },
): void {
  const shown = useRef(step);
  const refetch = useEffectEvent(() => void query.refetch());
  useEffect(() => {
    const isMoved = shown.current !== step && (step === undefined || steps.includes(step));
    shown.current = step;
    if (isMoved) refetch();
  }, [step, steps]);
}
