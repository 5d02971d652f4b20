import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnswerSheet } from './AnswerSheet.tsx';
import type { AnswerCell, AnswerSection } from './cells.ts';
import { cellsOf, markedSheet, sampleSheet } from './sampleSheet.ts';

export default {
  component: AnswerSheet,
  args: { sections: sampleSheet, current: 16, onSelect: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 328 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AnswerSheet>;

type Story = StoryObj<typeof AnswerSheet>;

const long = (length: number): AnswerSection[] => [
  { id: 'one', title: '单选题', note: '每题 0.5 分', cells: cellsOf('a'.repeat(length)) },
];

export const Default: Story = {};

export const Playground: Story = {
  args: { current: 0, note: <p>21:02:45 到时自动交卷，已答的都算数。</p> },
};

/** As drawn on the wide page, where the margin column leaves 268 px. */
export const InTheMargin: Story = {
  args: { note: <p>21:02:45 到时自动交卷，已答的都算数。</p> },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 268 }}>
        <Story />
      </div>
    ),
  ],
};

const states: AnswerCell[] = [
  { state: 'empty' },
  { state: 'partly' },
  { state: 'answered' },
  { state: 'answered', flagged: true },
  { state: 'answered', unsaved: true },
  { state: 'partly', flagged: true, unsaved: true },
  { state: 'empty', flagged: true },
];

export const EveryState: Story = {
  args: { sections: [{ id: 'all', title: '填空题', note: '每空 1 分', cells: states }], current: 3 },
};

export const Analysis: Story = { args: { sections: markedSheet, current: 4 } };

/** In a drawer, which has the title. */
export const Untitled: Story = { args: { titled: false } };

export const AllAnswered: Story = { args: { sections: long(20), current: 19 } };

export const FiftyTwo: Story = { args: { sections: long(52), current: 51 } };

export const TwoHundred: Story = { args: { sections: long(200), current: 149 } };

export const Empty: Story = { args: { sections: [], current: undefined } };

export const LongNames: Story = {
  args: {
    sections: [
      {
        id: 'long',
        title: '材料分析与综合应用题（含程序设计、数据库设计与论述）',
        note: '每题 12 分，共 36 分',
        cells: cellsOf('aep'),
      },
      { id: 'unbroken', title: 'W'.repeat(80), note: '𠮷 📚', cells: cellsOf('e') },
    ],
    current: 99,
  },
};

export const HugeText: Story = { globals: { text: 'huge' } };

export const HighContrast: Story = {
  globals: { theme: 'contrast' },
  args: { sections: [...sampleSheet.slice(0, 2), { id: 'all', title: '填空题', cells: states }] },
};
