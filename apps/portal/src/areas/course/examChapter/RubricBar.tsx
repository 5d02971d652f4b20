import type { CourseChapter } from '@qianwei/api/contract/course/chapter';
import { Phrases } from '@qianwei/ui/Phrases';
import * as styles from './TaskSheet.css.ts';

export interface RubricBarProps {
  /** The criteria with their points. */
  parts: NonNullable<CourseChapter['taskSheet']>['rubric'];
  /** Points that are needed; undefined without a batch. */
  passScore: number | undefined;
}

const sumOf = (parts: RubricBarProps['parts']) => parts.reduce((sum, { score }) => sum + score, 0);

/** 评分条: a strip whose widths are the points of the criteria; the list below says the same in words, and what counts. */
export function RubricBar({ parts, passScore }: RubricBarProps) {
  const total = sumOf(parts);
  return (
    <>
      <svg className={styles.strip} aria-hidden="true">
        {parts.map(({ name, score }, index) => {
          const start = sumOf(parts.slice(0, index));
          const percent = (points: number) => `${(points / total) * 100}%`;
          return (
            <g key={name}>
              <rect className={styles.piece} x={percent(start)} y="1" width={percent(score)} height="28" />
              <text className={styles.points} x={percent(start + score / 2)} y="20">
                {score}
              </text>
            </g>
          );
        })}
      </svg>
      <ul className={styles.criteria}>
        {parts.map(({ name, score, detail }) => (
          <li key={name} className={styles.criterion}>
            <span className={styles.criterionName}>
              <Phrases>{name}</Phrases>
            </span>{' '}
            <span className={styles.score}>{score} 分</span>{' '}
            <span className={styles.detail}>
              <Phrases>{detail}</Phrases>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        满分 {total}
        {passScore !== undefined && `，${passScore} 分合格`}。
      </p>
    </>
  );
}
