import { type GradeList, getGradeList, gradeTypeTitles } from '@qianwei/api/contract/academic/grade';
import { nearWords } from '@qianwei/api/time/words';
import { LatePiece, late } from '@qianwei/ui/late';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { type RefObject, useId } from 'react';
import { useAddress } from '../../../shared/address/use-address.ts';
import { MorePages } from '../../../shared/page/MorePages.tsx';
import { useWide } from '../../../shared/page/use-wide.ts';
import { full } from '../../../shared/page/widths.ts';
import { NoMatch, QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import * as styles from './AllGrades.css.ts';
import { FilterButton } from './FilterButton.tsx';
import type { FilterProps } from './FilterLine.tsx';
import { type GradeFilter, gradeFilter, gradePayload, knownFilter, unfiltered } from './grade-filter.ts';
import { gradesByPeriod } from './grade-periods.ts';
import type { GradeWays } from './grade-ways.ts';
import { ScoreCards } from './ScoreCards.tsx';
import { ScoreTable } from './ScoreTable.tsx';

/** Its fields are a good part of the page's code, and a phone has a drawer instead. */
const filterLine = late<FilterProps>(() => import('./FilterLine.tsx'));

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
  const { values, show } = useAddress(gradeFilter);
  const { periods } = all;
  const filter = knownFilter(values, periods);
  const shown = useCall(getGradeList, gradePayload(filter), { keepPrevious: true });
  const List = isWide ? ScoreTable : ScoreCards;
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
          全部成绩 {shown.data && <span className={styles.count}>{shown.data.total} 条</span>}
        </h2>
        {isWide && <span className={styles.note}>数据更新于 {nearWords(all.serverTime, now)}</span>}
        {!isWide && <FilterButton filter={filter} periods={periods} onChange={show} />}
      </div>
      {isWide && (
        <LatePiece
          of={filterLine}
          fallback={<div className={styles.filter} />}
          filter={filter}
          periods={periods}
          onChange={show}
        />
      )}
      <QueryView
        query={shown}
        name="成绩"
        skeleton={<SkeletonLines shares={[0.3, 1, 1, 0.3, 1]} />}
        empty={({ total }) =>
          total === 0 && (
            <NoMatch
              title="没有符合条件的成绩"
              why={`${filterWords(filter, periods)}，没有成绩。`}
              clearLabel="查看全部成绩"
              onClear={() => show(unfiltered)}
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
            <MorePages page={pageNo} pageSize={pageSize} total={total} onChange={(page) => show({ page })} />
          </>
        )}
      </QueryView>
    </section>
  );
}

/** The filter in words: `2026年10月考期、统考、仅看合格、含“离散”`. */
function filterWords({ period, type, passed, keyword }: GradeFilter, periods: GradeList['periods']): string {
  return [
    periods.find(({ periodId }) => periodId === period)?.name ?? '',
    type === undefined ? '' : gradeTypeTitles[type],
    passed ? '仅看合格' : '',
    keyword === '' ? '' : `名称或代码含“${keyword}”`,
  ]
    .filter((words) => words !== '')
    .join('、');
}
