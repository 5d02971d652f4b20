import { createToastQueueMachine, selectToasts } from '@qianwei/machines/toast-queue';
import { ToastRegion } from '@qianwei/ui/ToastRegion';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import type { ToastContent } from '../shared/page/notify.tsx';
import type { ToastStore } from './toast-store.ts';

/** More than two would cover the title of the page. */
const maxVisible = 2;

/** The queue, and the functions behind the actions of its toasts: a machine stores none. */
function startQueue() {
  const actor = createActor(createToastQueueMachine(), {
    input: { importantStay: true, limit: maxVisible },
  }).start();
  const handlers = new Map<string, () => void>();
  actor.on('action.chosen', ({ actionId }) => handlers.get(actionId)?.());
  const withActionId = ({ action, ...toast }: ToastContent) => {
    if (!action) return toast;
    // The same label may do something else in another toast.
    const id = JSON.stringify([toast.type, toast.text, action.label]);
    handlers.set(id, action.onPress);
    return { ...toast, action: { id, label: action.label } };
  };
  const raise = (notices: readonly ToastContent[]) => {
    if (actor.getSnapshot().context.toasts.length === 0) handlers.clear();
    actor.send({ type: 'toast.raised', toast: notices.map(withActionId) });
  };
  return { actor, raise };
}

/** The toast region, bound to the toast queue (TOAST-1 to TOAST-4). Timers also pause while the tab is hidden. */
export default function ToastHost({ store }: { store: ToastStore }) {
  const [{ actor, raise }] = useState(startQueue);
  const { visible, queuedCount } = useSelector(actor, selectToasts);
  useEffect(() => store.drain(raise), [store, raise]);
  useEffect(() => {
    const follow = () =>
      actor.send({ type: document.hidden ? 'time.paused' : 'time.resumed', reason: 'hidden' });
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [actor]);
  return (
    <ToastRegion
      toasts={visible.map(({ action, ...toast }) => ({
        ...toast,
        ...(action && {
          action: { label: action.label, onPress: () => actor.send({ type: 'action.chosen', id: toast.id }) },
        }),
      }))}
      queuedCount={queuedCount}
      onClose={(id) => actor.send({ type: 'toast.closed', id })}
      onCloseAll={() => actor.send({ type: 'all.closed' })}
      onPause={() => actor.send({ type: 'time.paused', reason: 'hover' })}
      onResume={() => actor.send({ type: 'time.resumed', reason: 'hover' })}
    />
  );
}
