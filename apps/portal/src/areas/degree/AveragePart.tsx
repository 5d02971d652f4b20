import { type ThesisKind, thesisKindTitles } from '@qianwei/api/contract/academic/exam-period';
import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import { Part } from '@qianwei/ui/Part';
import { AverageTrial } from '../../shared/degree-average/AverageTrial.tsx';
import { forecastWords, missingPoints } from '../../shared/degree-average/degree-gap.ts';
import * as styles from './DegreePage.css.ts';

type Average = NonNullable<DegreeApply['average']>;

export interface AveragePartProps {
  average: Average;
  /** Kind of the thesis in the plan; null for a plan without one. */
  thesisKind: ThesisKind | null;
  /** The condition that the average has to meet; missing where the rules have none. */
  condition: DegreeApply['conditions'][number] | undefined;
}

/** 学位均分: a mean of the scores to come that can be tried out, and each course that can still raise it. */
export default function AveragePart({ average, thesisKind, condition }: AveragePartProps) {
  const { need, rest, remaining } = average;
  if (rest === 0) return <Settled {...{ average, condition }} />;
  return (
    <Part title="学位均分试算" note={`还有 ${rest} 项成绩`}>
      {/* An unmet condition has its source above. */}
      <AverageTrial
        scores={average}
        thesis={thesisKindTitles[thesisKind ?? 'PAPER']}
        basis={condition?.ok ? condition.basis : null}
      >
        {rest > 1 && !condition?.ok && remaining.length > 0 && (
          <div>
            <p>还能提高均分的，其余按平均 {need} 分算，每一项至少要：</p>
            <ul className={styles.courses}>
              {byNeed(remaining).map(({ least, names }) => (
                <li key={least}>
                  <span>{names.join('、')}</span>
                  <span className={styles.points}>{least === null ? '满分也不够' : `${least} 分`}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </AverageTrial>
    </Part>
  );
}

/** Courses with the score that each needs, those with the same one together, the lowest first. */
function byNeed(remaining: Average['remaining']): { least: number | null; names: string[] }[] {
  const groups = new Map<number | null, string[]>();
  for (const { courseName, need } of remaining) groups.set(need, [...(groups.get(need) ?? []), courseName]);
  return [...groups]
    .map(([least, names]) => ({ least, names }))
    .toSorted((a, b) => (a.least ?? Number.POSITIVE_INFINITY) - (b.least ?? Number.POSITIVE_INFINITY));
}

/** No score is to come: how the average was calculated, and what it lacks. */
function Settled({ average, condition }: Omit<AveragePartProps, 'thesisKind'>) {
  const { done, need } = average;
  const missing = missingPoints(average);
  return (
    <Part title="学位均分怎么算" note={`${done} 项成绩，需 ${need} 分`}>
      <p>
        {forecastWords(average, 0)}
        {missing > 0 && `，合计还差 ${missing} 分`}。
        {missing > 0 &&
          (condition?.isFinal
            ? '成绩都出齐了，均分不会再变。'
            : '成绩都出齐了，只有成绩复核还可能改变均分。')}
      </p>
    </Part>
  );
}
