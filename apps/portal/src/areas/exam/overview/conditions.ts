import type { EligibilityCondition } from '@qianwei/api/contract/eligibility';
import type { ConditionListProps } from '@qianwei/ui/ConditionList';
import { linkOf } from '../../../shared/page/WhyNot.tsx';

type Condition = ConditionListProps['conditions'][number];

const percent = (text: string) => Number(/(\d+(?:\.\d+)?)%/.exec(text)?.[1] ?? Number.NaN);

/** The conditions of a start, each with the student's own value, and the link to where a missing one can be met. */
export function conditionsOf(conditions: readonly EligibilityCondition[]): Condition[] {
  return conditions.map(({ name, ok, actual, need, way }) => {
    if (ok) return { id: name, name, state: 'met', value: actual };
    const link = way && linkOf(way);
    const value = percent(actual);
    const line = percent(need);
    const isMeasured = !Number.isNaN(value) && !Number.isNaN(line);
    return {
      id: name,
      name,
      state: 'unmet',
      value: `现在 ${actual}，需 ${need}。`,
      ways: link === null ? [] : [link],
      gauge: isMeasured
        ? {
            kind: 'line',
            value,
            need: line,
            to: 100,
            valueText: actual,
            needText: `需 ${line}%`,
            gap: `差 ${Math.max(0, line - value)} 个百分点`,
          }
        : undefined,
    };
  });
}
