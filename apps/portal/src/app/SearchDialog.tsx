import { getCourseList } from '@qianwei/api/contract/course/list';
import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import { listDay } from '@qianwei/api/time/words';
import { matchCourseText } from '@qianwei/studies';
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

const texts = { label: '课程代码或名称、公告标题、功能名称', placeholder: '课程代码、公告标题、功能' };

/** Finds functions of the menu at once, the student's courses by their name and any code, and notices by their title. */
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
  const courses = useCourses(keyword, menu);
  const notices = useNotices(searched, menu);
  return (
    <CommandPalette
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      query={text}
      onQueryChange={setText}
      groups={[
        { id: 'functions', label: '功能', items: functions },
        ...(keyword === '' || courses === null ? [] : [courses]),
        ...(searched === '' ? [] : [notices]),
      ]}
      texts={texts}
    />
  );
}

/**
 * The student's courses that the keyword means, by a name, the present code or an old one; null for who has no 课程学习. They are
 * asked for once, when the search opens.
 */
function useCourses(keyword: string, menu: readonly SidebarItem[]): Group | null {
  const hasCourses = hasPage(menu, '/course/list');
  const { data, error, isFetching, refetch } = useCall(getCourseList, {}, { enabled: hasCourses });
  if (!hasCourses) return null;
  return {
    id: 'courses',
    label: '课程',
    items: (data?.list ?? []).flatMap((course) => {
      const match = matchCourseText(course, keyword);
      if (match === null) return [];
      const { courseId, courseCode, courseName } = course;
      const note = match.oldCode === null ? courseCode : `旧代码 ${match.oldCode}，现行代码 ${courseCode}`;
      return [{ id: `course ${courseId}`, label: courseName, note, href: `/course/chapter/${courseId}` }];
    }),
    state: isFetching && !data ? 'loading' : error && !data ? 'error' : 'ready',
    error: `课程没有加载出来：${error?.message ?? ''}`,
    onRetry: () => void refetch(),
  };
}

/** True when this menu or a menu inside it leads to the page. */
const hasPage = (menu: readonly SidebarItem[], path: string): boolean =>
  menu.some((item) => item.path === path || hasPage(item.children ?? [], path));

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
