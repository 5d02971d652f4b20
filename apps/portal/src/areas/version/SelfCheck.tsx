import { Line, Lines } from '@qianwei/ui/Lines';
import { Section } from '@qianwei/ui/Section';
import { StateMark } from '@qianwei/ui/StateMark';
import type { SelfCheckItem } from './self-check.ts';
import * as styles from './VersionPage.css.ts';

/** 环境自检: how it came out, then each line with a mark and words, and what to do when it is poor. */
export function SelfCheck({ checks }: { checks: readonly SelfCheckItem[] }) {
  return (
    <Section name="环境自检" note={resultWords(checks)}>
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

function resultWords(checks: readonly SelfCheckItem[]): string {
  const poor = checks.filter(({ state }) => state === 'poor').length;
  if (poor > 0) return `${poor} 项要处理`;
  return checks.some(({ state }) => state === 'pending') ? '正在检查' : '可以正常使用';
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
