import { fromCallback } from 'xstate';

/** What the browser says of the network. */
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
