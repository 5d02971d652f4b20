import { selectToasts } from '@qianwei/machines/toast-queue';
import { ToastRegion } from '@qianwei/ui/ToastRegion';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { toasts } from './services.ts';

/** The toast region on the queue. Time also stands still while the tab is hidden. */
export function Toasts() {
  const { visible, queuedCount } = useSelector(toasts, selectToasts);
  useEffect(() => {
    const note = () =>
      toasts.send({ type: document.hidden ? 'time.paused' : 'time.resumed', reason: 'hidden' });
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, []);
  return (
    <ToastRegion
      toasts={visible.map(({ id, type, text, count }) => ({ id, type, text, count }))}
      queuedCount={queuedCount}
      onClose={(id) => toasts.send({ type: 'toast.closed', id })}
      onCloseAll={() => toasts.send({ type: 'all.closed' })}
      onPause={() => toasts.send({ type: 'time.paused', reason: 'hover' })}
      onResume={() => toasts.send({ type: 'time.resumed', reason: 'hover' })}
    />
  );
}
