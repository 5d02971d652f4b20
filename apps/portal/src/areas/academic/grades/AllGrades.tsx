import { type GradeList, getGradeList } from '@qianwei/api/contract/academic/grade';
import { nearWords } from '@qianwei/api/time/words';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { type RefObject, useId } from 'react';
import { FilterBar } from '../../../shared/filter/FilterBar.tsx';
import { filterWords, useFilter } from '../../../shared/filter/use-filter.ts';
import { MorePages } from '../../../shared/page/MorePages.tsx';
import { useWide } from '../../../shared/page/use-wide.ts';
import { full } from '../../../shared/page/widths.ts';
import { NoMatch, QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import * as styles from './AllGrades.css.ts';
import { gradeFields, gradeFilter, gradePayload } from './grade-filter.ts';
import { gradesByPeriod } from './grade-periods.ts';
import type { GradeWays } from './grade-ways.ts';
import { ScoreCards } from './ScoreCards.tsx';
import { ScoreTable } from './ScoreTable.tsx';

export interface AllGradesProps {
  all: GradeList;
  /** ms, by the server's clock. */
  now: number;
  ways: GradeWays;
  /** Takes the focus when what had it is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** 全部成绩 by period, through the filter in the address: a table, on a phone cards. */
export function AllGrades({ all, now, ways, heading }: AllGradesProps) {
  const id = useId();
  const isWide = useWide(full);
  const { periods } = all;
  const filter = useFilter(gradeFilter, gradeFields(periods));
  const shown = useCall(getGradeList, gradePayload(filter.values), { keepPrevious: true });
  const List = isWide ? ScoreTable : ScoreCards;
  return (
    <section aria-labelledby={id} className={styles.all}>
      <FilterBar filter={filter} noun="成绩">
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
          全部成绩 {shown.data && <span className={styles.count}>{shown.data.total} 条</span>}
        </h2>
        {isWide && <span className={styles.note}>数据更新于 {nearWords(all.serverTime, now)}</span>}
      </FilterBar>
      <QueryView
        query={shown}
        name="成绩"
        skeleton={<SkeletonLines shares={[0.3, 1, 1, 0.3, 1]} />}
        empty={({ total }) =>
          total === 0 && (
            <NoMatch
              title="没有符合条件的成绩"
              why={`${filterWords(filter)}，没有成绩。`}
              clearLabel="查看全部成绩"
              onClear={filter.clear}
            />
          )
        }
      >
        {({ list, total, pageNo, pageSize }) => (
          <>
            <List
              groups={gradesByPeriod(list, periods)}
              degree={all.summary.degreeTerms}
              now={now}
              ways={ways}
            />
            <MorePages
              page={pageNo}
              pageSize={pageSize}
              total={total}
              onChange={(page) => filter.show({ page })}
            />
          </>
        )}
      </QueryView>
    </section>
  );
}
