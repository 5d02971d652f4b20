import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { DateRangePicker, presetsFor } from './DateRangePicker.tsx';

const today = '2026-11-21';
const presets = [
  ...presetsFor(today),
  { id: 'term', label: '本学期', start: '2026-09-01', end: '2027-01-10' },
];

export default {
  component: DateRangePicker,
  args: { label: '学习记录', startName: 'from', endName: 'to', today, presets },
} satisfies Meta<typeof DateRangePicker>;

type Story = StoryObj<typeof DateRangePicker>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: '最多查询一年', defaultValue: { start: '2026-11-01', end: '2026-11-21' }, max: today },
};

/** The picture is taken when the calendar, which is loaded on demand, is there. */
const opened: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement.ownerDocument.body).findByRole('grid');
};

/** On a phone it is a sheet over the whole width. */
export const Open: Story = {
  args: { defaultValue: { start: '2026-11-15', end: '2026-11-21' }, defaultOpen: true },
  play: opened,
};

export const OpenWithoutValue: Story = { args: { defaultOpen: true }, play: opened };

export const WithoutPresets: Story = {
  args: { presets: [], defaultValue: { start: '2026-11-12', end: '2026-11-27' }, defaultOpen: true },
  play: opened,
};

export const DaysThatCannotBeChosen: Story = {
  args: {
    presets: [],
    defaultOpen: true,
    min: '2026-11-10',
    isDateUnavailable: (day) => day === '2026-11-29' && '系统维护',
  },
  play: opened,
};

export const Reversed: Story = { args: { defaultValue: { start: '2026-11-21', end: '2026-11-01' } } };

export const OutOfRange: Story = {
  args: { defaultValue: { start: '2019-09-01', end: '2026-11-21' }, min: '2024-09-01' },
};

export const Wrong: Story = {
  args: {
    defaultValue: { start: '2024-09-01', end: '2026-11-21' },
    error: '一次最多查询一年，请缩短开始和结束日期之间的时间',
  },
};

export const ReadOnly: Story = {
  args: { label: '批次时间', value: { start: '2026-11-16', end: '2026-11-27' }, isReadOnly: true },
};

export const Disabled: Story = { args: { label: '请假日期', disabledReason: '先选择课程，再选日期' } };

export const Focused: Story = { args: { autoFocus: true } };

export const LongTexts: Story = {
  args: {
    label: '毕业论文指导记录的起止日期（从第一次指导到最后一次指导，含线上指导与现场指导）',
    hint: 'W'.repeat(80),
  },
};
