import { getNoticeListNLog, readNotice } from '@qianwei/api/contract/notice';
import { useEffect } from 'react';
import { useClient } from '../../shared/client/client.tsx';
import { callKey } from '../../shared/query/use-call.ts';
import { useQueryClient } from '../../shared/query/use-query-client.ts';
import { useSession } from '../../shared/session/session.tsx';

/**
 * Marks a notice read when a logged-in student opens it, and refreshes the lists that count unread ones. A failure
 * says nothing: the notice stays unread and is marked when it is opened again.
 */
export function useMarkRead(id: string | undefined): void {
  const client = useClient();
  const queries = useQueryClient();
  const loggedIn = useSession().session !== null;
  useEffect(() => {
    if (id === undefined || !loggedIn) return;
    client.call(readNotice, { ids: [id] }).then(
      () => queries.invalidateQueries({ queryKey: callKey(getNoticeListNLog) }),
      () => undefined,
    );
  }, [client, queries, id, loggedIn]);
}
