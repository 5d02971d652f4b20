import { useEffect, useState } from 'react';
import { useClient } from '../../shared/client/client.tsx';
import type { PublicServiceWords } from './public-service-text.ts';

/** The state of the public services; null until the server has answered, and after a failure. */
export function usePublicServices(): PublicServiceWords | null {
  const client = useClient();
  const [words, setWords] = useState<PublicServiceWords | null>(null);
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      const { loadPublicServiceWords } = await import('./public-service-text.ts');
      const loaded = await loadPublicServiceWords(client);
      if (!isLeft) setWords(loaded);
    };
    load().catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [client]);
  return words;
}
