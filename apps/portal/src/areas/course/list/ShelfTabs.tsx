import type { CourseList, ListedCourse, ShelfStatus } from '@qianwei/api/contract/course/list';
import { shelfStatus } from '@qianwei/api/contract/course/list';
import { Button } from '@qianwei/ui/Button';
import { LatePiece, late } from '@qianwei/ui/late';
import { Menu } from '@qianwei/ui/Menu';
import { Tabs } from '@qianwei/ui/Tabs';
import { is } from 'valibot';
import type { KeywordSearchProps } from '../../../shared/filter/KeywordSearch.tsx';
import { NoMatch } from '../../../shared/query/QueryView.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import * as styles from './CourseListPage.css.ts';
import { findCourses, maxWithoutSearch } from './course-search.ts';
import { shownPeriodOf } from './course-words.ts';
import { type ListAddress, searchLimit } from './list-address.ts';
import { EmptyShelf, Shelf } from './Shelf.tsx';
import { shelfTitles } from './shelf-titles.ts';

/** Forms need much code, and the shelf is read before it is searched. */
const courseSearch = late<KeywordSearchProps>(() => import('../../../shared/filter/KeywordSearch.tsx'));

export interface ShelfTabsProps {
  answer: CourseList;
  address: ListAddress;
  show: (change: Partial<ListAddress>) => void;
}

/** The shelf by where its courses stand, with the period whose exams are shown and a search in all of them. */
export function ShelfTabs({ answer, address, show }: ShelfTabsProps) {
  const { list, summary } = answer;
  const now = useNow();
  const { keyword } = address;
  const found = findCourses(list, keyword);
  const isSearch = keyword !== '';
  const counts = { STUDYING: summary.studying, PASSED: summary.passed, CLOSED: summary.closed };
  const of = (status: ShelfStatus) => found.filter((course) => course.status === status);
  const content = (status: ShelfStatus) => {
    const shown = of(status);
    if (isSearch && shown.length === 0) {
      return (
        <NoneFound keyword={keyword} status={status} found={found} onClear={() => show({ keyword: '' })} />
      );
    }
    const closed = status === 'STUDYING' && !isSearch ? of('CLOSED') : [];
    return shown.length === 0 ? (
      <EmptyShelf kind={answer.kind} status={status} closed={closed} />
    ) : (
      <Shelf
        status={status}
        courses={shown}
        closed={closed}
        opened={status === 'STUDYING' && !isSearch}
        period={shownPeriodOf(answer)}
        now={now}
      />
    );
  };
  return (
    <Tabs
      label="课程"
      selected={address.status}
      onSelect={(id) => is(shelfStatus, id) && show({ status: id })}
      aside={<Tools answer={answer} keyword={keyword} show={show} />}
      items={shelfStatus.options.map((status) => ({
        id: status,
        label: shelfTitles[status],
        note: String(isSearch ? of(status).length : counts[status]),
        content: status === address.status && content(status),
      }))}
    />
  );
}

function Tools({
  answer: { list, periods, periodId },
  keyword,
  show,
}: Pick<ShelfTabsProps, 'answer' | 'show'> & { keyword: string }) {
  const period = periods.find((each) => each.periodId === periodId);
  return (
    <div className={styles.tools}>
      {(list.length > maxWithoutSearch || keyword !== '') && (
        <search className={styles.search}>
          <LatePiece
            of={courseSearch}
            fallback={<div className={styles.field} />}
            field={{ label: '搜索课程', placeholder: '课程名，新旧代码都行', maxLength: searchLimit }}
            keyword={keyword}
            onSearch={(text) => show({ keyword: text })}
          />
        </search>
      )}
      {period && (
        <Menu
          selected={periodId}
          items={periods.map((each) => ({
            id: each.periodId,
            label: each.name,
            onAction: () => show({ periodId: each.periodId }),
          }))}
          trigger={
            <Button variant="quiet" size="small" icon="calendar" aria-label={`考期：${period.name}`}>
              {period.name}
            </Button>
          }
        />
      )}
    </div>
  );
}

interface NoneFoundProps {
  keyword: string;
  status: ShelfStatus;
  /** Courses that the search finds elsewhere. */
  found: readonly ListedCourse[];
  onClear: () => void;
}

/** No course of this tab matches: the tabs that have one say so by their numbers, and these words. */
function NoneFound({ keyword, status, found, onClear }: NoneFoundProps) {
  const others = shelfStatus.options
    .map((other) => ({ other, count: found.filter((course) => course.status === other).length }))
    .filter(({ count }) => count > 0)
    .map(({ other, count }) => `${shelfTitles[other]}里有 ${count} 门`);
  return (
    <NoMatch
      title={`${shelfTitles[status]}的课程里没有“${keyword}”`}
      why={
        others.length > 0
          ? `${others.join('，')}，在上面换一栏就能看到。`
          : '名称、课程代码和旧代码里都没有；代码前面的 0 可以不写。'
      }
      clearLabel="查看全部课程"
      onClear={onClear}
    />
  );
}
