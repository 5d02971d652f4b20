import { getWrongBook } from '@qianwei/api/contract/analysis';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Pagination } from '@qianwei/ui/Pagination';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { TextButton } from '@qianwei/ui/TextButton';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { BookEntry } from './BookEntry.tsx';
import { BookTools } from './BookTools.tsx';
import { type BookFilter, readBookFilter, writeBookFilter } from './book-filter.ts';
import * as styles from './WrongBook.css.ts';

const pageSize = 10;

/** 错题本: what I got wrong and have not mastered since, to think about again, practise or put away. */
export function WrongBook({ courseId }: { courseId: string }) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const filter = readBookFilter(search);
  const book = useCall(
    getWrongBook,
    {
      pageNo: filter.pageNo,
      pageSize,
      collected: filter.collected,
      courseId: filter.allCourses ? undefined : courseId,
    },
    { keepPrevious: true, staleTime: 0 },
  );
  const show = (change: Partial<BookFilter>) => {
    const query = writeBookFilter(search, { ...filter, pageNo: 1, ...change });
    navigate(query === '' ? path : `${path}?${query}`, { replace: true });
  };
  const last = book.data && Math.max(1, Math.ceil(book.data.total / pageSize));
  const isBeyond = last !== undefined && !book.isPlaceholderData && filter.pageNo > last;
  // The last question of a page was put away.
  useEffect(() => {
    if (!isBeyond || last === undefined) return;
    const query = writeBookFilter(search, { ...readBookFilter(search), pageNo: last });
    navigate(`${path}?${query}`, { replace: true });
  }, [isBeyond, last, navigate, path, search]);

  return (
    <QueryView
      query={book}
      name="错题本"
      skeleton={<SkeletonLines shares={[0.4, 0.9, 0.7, 0.3, 0.95, 0.6, 0.3]} />}
    >
      {({ list, total, courses }) => (
        <div className={styles.book}>
          <BookTools courseId={courseId} filter={filter} total={total} courses={courses} onChange={show} />
          {total === 0 ? (
            <Nothing filter={filter} onAll={() => show({ collected: false, allCourses: true })} />
          ) : (
            <>
              <ol className={styles.list}>
                {list.map((question) => (
                  <BookEntry key={question.questionId} question={question} withCourse={filter.allCourses} />
                ))}
              </ol>
              {total > pageSize && (
                <Pagination
                  page={filter.pageNo}
                  pageSize={pageSize}
                  total={total}
                  onChange={(pageNo) => {
                    show({ pageNo });
                    scrollTo({ top: 0 });
                  }}
                />
              )}
            </>
          )}
        </div>
      )}
    </QueryView>
  );
}

function Nothing({ filter, onAll }: { filter: BookFilter; onAll: () => void }) {
  return (
    <EmptyState
      drawing="paper"
      title={filter.collected ? '还没有收藏的题目' : '没有错题'}
      why={
        filter.collected
          ? '在试题解析里按“收藏”，题目就会收在这里。'
          : '交卷后答错的题目自动收进来；重练时答对，就从这里移出。'
      }
      action={!filter.allCourses && <TextButton onPress={onAll}>看全部课程的错题</TextButton>}
    />
  );
}
