import { getNoticeListNLog, readNotice } from '@qianwei/api/contract/notice';
import { Button } from '@qianwei/ui/Button';
import { useMutationCall } from '../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../shared/page/notify.tsx';
import { useCall } from '../../shared/query/use-call.ts';
import type { NoticeFilter } from './notice-filter.ts';
import { pinnedPayload } from './PinnedNotices.tsx';

/** 全部标为已读, shown while there is something unread. */
export function MarkAllRead({ filter }: { filter: NoticeFilter }) {
  const notify = useNotify();
  const { pending, send } = useMutationCall(readNotice);
  const unread = useCall(getNoticeListNLog, pinnedPayload(filter)).data?.unread ?? 0;
  if (unread === 0) return null;
  const mark = () =>
    send(
      { all: true },
      {
        done: () => notify({ type: 'success', text: '全部公告已标为已读' }),
        failed: ({ message }) => notify({ type: 'warning', text: message }),
      },
    );
  return (
    <Button pending={pending} onPress={() => void mark()}>
      全部标为已读（{unread}）
    </Button>
  );
}
