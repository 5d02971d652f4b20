import { Link } from '@qianwei/ui/Link';
import { token } from '@qianwei/ui/theme';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { useId } from 'react';
import type { ProcessScore, ScorePart } from './course.ts';
import * as styles from './Score.css.ts';

// Only for the drawing: its example. The process score is for the server to compute.

/** To one decimal, as scores are given; 0.05 rounds up. */
const oneDecimal = (value: number) => (Math.round(value * 10 + 1e-9) / 10).toFixed(1);

/** What a part adds to the process score. */
const pointsOf = ({ score, weight }: ScorePart) => score * weight;

/** The process score, 0 to 100. */
const processTotal = (parts: readonly ScorePart[]) => parts.reduce((sum, part) => sum + pointsOf(part), 0);

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The process score with its parts, and the total with an example of a written score. */
export function Score({ score }: { score: ProcessScore }) {
  const { share, parts, writtenExample, until, rule } = score;
  const total = processTotal(parts);
  const example = writtenExample * (1 - share) + total * share;
  return (
    <aside className={styles.score} aria-label="过程性成绩">
      <p className={styles.muted}>过程性成绩，计入总评 {percent(share)}</p>
      <p className={styles.total}>
        <b className={styles.figure}>{oneDecimal(total * share)}</b>
        <span className={styles.muted}>/ {Math.round(share * 100)}</span>
      </p>
      <PartsBar parts={parts.map(pointsOf)} />
      <table className={styles.table}>
        <caption className={visuallyHidden}>各部分得分</caption>
        <tbody>
          {parts.map((part) => (
            <tr key={part.name}>
              <th scope="row">{part.name}</th>
              <td>
                {part.score} × {percent(part.weight)}
              </td>
              <td>{oneDecimal(pointsOf(part))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">合计</th>
            <td />
            <td>{oneDecimal(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.example}>
        若统考 {writtenExample} 分：{writtenExample} × {percent(1 - share)} + {oneDecimal(total)} ×{' '}
        {percent(share)} ={' '}
        <b className={styles.strong}>
          {oneDecimal(example)}，{example >= 60 ? '合格' : '不合格'}
        </b>
      </p>
      <p className={styles.source}>
        {until}依据 <Link href={rule.href}>{rule.name}</Link>，{rule.date}
      </p>
    </aside>
  );
}

/**
 * The parts one after another on 100 points: solid, hatched, dotted, grey. The table beside it has the same figures.
 */
function PartsBar({ parts }: { parts: readonly number[] }) {
  const id = useId();
  const fills = [token.color.dataNow, `url(#${id}-hatched)`, `url(#${id}-dotted)`, token.color.dataRest];
  let left = 0;
  return (
    <svg className={styles.bar} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <pattern
          id={`${id}-hatched`}
          width="2"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform="skewX(-20)"
        >
          <path d="M0.6 0V12" stroke={token.color.dataNow} strokeWidth="1.2" />
        </pattern>
        <pattern id={`${id}-dotted`} width="1.5" height="4" patternUnits="userSpaceOnUse">
          <rect x="0.4" y="1" width="0.7" height="2" fill={token.color.dataNow} />
        </pattern>
      </defs>
      {parts.map((points, index) => {
        const from = left;
        left += points;
        return <rect key={fills[index]} x={from} width={points} height="12" fill={fills[index]} />;
      })}
      <rect
        width="100"
        height="12"
        fill="none"
        stroke={token.color.lineStrong}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
