import type { Basis } from '@qianwei/api/contract/academic/basis';
import { thesisLevelTitles } from '@qianwei/api/contract/academic/grade';
import type { GraduationPlan } from '@qianwei/api/contract/academic/planner';
import { meanOfSum, passScore } from '@qianwei/studies';
import { Icon } from '@qianwei/ui/Icon';
import { Link } from '@qianwei/ui/Link';
import { NumberField } from '@qianwei/ui/NumberField';
import { Part } from '@qianwei/ui/Part';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useState } from 'react';
import { BasisWords } from '../../../shared/page/BasisLine.tsx';
import * as styles from './DegreeGap.css.ts';
import { DegreeScale } from './DegreeScale.tsx';
import {
  type Forecast,
  firstEstimate,
  forecastOf,
  forecastWords,
  maxScore,
  type Outlook,
  outlookOf,
  type ThesisCase,
  thesisCases,
} from './degree-gap.ts';

type Degree = NonNullable<GraduationPlan['degree']>;

export interface DegreeGapProps {
  degree: Degree;
  /** How the plan calls its thesis. */
  thesis: string;
  basis: Basis;
}

/** 学位还差多远: a mean of the scores to come that the student can try out, and the foreign language. */
export default function DegreeGap({ degree, thesis, basis }: DegreeGapProps) {
  const { need, sum, done, rest } = degree;
  const [estimate, setEstimate] = useState<number | null>(() => firstEstimate(degree));
  const outlook = outlookOf(degree);
  const isOpen = outlook.kind === 'OPEN' || outlook.kind === 'SAFE';
  const isScore = isOpen && estimate !== null && estimate >= 0 && estimate <= maxScore;
  const forecast = isScore ? forecastOf(degree, estimate) : null;
  return (
    <Part title="学位还差多远" note={rest > 0 && `还有 ${rest} 项成绩`}>
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
          <p className={styles.plain}>{plainWords(outlook, need, thesis)}</p>
        )}
        <DegreeScale need={need} now={meanOfSum(sum, done)} forecast={forecast?.average ?? null} />
        {isOpen && <ThesisCases thesis={thesis} cases={thesisCases(degree)} />}
        <English english={degree.english} />
        <WholeDates>
          <p className={styles.arithmetic}>
            {isScore && `${forecastWords(degree, estimate)}。`}
            {rest === 0 && done > 0 && `${forecastWords(degree, 0)}。`}
            {done > 0 && `${sum} 是已有 ${done} 项成绩之和。`}依据 <BasisWords basis={basis} />
          </p>
        </WholeDates>
      </div>
    </Part>
  );
}

/** Words that hold for every estimate. */
function plainWords(outlook: Outlook, need: number, thesis: string): string {
  switch (outlook.kind) {
    case 'SETTLED':
      if (outlook.average === null) return '还没有计入学位均分的成绩。';
      return `成绩都出齐了，学位均分 ${outlook.average}，${outlook.isEnough ? '达到' : '没有达到'} ${need}。`;
    case 'UNREACHABLE':
      return `其余都拿最高分，学位均分也只到 ${outlook.best}，达不到 ${need}。`;
    case 'THESIS_ONLY':
      return outlook.level === 'PASS'
        ? `只剩${thesis}，合格就够了。`
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

function English({ english: { ok, text, path } }: Pick<Degree, 'english'>) {
  return (
    <div className={styles.english}>
      <Icon
        name={ok ? 'check' : 'alert'}
        size="small"
        className={ok ? styles.met : styles.warning}
        label={ok ? '已满足' : '注意'}
      />
      <p>
        <WholeDates>{text}</WholeDates>
        {path !== null && (
          <Link href={path} variant="underlined">
            看学位外语报名
          </Link>
        )}
      </p>
    </div>
  );
}
