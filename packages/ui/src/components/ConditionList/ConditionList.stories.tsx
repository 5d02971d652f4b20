import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConditionList } from './ConditionList.tsx';
import type { Condition } from './condition.ts';

const rules = '《江澜大学自学考试学士学位授予细则》';
const conditions: Condition[] = [
  { id: 'level', name: '本科层次', state: 'met', value: '专升本' },
  {
    id: 'audit',
    name: '毕业申请审核通过',
    state: 'unmet',
    value: '毕业材料被退回 2 处，补正后预计 5 个工作日内审核。',
    ways: [{ text: '去补正，11月26日 24:00 截止', href: '#fix' }],
    gauge: { kind: 'stage', stage: 2, stages: 4, stageText: '主考院校', gap: '停在第 2 级，共 4 级' },
  },
  {
    id: 'average',
    name: '学位均分不低于 70 分',
    state: 'unmet',
    value:
      '15 项成绩合计 1 044 分，平均 69.6 分，合计还差 6 分。免考的英语（专升本）不计入，毕业论文良好，按 85 分计。',
    ways: [
      { text: '看 15 项明细', href: '#all' },
      { text: '申请成绩复核，11月25日截止', href: '#review' },
    ],
    source: { title: `${rules}第四条`, href: '#4', date: '2025-03-12' },
    gauge: { kind: 'line', value: 69.6, need: 70, from: 60, needText: '需 70', gap: '差 0.4 分' },
  },
  { id: 'thesis', name: '论文成绩 70 分以上', state: 'met', value: '82 分，良好' },
  { id: 'half', name: '毕业证签发后 6 个月内', state: 'pending', value: '毕业后起算' },
  {
    id: 'foreign',
    name: '学位外语合格',
    state: 'unmet',
    value: '学位英语 2026年5月批 59 分。有四级 425 分以上或 PETS-3 笔试合格的，也可以认定。',
    ways: [
      { text: '提交其他外语成绩', href: '#other' },
      { text: '下一批报名，2027年3月', href: '#next' },
    ],
    source: { title: `${rules}第六条`, href: '#6', date: '2025-03-12' },
    gauge: { kind: 'line', value: 59, need: 60, from: 30, needText: '需 60', gap: '差 1 分' },
  },
  { id: 'check', name: '论文检测合格', state: 'met', value: '复制比 12.4%' },
  { id: 'fraud', name: '无考试作弊记录', state: 'met', value: '已核验' },
];

export default {
  component: ConditionList,
  args: { conditions, note: '数据更新于 11月21日 20:14' },
} satisfies Meta<typeof ConditionList>;

type Story = StoryObj<typeof ConditionList>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 3, texts: { unmetTitle: '还差这几项' } } };

export const AllMet: Story = {
  args: { conditions: conditions.map((condition) => ({ ...condition, state: 'met', value: '已核验' })) },
};

export const AllUnmet: Story = { args: { conditions: conditions.filter(({ state }) => state === 'unmet') } };

export const None: Story = { args: { conditions: [] } };

const line = { kind: 'line', need: 70, needText: '需 70', gap: '成绩有误' } as const;

/** Numbers out of range stay on the track; texts of any length stay within the page. */
export const BadValues: Story = {
  args: {
    note: 'N'.repeat(80),
    conditions: [
      {
        id: 'unbroken',
        name: 'W'.repeat(80),
        state: 'unmet',
        value: 'V'.repeat(120),
        ways: [{ text: 'A'.repeat(80), href: '#a' }],
        source: { title: 'S'.repeat(80), href: '#s', date: '2025-03-12' },
        gauge: { ...line, value: 999_999_999, valueText: '999 999 999' },
      },
      { id: 'below', name: '低于零', state: 'unmet', value: '-5 分', gauge: { ...line, value: -5 } },
      {
        id: 'none',
        name: '没有成绩',
        state: 'unmet',
        value: '无',
        gauge: { ...line, value: Number.NaN, valueText: '—' },
      },
      {
        id: 'top',
        name: '满分线',
        state: 'unmet',
        value: '99 分',
        gauge: { ...line, value: 99, need: 100, to: 100, needText: '需 100' },
      },
      {
        id: 'stage',
        name: '阶段越界',
        state: 'unmet',
        value: '第 9 级',
        gauge: {
          kind: 'stage',
          stage: 9,
          stages: 4,
          stageText: '江澜省高等教育自学考试办公室',
          gap: '停在第 9 级，共 4 级',
        },
      },
      { id: 'met', name: 'M'.repeat(80), state: 'met', value: 'V'.repeat(80) },
      { id: 'rare', name: '𠮷䶮 🎓', state: 'met', value: 'مراجعة' },
    ],
  },
};
