import { getNoticeListNLog, readNotice } from '@qianwei/api/contract/notice';
import { Button } from '@qianwei/ui/Button';
import { Skeleton } from '@qianwei/ui/Skeleton';
import { StateMark } from '@qianwei/ui/StateMark';
import { token } from '@qianwei/ui/theme';
import { useMutationCall } from '../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../shared/page/notify.tsx';
import { useCall } from '../../shared/query/use-call.ts';
import * as styles from './NoticeListPage.css.ts';
import type { NoticeFilter } from './notice-filter.ts';
import { pinnedPayload } from './PinnedNotices.tsx';

/** 全部标为已读, or that everything is; its place is kept while the number is not known. */
export function MarkAllRead({ filter }: { filter: NoticeFilter }) {
  const { data, isPending } = useCall(getNoticeListNLog, pinnedPayload(filter), { keepPrevious: true });
  return (
    <div className={styles.markAll}>
      {isPending && <Skeleton height={token.size.control} />}
      {data?.unread === 0 && (
        <StateMark shape="check" tone="muted">
          全部已读
        </StateMark>
      )}
      {data !== undefined && data.unread > 0 && <MarkButton unread={data.unread} />}
    </div>
  );
}

function MarkButton({ unread }: { unread: number }) {
  const notify = useNotify();
  const { pending, send } = useMutationCall(readNotice);
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
