import { finalScore, passScore, weighedScore } from '@qianwei/studies';
import { formatPoints } from '../../../shared/course/process-points.ts';
import * as styles from './ScorePanel.css.ts';

export interface WhatIfChartProps {
  process: number;
  /** The exam's score that is marked; null marks none. */
  exam: number | null;
  /** The lowest one that passes. */
  needed: number;
}

/** The drawing's plot, px: its left and lower edge, and its lengths. */
const plot = { left: 36, bottom: 232, width: 280, height: 220 };
const x = (exam: number) => plot.left + (exam / 100) * plot.width;
const y = (final: number) => plot.bottom - (final / 100) * plot.height;

/** Exam's scores of the list that says the same as the picture. */
const listed = [0, 30, 40, 50, 60, 80, 100];

/** The final score over the exam's score, with and without the process score; a list says the same, visible in 特大. */
export function WhatIfChart({ process, exam, needed }: WhatIfChartProps) {
  const base = weighedScore(0, process);
  const final = exam === null ? null : finalScore(exam, process);
  return (
    <div className={styles.chart}>
      <svg className={styles.picture} viewBox="0 0 348 262" aria-hidden="true">
        <path className={styles.axis} d={`M${plot.left} 12V${plot.bottom}H320`} />
        <path className={styles.pass} d={`M${plot.left} ${y(passScore)}H316`} />
        <text className={styles.note} x="320" y={y(passScore) - 6} textAnchor="end">
          合格 {passScore}
        </text>
        <path className={styles.alone} d={`M${x(0)} ${y(0)}L${x(100)} ${y(100)}`} />
        <path
          className={styles.lifted}
          d={`M${x(0)} ${y(base)}L${x(process)} ${y(process)}L${x(100)} ${y(100)}`}
        />
        <path className={styles.enough} d={`M${x(needed)} ${y(passScore)}V${plot.bottom}`} />
        <circle className={styles.enoughPoint} cx={x(needed)} cy={y(passScore)} r="4.5" />
        {exam !== null && final !== null && (
          <>
            <circle className={styles.examPoint} cx={x(exam)} cy={y(final)} r="5" />
            <text
              className={styles.final}
              x={x(exam) + (exam < 20 ? 8 : -8)}
              y={Math.max(12, y(final) - 10)}
              textAnchor={exam < 20 ? 'start' : 'end'}
            >
              {formatPoints(final)}
            </text>
          </>
        )}
        <text className={styles.needed} x={x(needed)} y="249" textAnchor="middle">
          {needed}
        </text>
        <text className={styles.note} x={plot.left} y="249">
          0
        </text>
        <text className={styles.note} x="316" y="249" textAnchor="end">
          统考 100
        </text>
        <text className={styles.note} x={plot.left - 6} y={y(base) + 4} textAnchor="end">
          {formatPoints(base)}
        </text>
        <text className={styles.note} x={plot.left - 6} y={y(100) + 4} textAnchor="end">
          100
        </text>
      </svg>
      <ul className={styles.points} aria-label="统考分与总评">
        {listed.map((score) => (
          <li key={score}>
            统考 {score} 分，总评 {formatPoints(finalScore(score, process))} 分
          </li>
        ))}
      </ul>
      <p className={styles.legend} aria-hidden="true">
        <svg className={styles.key} viewBox="0 0 24 8" aria-hidden="true">
          <path className={styles.lifted} d="M0 4H24" />
        </svg>
        计入过程性
        <svg className={styles.key} viewBox="0 0 24 8" aria-hidden="true">
          <path className={styles.alone} d="M0 4H24" />
        </svg>
        只算统考
      </p>
    </div>
  );
}
