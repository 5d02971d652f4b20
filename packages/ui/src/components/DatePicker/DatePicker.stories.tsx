import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { DatePicker } from './DatePicker.tsx';

export default {
  component: DatePicker,
  args: { label: '考试日期', name: 'day', today: '2026-11-21' },
} satisfies Meta<typeof DatePicker>;

type Story = StoryObj<typeof DatePicker>;

/** The calendar is loaded on demand, and rendered outside of the story's own element. */
const opened: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement.ownerDocument.body).findByRole('grid');
};

export const Default: Story = {};

export const Playground: Story = {
  args: {
    hint: '可以直接输入或粘贴，如 2026-11-21',
    defaultValue: '2026-11-24',
    min: '2026-11-16',
    max: '2027-01-10',
  },
};

/** On a phone it is a sheet over the whole width. */
export const Open: Story = { args: { defaultValue: '2026-11-24', defaultOpen: true }, play: opened };

export const OpenWithoutValue: Story = { args: { defaultOpen: true }, play: opened };

export const DaysThatCannotBeChosen: Story = {
  args: {
    label: '答辩场次',
    defaultValue: '2026-11-25',
    min: '2026-11-16',
    max: '2026-12-05',
    defaultOpen: true,
    isDateUnavailable: (day) =>
      ({ '2026-11-26': '已约满', '2026-11-29': '系统维护', '2026-11-30': '考务日' })[day] ?? false,
  },
  play: opened,
};

export const BirthDate: Story = {
  args: {
    label: '出生日期',
    defaultValue: '1998-09-17',
    max: '2010-12-31',
    min: '1940-01-01',
    defaultOpen: true,
  },
  play: opened,
};

export const TooEarly: Story = { args: { defaultValue: '2025-01-01', min: '2026-11-16' } };

export const TooLate: Story = { args: { defaultValue: '9999-12-31', max: '2027-01-10' } };

export const Unavailable: Story = {
  args: {
    defaultValue: '2026-11-29',
    isDateUnavailable: (day) => day === '2026-11-29' && '系统维护，暂停服务',
  },
};

export const Wrong: Story = {
  args: { defaultValue: '2026-11-24', error: '这一天的场次刚刚约满，请改选一天' },
};

export const ReadOnly: Story = {
  args: { label: '出生日期', value: '1998-09-17', isReadOnly: true, hint: '由身份证号带出' },
};

export const Disabled: Story = { args: { label: '面授日期', disabledReason: '先选择课程，再选日期' } };

export const Focused: Story = { args: { autoFocus: true } };

export const LongTexts: Story = {
  args: {
    label: '毕业证书上登记的、与学信网电子注册备案表完全一致的毕业日期（以证书落款为准）',
    hint: 'W'.repeat(80),
    error: '这一天早于入学日期 2024年9月1日。毕业日期要在入学满两年之后，请对照毕业证书的落款重新填写。',
  },
};

/** A value that is no day counts as empty. */
export const NoDay: Story = { args: { defaultValue: '2026-02-30' } };
