import { type ReactNode, useCallback, useState } from 'react';
import { RouteProgress } from '../components/RouteProgress/RouteProgress.tsx';
import { visuallyHidden } from '../theme/text.css.ts';
import { FailureDialog } from './FailureDialog.tsx';
import { FailureContext, type OpeningFailure } from './failureContext.ts';
import { type LateTexts, lateTexts } from './late.texts.ts';
import { WaitingContext } from './waitingContext.ts';

export interface LateFailuresProps {
  texts?: Partial<LateTexts>;
  children: ReactNode;
}

/**
 * Shows a thin bar while what was pressed is on its way, and announces it; says in a small dialog that it did not open,
 * with 重试; it opens by itself when the network is back. The page stays as it is. Once, around the whole app.
 */
export function LateFailures({ children, ...props }: LateFailuresProps) {
  const [failure, setFailure] = useState<OpeningFailure | null>(null);
  const close = useCallback(() => setFailure(null), []);
  const [waiting, setWaiting] = useState(0);
  const wait = useCallback((loading: Promise<unknown>) => {
    const settle = () => setWaiting((count) => count - 1);
    setWaiting((count) => count + 1);
    loading.then(settle, settle);
  }, []);
  const texts = { ...lateTexts, ...props.texts };
  return (
    <FailureContext value={setFailure}>
      <WaitingContext value={wait}>{children}</WaitingContext>
      <RouteProgress active={waiting > 0} />
      <p role="status" className={visuallyHidden}>
        {waiting > 0 && texts.waiting}
      </p>
      {failure && <FailureDialog failure={failure} texts={texts} onFailure={setFailure} onDone={close} />}
    </FailureContext>
  );
}
