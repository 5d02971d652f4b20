import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';

export default { component: Card, args: { children: '第 1 套 模拟卷，限时 150 分钟' } } satisfies Meta<
  typeof Card
>;

type Story = StoryObj<typeof Card>;

export const Default: Story = {};

export const Playground: Story = { args: { edge: 'float', pad: 'small' } };

export const LongText: Story = { args: { children: `${'W'.repeat(80)} 𠮷䶮 🎓 مراجعة` } };

export const Floating: Story = { args: { edge: 'float' } };
