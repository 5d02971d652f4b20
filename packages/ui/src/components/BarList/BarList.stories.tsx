import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarList } from './BarList.tsx';
import type { Bar } from './bars.ts';

const chapters: Bar[] = [
  { id: '1', label: '第一章　数据库系统概述', value: 92, comparison: 81 },
  { id: '2', label: '第二章　关系数据库', value: 78, comparison: 74 },
  { id: '3', label: '第三章　数据库设计', value: 66.7, comparison: 69 },
  {
    id: '4',
    label: '第四章　SQL与关系数据库基本操作',
    value: 41.2,
    comparison: 63,
    weak: true,
    note: '17 题错 10 题',
  },
  { id: '5', label: '第五章　数据库编程', value: 0, comparison: 55, weak: true, note: '5 题错 5 题' },
  { id: '6', label: '第六章　数据库安全与保护', value: 100, comparison: 70 },
];

export default { component: BarList, args: { label: '各章正确率', bars: chapters } } satisfies Meta<
  typeof BarList
>;

type Story = StoryObj<typeof BarList>;

export const Default: Story = {};

export const Playground: Story = { args: { order: 'ascending' } };

export const WeakestFirst: Story = { args: { order: 'ascending' } };

export const ByQuestionType: Story = {
  args: {
    label: '各题型得分',
    max: 30,
    texts: { value: (value) => `${value} 分`, comparison: (value) => `上次 ${value}` },
    bars: [
      { id: 'single', label: '单选题', value: 26, comparison: 22 },
      { id: 'multiple', label: '多选题', value: 6, comparison: 8 },
      { id: 'judge', label: '判断题', value: 9 },
      { id: 'short', label: '简答题', value: 12.5, comparison: 12.5 },
    ],
  },
};

export const Single: Story = { args: { bars: chapters.slice(0, 1) } };

export const Empty: Story = { args: { bars: [] } };

export const BadNumbers: Story = {
  args: {
    bars: [
      { id: 'below', label: '负数', value: -12, comparison: -40 },
      { id: 'above', label: '超出满分', value: 1_234_567_890.5, comparison: 140 },
      { id: 'none', label: '没有数据', value: Number.NaN, comparison: Number.NaN },
      { id: 'infinite', label: '无穷', value: Number.POSITIVE_INFINITY },
    ],
  },
};

export const LongLabels: Story = {
  args: {
    bars: [
      {
        id: 'long',
        label: '第十七章　习近平新时代中国特色社会主义思想的世界观、方法论和贯穿其中的立场观点方法',
        value: 64,
        comparison: 71,
        note: '错题主要集中在“两个结合”与“六个必须坚持”的区别，建议先回看第三节视频再重练',
      },
      { id: 'unbroken', label: 'W'.repeat(80), value: 20 },
      { id: 'rare', label: '𠮷䶮 📚 مقدمة', value: 50 },
    ],
  },
};

export const HugeText: Story = { globals: { text: 'huge' } };

export const HighContrast: Story = { globals: { theme: 'contrast' } };
