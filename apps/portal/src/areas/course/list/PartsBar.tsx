import type { ProcessPartCode, ProcessScore } from '@qianwei/api/contract/course/process-score';
import { token } from '@qianwei/ui/theme';
import { useId } from 'react';
import * as styles from './ProcessPart.css.ts';
import { partLines } from './process-words.ts';

/**
 * The parts of a process score one after another on 100 points: solid, hatched, dotted, grey. The table beside it has the same
 * figures.
 */
export function PartsBar({ parts }: Pick<ProcessScore, 'parts'>) {
  const id = useId();
  const fills: Readonly<Record<ProcessPartCode, string>> = {
    VIDEO: token.color.dataNow,
    CHAPTER: `url(#${id}-hatched)`,
    COMPREHENSIVE: `url(#${id}-dotted)`,
    PERFORMANCE: token.color.dataRest,
  };
  const lines = partLines(parts);
  const startOf = (index: number) => lines.slice(0, index).reduce((sum, { points }) => sum + points, 0);
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
      {lines.map(({ code, points }, index) => (
        <rect key={code} x={startOf(index)} width={points} height="12" fill={fills[code]} />
      ))}
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
