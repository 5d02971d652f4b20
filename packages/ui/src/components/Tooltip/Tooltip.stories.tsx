import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Tooltip } from './Tooltip.tsx';

export default {
  component: Tooltip,
  args: {
    text: '撤销后可在 11月27日 17:00 前重新报考',
    children: <Button>撤销报考</Button>,
    defaultOpen: true,
    placement: 'bottom start',
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 160, padding: '64px 24px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

type Story = StoryObj<typeof Tooltip>;

export const Default: Story = {};

export const Playground: Story = { args: { placement: 'top', delay: 600 } };

/** The name of an icon button. */
export const OnIconButton: Story = {
  args: {
    text: '打印准考证（Ctrl P）',
    children: <IconButton icon="print" label="打印准考证" />,
  },
};

export const OnLink: Story = {
  args: { text: '在新页面打开', children: <Link href="#notice">报考须知</Link>, placement: 'right' },
};

export const LongText: Story = {
  args: {
    text: '本课程含实践考核，理论与实践都合格才算通过；实践考核由主考院校组织，时间以通知为准，请留意 𠮷野䶮 老师的安排。',
  },
};

export const Unbroken: Story = { args: { text: 'W'.repeat(80) } };

export const RightToLeft: Story = { args: { text: 'مرحبا 02324 离散数学' } };

export const Closed: Story = { args: { defaultOpen: false } };
