import { createToastQueueMachine, selectToasts } from '@qianwei/machines/toast-queue';
import { ToastRegion } from '@qianwei/ui/ToastRegion';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import type { Notice } from '../shared/notify.tsx';
import type { ToastStore } from './toast-store.ts';

/** The queue, and what the actions of its toasts do: a machine keeps no functions. */
function startQueue() {
  const actor = createActor(createToastQueueMachine(), { input: undefined }).start();
  const deeds = new Map<string, () => void>();
  actor.on('action.chosen', ({ actionId }) => deeds.get(actionId)?.());
  const raise = ({ action, ...toast }: Notice) => {
    if (action) deeds.set(action.label, action.onPress);
    actor.send({
      type: 'toast.raised',
      toast: { ...toast, ...(action && { action: { id: action.label, label: action.label } }) },
    });
  };
  return { actor, raise };
}

/** The toast region, bound to the toast queue (TOAST-1 to TOAST-4). Timers also stand still while the tab is hidden. */
export default function ToastHost({ store }: { store: ToastStore }) {
  const [{ actor, raise }] = useState(startQueue);
  const { visible, queuedCount } = useSelector(actor, selectToasts);
  useEffect(() => store.drain(raise), [store, raise]);
  useEffect(() => {
    const note = () =>
      actor.send({ type: document.hidden ? 'time.paused' : 'time.resumed', reason: 'hidden' });
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
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
