import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.tsx';

export default {
  component: Select,
  args: {
    label: '考区',
    placeholder: '请选择',
    options: [
      { id: 'jl', label: '江澜市' },
      { id: 'yp', label: '云浦市' },
      { id: 'nx', label: '南溪县', reason: '本期不设考点' },
    ],
  },
} satisfies Meta<typeof Select>;

type Story = StoryObj<typeof Select>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: 'jl', hint: '考点在考区内随机安排' } };

export const Wrong: Story = { args: { error: '请选择考区' } };

export const Open: Story = {
  args: { defaultValue: 'jl' },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};
