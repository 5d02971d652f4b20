import { noticeCategory, noticeCategoryTitles } from '@qianwei/api/contract/notice';
import { late, useLatePanel } from '@qianwei/ui/late';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { Tabs } from '@qianwei/ui/Tabs';
import { is } from 'valibot';
import { useAddress } from '../../shared/address/use-address.ts';
import { useSession } from '../../shared/session/session.tsx';
import { ListTools } from './ListTools.tsx';
import { MarkAllRead } from './MarkAllRead.tsx';
import { NoticeList } from './NoticeList.tsx';
import * as styles from './NoticeListPage.css.ts';
import { noticeFilter, openNotice } from './notice-filter.ts';

const noticeDrawer = late<object>(() => import('./NoticeDrawer.tsx'), { prefetch: 'idle' });

const tabs = [
  { id: 'ALL', label: '全部' },
  ...Object.entries(noticeCategoryTitles).map(([id, label]) => ({ id, label })),
];

/** 通知公告: official notices, with or without login. The filter is in the address. */
export default function NoticeListPage() {
  const loggedIn = useSession().session !== null;
  const { values: filter, show } = useAddress(noticeFilter);
  const content = (
    <>
      <ListTools key={filter.keyword} filter={filter} loggedIn={loggedIn} onChange={show} />
      <NoticeList filter={filter} onChange={show} />
    </>
  );
  return (
    <div className={styles.list}>
      <PageHeader
        title="通知公告"
        lede="考务、学习、论文、毕业、学位与系统公告"
        actions={loggedIn && <MarkAllRead filter={filter} />}
      />
      <Tabs
        label="公告分类"
        items={tabs.map((tab) => ({ ...tab, content: tab.id === (filter.category ?? 'ALL') && content }))}
        selected={filter.category ?? 'ALL'}
        onSelect={(id) => show({ category: is(noticeCategory, id) ? id : undefined })}
      />
      {!loggedIn && <OverList />}
    </div>
  );
}

/** A notice for a visitor without login, once its code has come. */
function OverList() {
  const { values, show } = useAddress(openNotice);
  const NoticeDrawer = useLatePanel(noticeDrawer, values.id !== '', () => show({ id: '' }));
  return NoticeDrawer && <NoticeDrawer />;
}
