import { useState } from 'react';

/** Why a picture can't be used, in words: what the page says, or that it did not load. */
export function usePictureTrouble(src: string | undefined, problem: string | undefined, failedLabel: string) {
  const [failed, setFailed] = useState<string | null>(null);
  return {
    trouble: problem ?? (src !== undefined && failed === src ? failedLabel : undefined),
    onError: () => setFailed(src ?? null),
    /** The same picture is tried again. */
    forget: () => setFailed(null),
  };
}
