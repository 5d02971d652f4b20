import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import { BellLink } from '@qianwei/ui/BellLink';
import { useCall } from '../shared/query/use-call.ts';

/** The bell with the number of unread notices; without an answer it is only a link. Home asks the same. */
export function Bell() {
  const { data } = useCall(getNoticeListNLog, { pageNo: 1, pageSize: 5 });
  return <BellLink href="/notice" count={data?.unread ?? 0} />;
}
