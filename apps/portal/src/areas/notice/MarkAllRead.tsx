import { getNoticeListNLog, readNotice } from '@qianwei/api/contract/notice';
import { ApiError } from '@qianwei/api/errors';
import { Button } from '@qianwei/ui/Button';
import { useState } from 'react';
import { useClient } from '../../shared/client/client.tsx';
import { useNotify } from '../../shared/page/notify.tsx';
import { callKey, useCall } from '../../shared/query/use-call.ts';
import { useQueryClient } from '../../shared/query/use-query-client.ts';
import { pinnedPayload } from './pinned-payload.ts';

/** 全部标为已读, shown while there is something unread. */
export function MarkAllRead() {
  const client = useClient();
  const notify = useNotify();
  const queries = useQueryClient();
  const [pending, setPending] = useState(false);
  const unread = useCall(getNoticeListNLog, pinnedPayload).data?.unread ?? 0;
  if (unread === 0) return null;
  const mark = async () => {
    setPending(true);
    try {
      await client.call(readNotice, { all: true });
      await queries.invalidateQueries({ queryKey: callKey(getNoticeListNLog) });
      notify({ type: 'success', text: '全部公告已标为已读' });
    } catch (error) {
      if (error instanceof ApiError && error.kind !== 'cancelled')
        notify({ type: 'warning', text: error.message });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button pending={pending} onPress={() => void mark()}>
      全部标为已读（{unread}）
    </Button>
  );
}
