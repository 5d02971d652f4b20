import type { LineGauge, StageGauge } from './condition.ts';

/** The place of the line without an end of the scale. */
const lineAt = 5 / 7;

/** The place of a value on a gauge, 0 to 1; 0 for what is no number. */
export function scaleShareOf(
  value: number,
  { need, from = 0, to }: Pick<LineGauge, 'need' | 'from' | 'to'>,
): number {
  const end = to ?? from + (need - from) / lineAt;
  const share = (value - from) / (end - from);
  return Number.isNaN(share) ? 0 : Math.min(1, Math.max(0, share));
}

/** Stage and number of stages within what can be drawn: 2 to 12 stages, the stage one of them. */
export function stageOf({ stage, stages }: Pick<StageGauge, 'stage' | 'stages'>) {
  const clampedInteger = (value: number, min: number, max: number) =>
    Math.min(max, Math.max(min, Math.floor(value) || min));
  const count = clampedInteger(stages, 2, 12);
  return { stage: clampedInteger(stage, 1, count), stages: count };
}
