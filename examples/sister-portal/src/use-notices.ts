import { getNoticeListNLog, type NoticeItem } from '@qianwei/api/contract/notice';
import { ApiError, isCancelled } from '@qianwei/api/errors';
import { useCallback, useEffect, useState } from 'react';
import { client } from './services.ts';

/** The notices: loading, loaded, or failed. */
export type Notices =
  | { state: 'loading' }
  | { state: 'here'; list: readonly NoticeItem[]; unread: number }
  | { state: 'failed'; message: string };

/**
 * The newest notices that the reader may see: public ones without a login, with read marks after one. They are
 * fetched again when `token` changes and by `reload`.
 */
export function useNotices(token: string | undefined) {
  const [notices, setNotices] = useState<Notices>({ state: 'loading' });
  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const { list, unread } = await client.call(getNoticeListNLog, { pageSize: 20 }, { signal });
        setNotices({ state: 'here', list, unread: token ? unread : 0 });
      } catch (error) {
        if (isCancelled(error) || !(error instanceof ApiError)) return;
        setNotices({ state: 'failed', message: error.message });
      }
    },
    [token],
  );
  useEffect(() => {
    const cancel = new AbortController();
    void load(cancel.signal);
    return () => cancel.abort();
  }, [load]);
  return { notices, reload: () => void load() };
}
