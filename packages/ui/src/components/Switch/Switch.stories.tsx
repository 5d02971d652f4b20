import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './Switch.tsx';

export default { component: Switch, args: { children: '开考前一天提醒我' } } satisfies Meta<typeof Switch>;

type Story = StoryObj<typeof Switch>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultSelected: true, children: '紧凑排列' } };

export const On: Story = { args: { defaultSelected: true } };
