import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { Sidebar } from './Sidebar.tsx';
import { sampleItems } from './sampleItems.ts';

export default {
  component: Sidebar,
  args: {
    brand: <Wordmark name="江澜自考学习平台" institution="主考院校 江澜大学" mark={<BrandMark />} />,
    mark: <BrandMark />,
    items: sampleItems,
    currentPath: '/home',
    onToggle: () => {},
  },
  decorators: [
    (Story, { args }) => (
      <div style={{ width: args.opened === false ? 64 : 232 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen', ground: 'canvas' },
} satisfies Meta<typeof Sidebar>;

type Story = StoryObj<typeof Sidebar>;

export const Default: Story = {};

export const Playground: Story = { args: { currentPath: '/academic/exam/plan' } };

export const InGroup: Story = { args: { currentPath: '/academic/exam/plan' } };

/** SESSION-5: collapsed to its icons. */
export const Rail: Story = { args: { opened: false, currentPath: '/thesis' } };

export const RailInGroup: Story = { args: { opened: false, currentPath: '/academic/exam/plan' } };

/** In a phone's drawer. */
export const Bare: Story = { args: { brand: undefined, onToggle: undefined } };

export const Folding: Story = {
  args: { items: sampleItems.map((item) => ({ ...item, alwaysOpen: false })), currentPath: '/course/list' },
};

export const LongNames: Story = {
  args: {
    items: [
      { path: '/long', title: '学士学位外语考试与实践考核报名', icon: 'degree', href: '/long', badge: 128 },
      { path: '/unbroken', title: 'W'.repeat(80), icon: 'thesis', href: '/unbroken' },
    ],
    currentPath: '/long',
  },
};

export const Badges: Story = {
  args: {
    items: [0, -1, 99, 100, 1_000_000].map((badge) => ({
      path: String(badge),
      title: `待办 ${badge}`,
      href: `#${badge}`,
      badge,
    })),
  },
};

export const RareNames: Story = {
  args: {
    items: [
      { path: '/rare', title: '𠮷野䶮 😀', href: '#rare' },
      { path: '/rtl', title: 'مرحبا 02324', href: '#rtl' },
    ],
  },
};

export const Empty: Story = { args: { items: [] } };
