import { Line, Lines } from '@qianwei/ui/Lines';
import { Section } from '@qianwei/ui/Section';
import { StateMark } from '@qianwei/ui/StateMark';
import type { SelfCheckItem } from './self-check.ts';
import * as styles from './VersionPage.css.ts';

/** 环境自检: each line with a mark and words, and what to do when it is poor. */
export function SelfCheck({ checks }: { checks: readonly SelfCheckItem[] }) {
  return (
    <Section name="环境自检">
      <Lines label="环境自检">
        {checks.map((check) => (
          <Line key={check.name}>
            <div className={styles.check}>
              <span className={styles.term}>{check.name}</span>
              <Mark check={check} />
            </div>
          </Line>
        ))}
      </Lines>
    </Section>
  );
}

function Mark({ check: { state, words } }: { check: SelfCheckItem }) {
  if (state === 'pending')
    return (
      <StateMark shape="half" tone="muted">
        {words}
      </StateMark>
    );
  return state === 'good' ? (
    <StateMark shape="check" tone="success">
      {words}
    </StateMark>
  ) : (
    <StateMark shape="triangle" tone="warning">
      {words}
    </StateMark>
  );
}
