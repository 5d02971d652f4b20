import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Step, Steps } from './Steps.tsx';

const audit: Step[] = [
  { id: 'unit', label: '助学单位', state: 'done', note: '11-15 通过' },
  { id: 'school', label: '主考院校', state: 'returned', note: '11-19 退回，等你补正' },
  { id: 'city', label: '市考办', state: 'waiting', note: '江澜市自学考试办公室' },
  { id: 'province', label: '省考办', state: 'waiting', note: '预计 12月下旬上报' },
];

const stages = [
  '阅读规定',
  '选题',
  '诚信承诺书',
  '开题报告',
  '初稿',
  '修改稿',
  'AI使用说明',
  '定稿',
  '检测',
  '评阅',
  '答辩',
  '成绩',
];
const stageNotes = ['10-08 已读', '10-20 通过', '10-22 已签', '退回，11-28 截止', '截止 01-10'];
const thesis = stages.map(
  (label, index): Step => ({
    id: label,
    label,
    state: index < 3 ? 'done' : index === 3 ? 'returned' : 'waiting',
    note: stageNotes[index],
  }),
);

export default { component: Steps, args: { steps: audit, label: '审核进度' } } satisfies Meta<typeof Steps>;

type Story = StoryObj<typeof Steps>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    direction: 'vertical',
    steps: audit.map((step) =>
      step.state === 'returned' ? { ...step, state: 'now', note: '审核中' } : step,
    ),
  },
};

export const Vertical: Story = { args: { direction: 'vertical' } };

/** 审核到哪了, in the margin of a page. */
export const Marks: Story = { args: { look: 'marks' } };

/** The twelve stages of a thesis. */
export const ManySteps: Story = { args: { direction: 'vertical', steps: thesis, label: '论文阶段' } };

export const UnderWay: Story = {
  args: {
    steps: [
      { id: 'a', label: '提交', state: 'done', note: '11-20' },
      { id: 'b', label: '审核', state: 'now', note: '预计 5 个工作日' },
      { id: 'c', label: '发证', state: 'waiting' },
    ],
  },
};

export const AllDone: Story = {
  args: { steps: audit.map((step) => ({ ...step, state: 'done', note: '11-20 通过' })) },
};

export const One: Story = { args: { steps: audit.slice(0, 1) } };

export const None: Story = { args: { steps: [] } };

export const LongText: Story = {
  args: {
    steps: [
      {
        id: 'long',
        label: '江澜省高等教育自学考试委员会办公室学历认证与毕业审核处',
        state: 'done',
        note: '2026年11月15日（周日）09:00 通过',
      },
      { id: 'unbroken', label: 'W'.repeat(80), state: 'returned', note: 'N'.repeat(80) },
      { id: 'rare', label: '𠮷䶮 🎓', state: 'waiting', note: 'مراجعة' },
    ],
  },
};

/** On a phone the numbers alone, with the current step in words. */
export const Folded: Story = {
  args: { folded: '第 3 步，共 4 步：照片' },
  globals: { viewport: { value: 'phone' } },
};
