import type { PlannerFacts } from '@qianwei/api/contract/academic/planner';
import { Part } from '@qianwei/ui/Part';
import { StateMark } from '@qianwei/ui/StateMark';
import { Table } from '@qianwei/ui/Table';
import { TextButton } from '@qianwei/ui/TextButton';
import { coursesIn } from './board.ts';
import { monthTitle } from './month-words.ts';
import type { PlanVariant } from './use-planner.ts';

export interface ComparisonProps {
  facts: PlannerFacts;
  variants: readonly PlanVariant[];
  shown: PlanVariant;
  onSelect: (id: string) => void;
}

/** How many courses each period has: `2、4、4`. */
function loadsOf(facts: PlannerFacts, { plan }: PlanVariant): string {
  if (!plan.feasible || plan.lastPeriod === null) return '—';
  return facts.periods
    .slice(0, plan.lastPeriod + 1)
    .map((_, period) => coursesIn(facts, plan.places, period).length)
    .join('、');
}

const lastMonthOf = ({ periods }: PlannerFacts, { plan }: PlanVariant) => {
  const last = plan.feasible && plan.lastPeriod !== null ? periods[plan.lastPeriod] : undefined;
  return last === undefined ? '—' : monthTitle(last.month);
};

const monthOf = ({ plan }: PlanVariant) => (plan.feasible ? plan.graduateMonth : null);
const degreeOf = ({ plan }: PlanVariant) => (plan.feasible ? plan.degreeMonth : null);

/** 比一比: the presets and what the student has arranged, beside each other. */
export default function Comparison({ facts, variants, shown, onSelect }: ComparisonProps) {
  return (
    <Part title="比一比" note={`${variants.length} 种排法`}>
      <Table
        label="几种排法"
        rows={variants}
        rowKey={({ id }) => id}
        columns={[
          { id: 'title', header: '排法', cell: ({ title }) => title, isRowHeader: true },
          {
            id: 'graduate',
            header: '毕业',
            cell: (variant) => {
              const month = monthOf(variant);
              return month === null ? '排不出' : monthTitle(month);
            },
            sortBy: (variant) => monthOf(variant) ?? '9',
          },
          {
            id: 'degree',
            header: '学位',
            cell: (variant) => {
              const month = degreeOf(variant);
              return month === null ? '—' : monthTitle(month);
            },
          },
          { id: 'last', header: '笔试考完', cell: (variant) => lastMonthOf(facts, variant) },
          { id: 'loads', header: '每期门数', cell: (variant) => loadsOf(facts, variant) },
          {
            id: 'show',
            header: '操作',
            cell: (variant) =>
              variant.id === shown.id ? (
                <StateMark shape="full">正在看</StateMark>
              ) : (
                <TextButton aria-label={`看这个：${variant.title}`} onPress={() => onSelect(variant.id)}>
                  看这个
                </TextButton>
              ),
          },
        ]}
      />
    </Part>
  );
}
