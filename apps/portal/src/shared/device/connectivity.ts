import { fromCallback } from 'xstate';

/** The actor of a machine that reports `connection.lost` and `connection.back`, as the browser does. */
export const connectivity = fromCallback<{ type: 'none' }>(({ sendBack }) => {
  const lost = () => sendBack({ type: 'connection.lost' });
  const back = () => sendBack({ type: 'connection.back' });
  addEventListener('offline', lost);
  addEventListener('online', back);
  if (!navigator.onLine) lost();
  return () => {
    removeEventListener('offline', lost);
    removeEventListener('online', back);
  };
});
