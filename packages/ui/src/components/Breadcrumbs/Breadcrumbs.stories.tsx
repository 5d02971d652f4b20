import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export default {
  component: Breadcrumbs,
  args: { items: [{ label: '教务管理' }, { label: '考试计划' }] },
} satisfies Meta<typeof Breadcrumbs>;

type Story = StoryObj<typeof Breadcrumbs>;

export const Default: Story = {};

export const Playground: Story = {};

export const Home: Story = { args: { items: [{ label: '首页' }] } };

export const WithLinks: Story = {
  args: {
    items: [
      { label: '论文管理', href: '#thesis' },
      { label: '论文任务', href: '#task' },
      { label: '批注查看' },
    ],
  },
};

export const RareCharacters: Story = {
  args: { items: [{ label: '𠮷䶮 🎓', href: '#a' }, { label: 'مراجعة' }] },
};

export const LongNames: Story = {
  args: {
    items: [{ label: 'W'.repeat(80), href: '#long' }, { label: '习近平新时代中国特色社会主义思想概论' }],
  },
};
