import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './RadioGroup.tsx';

export default {
  component: RadioGroup,
  args: {
    label: '时段冲突',
    options: [
      { value: '02324', label: '保留 02324 离散数学' },
      { value: '13180', label: '保留 13180 操作系统' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

type Story = StoryObj<typeof RadioGroup>;

export const Default: Story = {};

export const Playground: Story = { args: { orientation: 'horizontal', defaultValue: '02324' } };

export const WithConsequences: Story = {
  args: {
    defaultValue: '02324',
    options: [
      { value: '02324', label: '保留 02324 离散数学', hint: '13180 操作系统 移到 2027年4月' },
      { value: '13180', label: '保留 13180 操作系统', hint: '02324 离散数学 移到 2027年4月' },
    ],
  },
};

export const Wrong: Story = { args: { error: '请选择保留哪一门' } };
