import type { Meta, StoryObj } from '@storybook/react-vite';
import { WholeDates } from './WholeDates.tsx';

const deadline = '2026年12月5日（周六）24:00';

const meta = {
  component: WholeDates,
  args: { children: `本批报告 ${deadline} 截止，还可以交 2 次，编号 CY-20261118-000042。` },
} satisfies Meta<typeof WholeDates>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** In a column as narrow as on a phone with 特大 text, with elements in it. */
export const Narrow: Story = {
  args: {
    children: (
      <div style={{ width: '14em' }}>
        <p>
          本批报告 <b>{deadline}</b> 截止，还可以交 {2} 次，每次间隔 {24} 小时。
        </p>
        <p>成绩在 2027年1月10日前公布，2027年4月考期不再补交。</p>
      </div>
    ),
  },
};
