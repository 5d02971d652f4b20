import { getWrongBook } from '@qianwei/api/contract/exam/book';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Pagination } from '@qianwei/ui/Pagination';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { TextButton } from '@qianwei/ui/TextButton';
import { useEffect, useEffectEvent } from 'react';
import { useAddress } from '../../../shared/address/use-address.ts';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { BookEntry } from './BookEntry.tsx';
import { BookTools } from './BookTools.tsx';
import { type BookFilter, bookFilter } from './book-filter.ts';
import * as styles from './WrongBook.css.ts';

const pageSize = 10;

export interface WrongBookProps {
  courseId: string;
}

/** 错题本: questions answered wrong and not mastered since, to think about again, practise or remove. */
export default function WrongBook({ courseId }: WrongBookProps) {
  const { values: filter, show } = useAddress(bookFilter, { replace: true });
  const book = useCall(
    getWrongBook,
    {
      pageNo: filter.page,
      pageSize,
      collected: filter.collected,
      courseId: filter.courses === 'all' ? undefined : courseId,
    },
    { keepPrevious: true, staleTime: 0 },
  );
  const last = book.data && Math.max(1, Math.ceil(book.data.total / pageSize));
  const isBeyond = last !== undefined && !book.isPlaceholderData && filter.page > last;
  const showPage = useEffectEvent((page: number) => show({ page }));
  // The last question of a page was removed.
  useEffect(() => {
    if (isBeyond) showPage(last);
  }, [isBeyond, last]);

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
            <Nothing filter={filter} onAll={() => show({ collected: false, courses: 'all' })} />
          ) : (
            <>
              <ol className={styles.list}>
                {list.map((question) => (
                  <BookEntry
                    key={question.questionId}
                    question={question}
                    withCourse={filter.courses === 'all'}
                  />
                ))}
              </ol>
              {total > pageSize && (
                <Pagination
                  page={filter.page}
                  pageSize={pageSize}
                  total={total}
                  onChange={(page) => {
                    show({ page });
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
      action={filter.courses === 'own' && <TextButton onPress={onAll}>看全部课程的错题</TextButton>}
    />
  );
}
