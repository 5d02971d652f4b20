import { thesisKindTitles } from '@qianwei/api/contract/academic/exam-period';
import type { StudyProgress } from '@qianwei/api/contract/home';
import { CreditBar } from '@qianwei/ui/CreditBar';
import { Link } from '@qianwei/ui/Link';
import { Phrases } from '@qianwei/ui/Phrases';
import { TrendFigure } from '@qianwei/ui/TrendFigure';
import type { ReactNode } from 'react';
import { isPending } from '../../routes/pending-pages.ts';
import { creditTexts, slipStates } from '../../shared/credits/credit-words.ts';
import { trendPeriods } from '../../shared/credits/trend-periods.ts';
import * as styles from './ProgressFacts.css.ts';

/** The credits, six figures that lead to where they come from, and the scores so far. */
export default function ProgressFacts({ progress }: { progress: StudyProgress }) {
  const { trend, degreeNeed } = progress;
  return (
    <>
      <Credits progress={progress} />
      <div className={styles.facts}>
        <ul className={styles.figures} aria-label="毕业进度的数字">
          {figuresOf(progress).map(({ name, value, of, path }) => (
            <li key={name}>
              <FigureLink path={path}>
                <span className={styles.value} data-words={!/^[\d.]+$/.test(value) || undefined}>
                  <Phrases>{value}</Phrases>
                  {of !== undefined && <span className={styles.of}> / {of}</span>}
                </span>
                <span className={styles.name}>
                  <Phrases>{name}</Phrases>
                </span>
              </FigureLink>
            </li>
          ))}
        </ul>
        {trend.length > 0 && (
          <div className={styles.trend}>
            <Link href="/academic/gradeSearch" className={styles.trendName}>
              历次统考成绩
            </Link>
            <TrendFigure periods={trendPeriods(trend)} degree={degreeNeed} />
          </div>
        )}
      </div>
    </>
  );
}

/** The way to where a figure comes from; no link where that page is not built yet. */
function FigureLink({ path, children }: { path: string; children: ReactNode }) {
  if (isPending(path)) return <div className={styles.figure}>{children}</div>;
  return (
    <Link href={path} className={styles.figure}>
      {children}
    </Link>
  );
}

/** The courses of the plan as slips. */
export function Credits({ progress: { slips, credits } }: { progress: StudyProgress }) {
  return (
    <CreditBar
      slips={slips.map(({ courseCode, courseName, credit, state }) => ({
        id: courseCode,
        name: `${courseCode} ${courseName}`,
        credits: credit,
        state: slipStates[state],
      }))}
      required={credits.min}
      texts={creditTexts}
    />
  );
}

interface Figure {
  name: string;
  value: string;
  /** The whole that `value` is a part of. */
  of?: number;
  /** The page that it comes from. */
  path: string;
}

/** `学位均分，距 70 还差 1.2`, as 成绩查询 says it. */
function averageName({ degreeAvg, degreeNeed }: StudyProgress): string {
  if (degreeNeed === null) return '均分';
  if (degreeAvg === null) return '学位均分';
  const missing = Math.round((degreeNeed - degreeAvg) * 10) / 10;
  return missing > 0 ? `学位均分，距 ${degreeNeed} 还差 ${missing}` : `学位均分，已达到 ${degreeNeed}`;
}

function figuresOf(progress: StudyProgress): Figure[] {
  const { passedCourse, totalCourse, practicePassed, practiceTotal, practiceReady } = progress;
  const { credits, thesisStage, thesisKind, degreeEnglish, avgScore, degreeAvg } = progress;
  const average = progress.degreeNeed === null ? avgScore : degreeAvg;
  const plan = '/academic/course/setting';
  const ready = practiceReady > 0 ? `，${practiceReady} 门可报` : '';
  return [
    { name: '笔试课程', value: String(passedCourse), of: totalCourse, path: plan },
    ...(practiceTotal > 0
      ? [{ name: `实践课程${ready}`, value: String(practicePassed), of: practiceTotal, path: plan }]
      : []),
    {
      name: averageName(progress),
      value: average === null ? '还没有' : average.toFixed(1),
      path: '/academic/gradeSearch',
    },
    { name: '学分', value: String(credits.done), of: credits.min, path: plan },
    ...(thesisStage === null || thesisKind === null
      ? []
      : [{ name: thesisKindTitles[thesisKind], value: thesisStage, path: '/thesis/index' }]),
    ...(degreeEnglish === null
      ? []
      : [
          {
            name: '学位英语',
            value: degreeEnglish.text,
            path: degreeEnglish.hasResult ? '/englishScores' : '/englishSignUp',
          },
        ]),
  ];
}
