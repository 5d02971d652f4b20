import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResumeRuler } from './ResumeRuler.tsx';

const spans = [
  { id: 'school', label: '高中', from: '2013-09', to: '2016-06' },
  { id: 'college', label: '专科', from: '2016-09', to: '2019-06' },
  { id: 'market', label: '出纳', from: '2020-07', to: '2023-04' },
  { id: 'trade', label: '会计', from: '2023-05', to: '' },
];
const gaps = [{ from: '2019-07', to: '2020-06', months: 12 }];

export default {
  component: ResumeRuler,
  args: { spans, gaps, now: '2026-11' },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: parameters.width ?? 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ResumeRuler>;

type Story = StoryObj<typeof ResumeRuler>;

export const Default: Story = {};

export const Playground: Story = {
  args: { gaps: [], spans: [...spans, { id: 'care', label: '照料家人', from: '2019-07', to: '2020-06' }] },
};

/** Beside what has to be mended, with the months of the gap alone. */
export const Small: Story = { args: { look: 'gap' }, parameters: { width: 260 } };

/** On a phone most bars have no room for their words, and fewer years are labelled. */
export const Narrow: Story = { parameters: { width: 240 } };

/** The words of neighbouring gaps are above each other. */
export const ManyGaps: Story = {
  args: {
    spans: [
      { id: 'a', label: '高中', from: '2013-09', to: '2016-06' },
      { id: 'b', label: '出纳', from: '2017-04', to: '2017-10' },
      { id: 'c', label: '会计', from: '2018-07', to: '2025-12' },
    ],
    gaps: [
      { from: '2016-07', to: '2017-03', months: 9 },
      { from: '2017-11', to: '2018-06', months: 8 },
      { from: '2026-01', to: '2026-10', months: 10 },
    ],
  },
  parameters: { width: 340 },
};

/** Work beside school, forty years, a long name, a line that ends before it begins, and one without a beginning. */
export const BadInput: Story = {
  args: {
    spans: [
      { id: 'long', label: '江澜市高新技术产业开发区第一实验中学初中部', from: '1986-09', to: '1990-06' },
      { id: 'work', label: '江澜恒信商贸有限公司', from: '1989-01', to: '2020-02' },
      { id: 'third', label: '夜校', from: '1988-03', to: '1992-03' },
      { id: 'turned', label: '倒着', from: '2020-05', to: '2019-01' },
      { id: 'open', label: '没有开始', from: '', to: '' },
    ],
    gaps: [{ from: '2020-03', to: '2026-10', months: 80 }],
  },
};

export const Empty: Story = { args: { spans: [], gaps: [] } };
