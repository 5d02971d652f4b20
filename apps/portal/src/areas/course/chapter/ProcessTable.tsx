import type { CourseChapter } from '@qianwei/api/contract/course/chapter';
import {
  type ProcessPartCode,
  type ProcessScore,
  performanceTitles,
  processPartTitles,
} from '@qianwei/api/contract/course/process-score';
import { nearWords } from '@qianwei/api/time/words';
import { Phrases } from '@qianwei/ui/Phrases';
import { useId } from 'react';
import { formatPoints, formatShare, partShareOf } from '../../../shared/course/process-points.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { lessonsOf } from '../shared/next-lesson.ts';
import * as styles from './ScorePanel.css.ts';

/** A part's ground in the bar and its swatch: filled, hatched, dotted, muted. */
function PartPatterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}CHAPTER`}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className={styles.hatch} d="M0 0V5" />
      </pattern>
      <pattern id={`${id}COMPREHENSIVE`} width="4" height="4" patternUnits="userSpaceOnUse">
        <circle className={styles.earned} cx="2" cy="2" r="1.1" />
      </pattern>
    </defs>
  );
}

const groundOf = (code: ProcessPartCode, id: string) => {
  if (code === 'VIDEO') return { className: styles.earned };
  if (code === 'PERFORMANCE') return { className: styles.rest };
  return { fill: `url(#${id}${code})` };
};

/** The process score as a bar up to 100; the table below says the same in words. */
export function ProcessBar({ process }: { process: ProcessScore }) {
  const id = useId();
  const widths = process.parts.map(({ code, score }) => score * partShareOf(process, code));
  return (
    <svg className={styles.bar} aria-hidden="true">
      <PartPatterns id={id} />
      <rect className={styles.frame} x="0.5" y="0.5" width="100%" height="15" />
      {process.parts.map(({ code }, index) => (
        <rect
          key={code}
          {...groundOf(code, id)}
          x={`${widths.slice(0, index).reduce((sum, width) => sum + width, 0)}%`}
          width={`${widths[index]}%`}
          height="16"
        />
      ))}
    </svg>
  );
}

export interface ProcessTableProps {
  outline: CourseChapter;
  process: ProcessScore;
}

/** Each part with its score, its weight and what it adds. */
export function ProcessTable({ outline, process }: ProcessTableProps) {
  const id = useId();
  return (
    <table className={styles.parts}>
      <thead>
        <tr>
          <th scope="col">项目</th>
          <th scope="col">得分</th>
          <th scope="col">占比</th>
          <th scope="col">计入</th>
        </tr>
      </thead>
      <tbody>
        {process.parts.map(({ code, score }) => {
          const share = partShareOf(process, code);
          return (
            <tr key={code}>
              <th scope="row">
                <svg className={styles.swatch} viewBox="0 0 14 12" aria-hidden="true">
                  <PartPatterns id={`${id}${code}`} />
                  <rect {...groundOf(code, `${id}${code}`)} width="14" height="12" />
                </svg>
                {processPartTitles[code]}
                <span className={styles.why}>
                  <Why code={code} outline={outline} process={process} />
                </span>
              </th>
              <td>{score}</td>
              <td>{formatShare(share)}</td>
              <td>{formatPoints(score * share)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            合计
          </th>
          <td>{formatPoints(process.score)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The counts from which a part of the process score is computed. */
function Why({ code, outline, process }: ProcessTableProps & { code: ProcessPartCode }) {
  const now = useNow();
  const { chapterScores, performance } = process;
  if (code === 'VIDEO') {
    const finished = lessonsOf(outline.chapters).filter((lesson) => lesson.finished).length;
    return <Phrases>{`${outline.course.lessonCount} 节看完 ${finished} 节，按时长算`}</Phrases>;
  }
  if (code === 'CHAPTER') {
    const scores = chapterScores.map((best) => best ?? '未测').join('、');
    return <>{`${chapterScores.length} 章最高分的平均：${scores}`}</>;
  }
  if (code === 'COMPREHENSIVE') {
    const runningUntil = outline.compTest?.runningUntil ?? null;
    const best = outline.compTest?.best ?? null;
    const reached = best === null ? '还没有成绩' : `最高 ${best} 分`;
    return (
      <Phrases>
        {runningUntil === null
          ? `${reached}，取最高分`
          : `${reached}，正在进行的一次${nearWords(runningUntil, now)} 自动交卷，取最高分`}
      </Phrases>
    );
  }
  return (
    <Phrases>
      {performance.map(({ code: item, got, full }) => `${performanceTitles[item]} ${got}/${full}`).join('，')}
    </Phrases>
  );
}
