import type { Basis } from '@qianwei/api/contract/academic/basis';
import { thesisLevelTitles } from '@qianwei/api/contract/academic/thesis-level';
import { meanOfSum, passScore } from '@qianwei/studies';
import { NumberField } from '@qianwei/ui/NumberField';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { type ReactNode, useState } from 'react';
import { BasisWords } from '../page/BasisLine.tsx';
import * as styles from './AverageTrial.css.ts';
import { DegreeScale } from './DegreeScale.tsx';
import {
  type DegreeSums,
  type Forecast,
  firstEstimate,
  forecastOf,
  forecastWords,
  maxScore,
  missingPoints,
  type Outlook,
  outlookOf,
  type ThesisCase,
  thesisCases,
} from './degree-gap.ts';

interface AverageTrialProps {
  scores: DegreeSums;
  /** Kind of the thesis in the plan. */
  thesis: string;
  /** Source of the rule; null where it stands elsewhere on the page. */
  basis: Basis | null;
  /** Before the arithmetic: what the degree needs beside the average. */
  children?: ReactNode;
}

/** 试算: the degree average with a mean of the scores to come that the student can try out, to be followed by hand. */
export function AverageTrial({ scores, thesis, basis, children }: AverageTrialProps) {
  const { need, sum, done, rest } = scores;
  const [estimate, setEstimate] = useState<number | null>(() => firstEstimate(scores));
  const outlook = outlookOf(scores);
  const isOpen = outlook.kind === 'OPEN' || outlook.kind === 'SAFE';
  const isScore = isOpen && estimate !== null && estimate >= 0 && estimate <= maxScore;
  const forecast = isScore ? forecastOf(scores, estimate) : null;
  return (
    <div className={styles.gap}>
      {isOpen ? (
        <div className={styles.estimate}>
          <NumberField
            label={`我估计其余 ${rest} 项平均`}
            minValue={0}
            maxValue={maxScore}
            step={1}
            unit="分"
            value={estimate}
            onChange={setEstimate}
          />
          <p className={styles.answer} aria-live="polite">
            <span>
              <Answer need={need} outlook={outlook} forecast={forecast} />
            </span>
          </p>
        </div>
      ) : (
        <p className={styles.plain}>{plainWords(outlook, scores, thesis)}</p>
      )}
      <DegreeScale need={need} now={meanOfSum(sum, done)} forecast={forecast?.average ?? null} />
      {isOpen && <ThesisCases thesis={thesis} cases={thesisCases(scores)} />}
      {children}
      <WholeDates>
        <p className={styles.arithmetic}>
          {isScore && `${forecastWords(scores, estimate)}。`}
          {rest === 0 && done > 0 && `${forecastWords(scores, 0)}。`}
          {done > 0 && `${sum} 是已有 ${done} 项成绩之和。`}
          {basis && (
            <>
              依据 <BasisWords basis={basis} />
            </>
          )}
        </p>
      </WholeDates>
    </div>
  );
}

/** Words that hold for every estimate. */
function plainWords(outlook: Outlook, scores: DegreeSums, thesis: string): string {
  const { need } = scores;
  switch (outlook.kind) {
    case 'SETTLED':
      if (outlook.average === null) return '还没有计入学位均分的成绩。';
      return `成绩都出齐了，学位均分 ${outlook.average}，${
        outlook.isEnough ? `达到 ${need}` : `没有达到 ${need}，合计还差 ${missingPoints(scores)} 分`
      }。`;
    case 'UNREACHABLE':
      return `其余都拿最高分，学位均分也只到 ${outlook.best}，达不到 ${need}。`;
    case 'THESIS_ONLY':
      return outlook.level === 'PASS'
        ? `均分只剩${thesis}，合格就够；学位另外要求${thesis}达到中等（70 分）。`
        : `只剩${thesis}，要拿到${thesisLevelTitles[outlook.level]}才够。`;
    default:
      return '';
  }
}

interface AnswerProps {
  need: number;
  outlook: Outlook;
  /** Null when the field has no score. */
  forecast: Forecast | null;
}

/** Says if the estimate is enough; without a scale also the average that it makes. */
function Answer({ need, outlook, forecast }: AnswerProps) {
  if (outlook.kind === 'SAFE') return `够了，其余每项合格（${passScore} 分）就行`;
  if (outlook.kind !== 'OPEN') return null;
  const needed = <b className={styles.value}>{outlook.needed.toFixed(1)}</b>;
  if (forecast === null) return <>最少要 {needed}</>;
  return (
    <>
      <span className={styles.inWords}>
        预计 <b className={styles.value}>{forecast.average}</b>，学位线 {need}。
      </span>
      {forecast.isEnough ? '够了' : '还不够'}，最少要 {needed}
    </>
  );
}

function pointsWords(needed: number): string {
  if (needed > maxScore) return '满分也不够';
  return needed <= passScore ? '合格就够' : `${needed.toFixed(1)} 分`;
}

/** The need of the others when the thesis is good or medium. */
function ThesisCases({ thesis, cases }: { thesis: string; cases: readonly ThesisCase[] }) {
  if (cases.length === 0) return null;
  return (
    <ul className={styles.cases}>
      {cases.map(({ level, needed, isEasier }) => (
        <li key={level} className={styles.thesis}>
          <span>
            {thesis}拿到{thesisLevelTitles[level]}，其余{level === 'GOOD' && isEasier ? '只要' : '要'}平均
          </span>
          <span className={styles.points}>{pointsWords(needed)}</span>
        </li>
      ))}
    </ul>
  );
}
