import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import { listDay } from '@qianwei/api/time/words';
import { CommandPalette } from '@qianwei/ui/CommandPalette';
import { type ComponentProps, useDeferredValue, useState } from 'react';
import { useCall } from '../shared/query/use-call.ts';
import type { SidebarItem } from './menu-items.ts';

/** A function of the menu that a search found. */
export interface FoundFunction {
  href: string;
  title: string;
}

/** The pages of the menu whose title, or whose group's title, holds the keyword; all of them without a keyword. */
function findFunctions(menu: readonly SidebarItem[], keyword: string): FoundFunction[] {
  const needle = keyword.toLowerCase();
  const find = (items: readonly SidebarItem[], above: string): FoundFunction[] =>
    items.flatMap(({ title, href, children }) => {
      const name = above + title;
      if (children) return find(children, `${name} · `);
      return name.toLowerCase().includes(needle) ? [{ href, title: name }] : [];
    });
  return find(menu, '');
}

type Group = ComponentProps<typeof CommandPalette>['groups'][number];

const texts = { label: '公告标题或功能名称', placeholder: '公告标题或功能名称' };

/** Finds functions of the menu at once, and notices by their title. */
export default function SearchDialog({
  menu,
  onClose,
}: {
  menu: readonly SidebarItem[];
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  const keyword = text.trim().slice(0, 50);
  const searched = useDeferredValue(keyword);
  const functions = findFunctions(menu, keyword).map(({ href, title }) => ({ id: href, label: title, href }));
  const notices = useNotices(searched, menu);
  return (
    <CommandPalette
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      query={text}
      onQueryChange={setText}
      groups={[{ id: 'functions', label: '功能', items: functions }, ...(searched === '' ? [] : [notices])]}
      texts={texts}
    />
  );
}

/** The notices with the keyword in their title; the previous ones stay until the new ones come. */
function useNotices(keyword: string, menu: readonly SidebarItem[]): Group {
  const payload = { pageNo: 1, pageSize: 8, keyword };
  const { data, error, isFetching, refetch } = useCall(getNoticeListNLog, payload, {
    enabled: keyword !== '',
    keepPrevious: true,
  });
  const inHome = menu.some(({ path }) => path.startsWith('/home'));
  return {
    id: 'notices',
    label: '公告',
    items: (data?.list ?? []).map(({ id, title, publishTime }) => ({
      id: String(id),
      label: title,
      note: listDay(publishTime),
      href: inHome ? `/home/notice/detail/${id}` : `/notice?id=${id}`,
    })),
    state: isFetching ? 'loading' : error ? 'error' : 'ready',
    error: `公告搜索失败：${error?.message ?? ''}`,
    onRetry: () => void refetch(),
    empty: '没有找到相关公告，换个关键词试试。',
  };
}
