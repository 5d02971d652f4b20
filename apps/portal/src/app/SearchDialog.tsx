import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import { Dialog } from '@qianwei/ui/Dialog';
import { Link } from '@qianwei/ui/Link';
import { TextField } from '@qianwei/ui/TextField';
import { useDeferredValue, useState } from 'react';
import { useCall } from '../shared/use-call.ts';
import { findFunctions } from './find-functions.ts';
import type { SidebarItem } from './menu-items.ts';
import * as styles from './SearchDialog.css.ts';

/** Finds functions of the menu at once, and notices by their title. */
export default function SearchDialog({
  menu,
  onClose,
}: {
  menu: readonly SidebarItem[];
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  const keyword = useDeferredValue(text.trim().slice(0, 50));
  const functions = findFunctions(menu, keyword);
  const hasHome = menu.some(({ path }) => path.startsWith('/home'));
  return (
    <Dialog isOpen title="搜索" width="wide" onOpenChange={onClose}>
      <div className={styles.search}>
        <TextField
          label="公告标题或功能名称"
          type="search"
          maxLength={50}
          autoFocus
          value={text}
          onChange={setText}
        />
        {functions.length > 0 && (
          <section>
            <h3 className={styles.kind}>功能</h3>
            <ul>
              {functions.map(({ href, title }) => (
                <li key={href} className={styles.hit}>
                  <Link href={href} onPress={onClose}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {keyword !== '' && <Notices keyword={keyword} inHome={hasHome} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

function Notices({ keyword, inHome, onClose }: { keyword: string; inHome: boolean; onClose: () => void }) {
  const notices = useCall(getNoticeListNLog, { pageNo: 1, pageSize: 8, keyword }, { keepPrevious: true });
  return (
    <section aria-live="polite" aria-busy={notices.isFetching}>
      <h3 className={styles.kind}>公告</h3>
      {notices.isError && <p className={styles.note}>公告搜索失败：{notices.error.message}</p>}
      {notices.data?.list.length === 0 && <p className={styles.note}>没有找到相关公告，换个关键词试试。</p>}
      <ul>
        {notices.data?.list.map(({ id, title }) => (
          <li key={id} className={styles.hit}>
            <Link href={inHome ? `/home/notice/detail/${id}` : `/notice?id=${id}`} onPress={onClose}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
