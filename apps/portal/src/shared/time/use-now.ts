import { useEffect, useState } from 'react';
import { useClient } from '../client/client.tsx';

/**
 * The server's time in ms since 1970, whatever the device's own clock says; read again every `every` ms (default
 * 15 000) while the page is shown.
 */
export function useNow(every = 15_000): number {
  const client = useClient();
  const [now, setNow] = useState(() => client.serverNow());
  useEffect(() => {
    const tick = () => setNow(client.serverNow());
    tick();
    const timer = setInterval(tick, every);
    return () => clearInterval(timer);
  }, [client, every]);
  return now;
}
