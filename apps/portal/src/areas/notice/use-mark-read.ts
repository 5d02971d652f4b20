import { readNotice } from '@qianwei/api/contract/notice';
import { useEffect } from 'react';
import { useClient } from '../../shared/client/client.tsx';
import { useQueryCache } from '../../shared/query/query-cache.tsx';
import { useSession } from '../../shared/session/session.tsx';

/**
 * Marks a notice read when a logged-in student opens it, and refreshes the lists that count unread ones. A failure is
 * silent: the notice stays unread and is marked when it is opened again.
 */
export function useMarkRead(id: string | undefined): void {
  const client = useClient();
  const queries = useQueryCache();
  const loggedIn = useSession().session !== null;
  useEffect(() => {
    if (id === undefined || !loggedIn) return;
    client.call(readNotice, { ids: [id] }).then(
      () => queries.refreshAfter(readNotice),
      () => undefined,
    );
  }, [client, queries, id, loggedIn]);
}
