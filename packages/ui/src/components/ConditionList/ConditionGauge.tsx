import * as styles from './ConditionList.css.ts';
import type { LineGauge, StageGauge } from './condition.ts';
import { scaleShareOf, stageOf } from './scale.ts';

/** The student's value against the line. Its figures are text, so they scale and are read out; the strokes are not. */
export function ConditionGauge({ gauge }: { gauge: LineGauge | StageGauge }) {
  return (
    <div className={styles.gauge}>
      {gauge.kind === 'line' ? <AgainstLine gauge={gauge} /> : <AtStage gauge={gauge} />}
      <div className={styles.gap}>{gauge.gap}</div>
    </div>
  );
}

function AgainstLine({ gauge }: { gauge: LineGauge }) {
  const need = scaleShareOf(gauge.need, gauge);
  const value = scaleShareOf(gauge.value, gauge);
  const between = Math.max(0, need - value);
  const line = `${need * 100}%`;
  return (
    <>
      <div
        className={styles.figures}
        // The value ends where its bar does, and the line stands where it is drawn: between them what is free.
        style={{
          gridTemplateColumns: `minmax(min-content, ${value * 100}%) minmax(0, ${between * 100}%) minmax(max-content, 1fr)`,
        }}
      >
        <span className={styles.mine}>{gauge.valueText ?? String(gauge.value)}</span>
        <span className={styles.need}>{gauge.needText}</span>
      </div>
      <div className={styles.track()} aria-hidden="true">
        <span className={styles.bar} style={{ width: `${value * 100}%` }} />
        <span className={styles.line} style={{ left: line }} />
      </div>
    </>
  );
}

function AtStage({ gauge }: { gauge: StageGauge }) {
  const { stage, stages } = stageOf(gauge);
  const at = (index: number) => `${(index / (stages - 1)) * 100}%`;
  return (
    <>
      <div
        className={styles.figures}
        style={{ gridTemplateColumns: `minmax(0, ${stage - 1}fr) auto minmax(0, ${stages - stage}fr)` }}
      >
        <span className={styles.stageName}>{gauge.stageText}</span>
      </div>
      <div className={styles.track({ dotted: true })} aria-hidden="true">
        <span className={styles.stageBar} style={{ width: at(stage - 1) }} />
        {Array.from({ length: stages }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a stage
            key={index}
            className={styles.dot({
              at: index + 1 < stage ? 'past' : index + 1 === stage ? 'here' : 'ahead',
            })}
            style={{ left: at(index) }}
          />
        ))}
      </div>
    </>
  );
}
