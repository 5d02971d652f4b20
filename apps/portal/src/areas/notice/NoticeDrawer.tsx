import type { Notice } from '@qianwei/api/contract/notice';
import { getNoticeDetailNLog } from '@qianwei/api/contract/notice';
import DrawerPanel from '@qianwei/ui/Drawer/DrawerPanel';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { useAddress } from '../../shared/address/use-address.ts';
import { QueryView } from '../../shared/query/QueryView.tsx';
import { useCall } from '../../shared/query/use-call.ts';
import { useNow } from '../../shared/time/use-now.ts';
import { NoticeArticle, NoticeSkeleton } from './NoticeArticle.tsx';
import { openNotice } from './notice-filter.ts';

/** A notice for a visitor without login, over the list; its id is in the address, so that the link can be shared. */
export default function NoticeDrawer() {
  const { values, show } = useAddress(openNotice);
  return (
    <DrawerPanel title="公告" isOpen={values.id !== ''} onOpenChange={(isOpen) => isOpen || show({ id: '' })}>
      {values.id !== '' && <Content id={values.id} />}
    </DrawerPanel>
  );
}

function Content({ id }: { id: string }) {
  const notice = useCall(getNoticeDetailNLog, { id });
  return (
    <QueryView
      query={notice}
      name="公告"
      skeleton={<NoticeSkeleton />}
      gone={
        <EmptyState drawing="paper" title="公告不存在或已撤回" why="也可能只发给部分考生，登录后再看一次。" />
      }
    >
      {(data) => <Article notice={data} />}
    </QueryView>
  );
}

function Article({ notice }: { notice: Notice }) {
  const now = useNow();
  return <NoticeArticle notice={notice} now={now} titleLevel="h3" />;
}
