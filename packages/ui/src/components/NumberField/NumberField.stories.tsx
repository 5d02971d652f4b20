import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberField } from './NumberField.tsx';

export default {
  component: NumberField,
  args: { label: '期望分数', name: 'score', unit: '分', minValue: 0, maxValue: 100 },
} satisfies Meta<typeof NumberField>;

type Story = StoryObj<typeof NumberField>;

export const Default: Story = { args: { defaultValue: 85 } };

export const Playground: Story = {
  args: {
    label: '计划学分',
    unit: '学分',
    defaultValue: 4.5,
    step: 0.5,
    maxValue: 20,
    hint: '一个学期最多 20 学分',
  },
};

export const Empty: Story = { args: { placeholder: '0–100' } };

export const Wrong: Story = { args: { defaultValue: 58, error: '合格分不低于 60 分，请重新填写' } };

export const OutOfRange: Story = { args: { defaultValue: 120 } };

export const BetweenSteps: Story = { args: { unit: '学分', step: 0.5, defaultValue: 2.3 } };

export const AtTheEnd: Story = { args: { defaultValue: 100 } };

export const ReadOnly: Story = { args: { value: 78, isReadOnly: true, hint: '由成绩单带出' } };

export const Disabled: Story = { args: { disabledReason: '先选择一门课程' } };

export const Formats: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 360 }}>
      <NumberField
        label="报考费"
        defaultValue={1234.5}
        step={0.01}
        minValue={0}
        formatOptions={{ style: 'currency', currency: 'CNY' }}
      />
      <NumberField
        label="完成比例"
        defaultValue={0.48}
        formatOptions={{ style: 'percent' }}
        minValue={0}
        maxValue={1}
      />
      <NumberField label="每日学习" defaultValue={90} step={15} unit="分钟" minValue={0} maxValue={600} />
    </div>
  ),
};

export const BadInput: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 328 }}>
      <NumberField label="很大的数" defaultValue={Number.MAX_SAFE_INTEGER} unit="分" />
      <NumberField label="负数" defaultValue={-273.15} step={0.01} unit="度" />
      <NumberField label="零" defaultValue={0} unit="次" minValue={0} />
      <NumberField
        label="本学期计划学习的自学考试课程的总学分（含已免考课程和实践性环节）"
        defaultValue={4}
        unit="学分（按 2023 年版考试计划）"
        hint={'unbroken'.repeat(10)}
      />
    </div>
  ),
};
