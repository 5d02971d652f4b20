import { StateSymbol } from '@qianwei/ui/StateMark';
import * as styles from './ApplyDegree.css.ts';
import type { Road } from './degree.ts';

/** One road with its dates on a line. */
export function RoadList({ road: { title, points } }: { road: Road }) {
  return (
    <>
      <h3 className={styles.roadTitle}>{title}</h3>
      <ol>
        {points.map(({ shape, isTight, when, what }) => (
          <li key={when} className={styles.point}>
            <StateSymbol shape={shape} className={isTight ? styles.tight : styles.mark} />
            <b className={styles.when}>{when}</b>
            {what}
          </li>
        ))}
      </ol>
    </>
  );
}
