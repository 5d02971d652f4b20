import type { ApplyCondition } from '@qianwei/api/contract/graduation/apply';
import { applyLevelTitles } from '@qianwei/api/contract/graduation/apply-status';
import { ConditionList, type ConditionListProps } from '@qianwei/ui/ConditionList';
import type { ReactNode } from 'react';
import { linkOf } from '../page/WhyNot.tsx';

type Condition = ConditionListProps['conditions'][number];

/** Share of the need from which a scale begins near it, so that a small gap can be seen. */
const near = 0.9;

/** Unit of a condition's gap; empty where it has none. */
const units: Readonly<Record<string, string>> = {
  COURSES: ' 门',
  CREDITS: ' 学分',
  AVERAGE: ' 分',
  AVERAGE_CORE: ' 分',
  THESIS_SCORE: ' 分',
  LANGUAGE: ' 分',
};

function gaugeOf({ code, measure, stage, actual, need: needText }: ApplyCondition): Condition['gauge'] {
  if (stage !== null) {
    const { place, places, level } = stage;
    const gap = `停在第 ${place} 级，共 ${places} 级`;
    return { kind: 'stage', stage: place, stages: places, stageText: applyLevelTitles[level], gap };
  }
  if (measure === null) return undefined;
  const { value, need } = measure;
  return {
    kind: 'line',
    value,
    need,
    from: value >= need * near ? Math.floor((need * near) / 10) * 10 : 0,
    valueText: actual,
    needText: `需 ${needText}`,
    // Tenths of a score, without the rests of binary fractions.
    gap: `差 ${Number((need - value).toFixed(2))}${units[code] ?? ''}`,
  };
}

function conditionOf(condition: ApplyCondition): Condition {
  const { code, name, ok, isLater, actual, need, text, way, moreWays, basis } = condition;
  if (ok || isLater) return { id: code, name, state: ok ? 'met' : 'pending', value: actual || text };
  const ways = [way, ...moreWays].flatMap((each) => (each && linkOf(each)) ?? []);
  const values = need === '' ? actual : `现在 ${actual || '没有'}，需 ${need}。`;
  return {
    id: code,
    name,
    state: 'unmet',
    value: text || values,
    ways,
    ...(basis && {
      source: { title: basis.title, date: basis.date, ...(basis.path && { href: basis.path }) },
    }),
    gauge: gaugeOf(condition),
  };
}

interface ApplyConditionsProps {
  conditions: readonly ApplyCondition[];
  /** Beside the first heading: until when they were counted. */
  note?: ReactNode;
  /** Headings. Default 为什么不行 and 已经满足. */
  texts?: ConditionListProps['texts'];
}

/** The conditions with the student's own values: what is lacking first, each with its ways and its source. */
export const ApplyConditions = ({ conditions, note, texts }: ApplyConditionsProps) => (
  <ConditionList conditions={conditions.map(conditionOf)} note={note} {...(texts && { texts })} />
);
