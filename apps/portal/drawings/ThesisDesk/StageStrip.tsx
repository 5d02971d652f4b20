import { Icon } from '@qianwei/ui/Icon';
import type { Step } from '@qianwei/ui/Steps';
import * as styles from './StageStrip.css.ts';

/** All stages in one line, where there is no room for their names, and the present one in words. */
export function StageStrip({ stages }: { stages: readonly Step[] }) {
  const at = stages.findIndex(({ state }) => state === 'now' || state === 'returned');
  return (
    <div>
      <ol className={styles.strip} aria-hidden="true">
        {stages.map(({ id, state }, index) => (
          <li key={id} className={styles.stage({ state })}>
            <span className={styles.circle({ state, current: index === at })}>
              {state === 'done' ? <Icon name="check" className={styles.check} /> : index + 1}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.words}>
        {at < 0
          ? `共 ${stages.length} 步`
          : `第 ${at + 1} 步，共 ${stages.length} 步：${stages[at]?.label ?? ''}`}
      </p>
    </div>
  );
}
