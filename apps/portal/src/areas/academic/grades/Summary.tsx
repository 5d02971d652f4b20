import type { GradeList } from '@qianwei/api/contract/academic/grade';
import { Figures } from '@qianwei/ui/Figures';
import { Gauge } from '@qianwei/ui/Gauge';
import { LatePiece, late } from '@qianwei/ui/late';
import { Skeleton } from '@qianwei/ui/Skeleton';
import type { TrendChartProps } from '@qianwei/ui/TrendChart';
import { useId } from 'react';
import { trendPeriods } from '../../../shared/credits/trend-periods.ts';
import { BasisLine } from '../../../shared/page/BasisLine.tsx';
import { AverageTerms } from './AverageTerms.tsx';
import { isLong, meanWords } from './arithmetic.ts';
import * as styles from './GradePage.css.ts';
import { degreeWords } from './lead.ts';

const trendChart = late<TrendChartProps>(async () => ({
  default: (await import('@qianwei/ui/TrendChart')).TrendChart,
}));

/** The sum of the results: courses, credits, both averages with their arithmetic, and the scores over the periods. */
export function Summary({ all: { summary, trend } }: { all: GradeList }) {
  const trendId = useId();
  const { passedCount, totalCount, credit, minCredit, avg, avgTerms } = summary;
  return (
    <section className={styles.summary} aria-label="成绩概览">
      <div className={styles.column}>
        <Figures
          label="成绩概览"
          short
          figures={[
            { name: '笔试已合格', value: String(passedCount), of: `/ ${totalCount} 门` },
            { name: '学分', value: String(credit), of: `/ ${minCredit}` },
            { name: `均分，${avgTerms.length} 门`, value: avg === null ? '—' : String(avg) },
          ]}
        />
      </div>
      <div className={styles.column}>
        <Averages summary={summary} />
      </div>
      <section className={styles.column} aria-labelledby={trendId}>
        <h2 id={trendId} className={styles.name}>
          历次统考成绩
        </h2>
        <LatePiece
          of={trendChart}
          fallback={<Skeleton height={150} />}
          periods={trendPeriods(trend)}
          degree={summary.degreeNeed}
        />
      </section>
    </section>
  );
}

/** The degree average on its scale, or the plain one where there is no degree; how both are calculated. */
function Averages({ summary }: { summary: GradeList['summary'] }) {
  const id = useId();
  const { avg, avgTerms, degreeAvg, degreeTerms, degreeNeed, avgRule, basis } = summary;
  const hasDegree = degreeNeed !== null;
  const shown = hasDegree ? degreeAvg : avg;
  const terms = hasDegree ? degreeTerms : avgTerms;
  const missing = degreeWords(summary);
  const isShort = degreeNeed !== null && degreeAvg !== null && degreeAvg < degreeNeed;
  // A thesis that is not passed yet makes no difference between the two.
  const isOther = hasDegree && avgTerms.length !== degreeTerms.length;
  const scores = terms.map(({ score }) => score);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {hasDegree ? '学位均分' : '均分'}
      </h2>
      <p className={styles.average}>
        <b className={styles.averageValue}>{shown ?? '—'}</b>
        {missing && <span className={isShort ? styles.short : styles.reached}>{missing}</span>}
      </p>
      {degreeNeed !== null && degreeAvg !== null && (
        <Gauge
          label="学位均分"
          value={degreeAvg}
          need={degreeNeed}
          min={degreeNeed - 20}
          max={degreeNeed + 20}
        />
      )}
      {isLong(scores) ? (
        <AverageTerms degree={hasDegree ? degreeTerms : null} plain={avgTerms} rule={avgRule} />
      ) : (
        <div className={styles.how}>
          <p>
            {scores.length > 0 && `${meanWords(scores)}。`}
            {avgRule}。
          </p>
          {scores.length > 0 && hasDegree && (
            <p>
              {isOther
                ? `均分不含毕业设计（论文）：${meanWords(avgTerms.map(({ score }) => score))}。`
                : '均分现在与学位均分相同。'}
            </p>
          )}
        </div>
      )}
      <BasisLine basis={basis} />
    </section>
  );
}
