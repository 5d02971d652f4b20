import { type ReactNode, useCallback, useState } from 'react';
import { FailureDialog } from './FailureDialog.tsx';
import { FailureContext, type OpeningFailure } from './failureContext.ts';
import { type LateTexts, lateTexts } from './late.texts.ts';

export interface LateFailuresProps {
  texts?: Partial<LateTexts>;
  children: ReactNode;
}

/**
 * Says in a small dialog that what was pressed did not open, with 重试; it opens by itself when the network is back.
 * The page stays as it is. Once, around the whole app.
 */
export function LateFailures({ texts, children }: LateFailuresProps) {
  const [failure, setFailure] = useState<OpeningFailure | null>(null);
  const close = useCallback(() => setFailure(null), []);
  return (
    <FailureContext value={setFailure}>
      {children}
      {failure && (
        <FailureDialog
          failure={failure}
          texts={{ ...lateTexts, ...texts }}
          onFailure={setFailure}
          onDone={close}
        />
      )}
    </FailureContext>
  );
}
