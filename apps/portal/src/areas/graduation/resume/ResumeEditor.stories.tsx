import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { LocaleProvider } from '@qianwei/ui/LocaleProvider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { ResumeEditor, type ResumeEditorProps } from './ResumeEditor.tsx';
import { college, market, returnedResume, school, trade, unfinishedLine } from './resume.fixtures.ts';

function Kept(props: ResumeEditorProps) {
  const [value, setValue] = useState(props.value);
  return (
    <LocaleProvider>
      <main style={{ maxWidth: 640, margin: '0 auto', padding: 16 }}>
        <ResumeEditor {...props} value={value} onChange={setValue} />
      </main>
    </LocaleProvider>
  );
}

export default {
  component: Kept,
  args: { value: returnedResume, onChange: () => undefined, now: '2026-11', gapMonths: 6, errors: {} },
} satisfies Meta<typeof Kept>;

type Story = StoryObj<typeof Kept>;

/** Only the gap that was returned can be filled in. */
export const Returned: Story = { args: { fill: 'gap' } };

/** As it is drawn: the witness is still missing. */
export const BeingFilled: Story = {
  args: {
    fill: 'gap',
    submitted: returnedResume,
    value: [school, college, unfinishedLine, market, trade],
  },
};

/** Saved without what it needs. */
export const WithErrors: Story = {
  args: { fill: 'gap' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '保存这一段' }));
  },
};

/** The first line of an empty form. */
export const Empty: Story = { args: { value: [], errors: { resume: '请从高中起填写本人简历，至少一段' } } };

/** Every line can be changed; one is. */
export const Changing: Story = {
  tags: ['undrawn'],
  args: { value: [school, college, { ...unfinishedLine, witness: '陈玉兰' }, market, trade] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '修改 江澜惠民超市有限公司' }));
  },
};

/** Two gaps, of which the first is open, a long name, and an error of the whole. */
export const Difficult: Story = {
  args: {
    value: [
      school,
      {
        ...market,
        place: '江澜市高新技术产业开发区惠民生活超市连锁有限责任公司文昌路第十八分店',
        to: '2024-01',
      },
    ],
    errors: { resume: '本人简历 2016-07 至 2020-06 未填写' },
  },
};

/** Under review nothing can be changed. */
export const Locked: Story = { args: { locked: true } };
