import type { EligibilityCondition } from '@qianwei/api/contract/eligibility';
import type { ConditionListProps } from '@qianwei/ui/ConditionList';

type Condition = ConditionListProps['conditions'][number];

const percent = (text: string) => Number(/(\d+(?:\.\d+)?)%/.exec(text)?.[1] ?? Number.NaN);

/** The conditions of a start, each with the student's own value. `href` leads to where a missing one can be met. */
export function conditionsOf(conditions: readonly EligibilityCondition[], href: string): Condition[] {
  return conditions.map(({ name, ok, actual, need }) => {
    if (ok) return { id: name, name, state: 'met', value: actual };
    const value = percent(actual);
    const line = percent(need);
    const isMeasured = !Number.isNaN(value) && !Number.isNaN(line);
    return {
      id: name,
      name,
      state: 'unmet',
      value: `现在 ${actual}，需 ${need}。`,
      ways: [{ text: '去学习', href }],
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
