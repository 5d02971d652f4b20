import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Tool, Toolbar } from './Toolbar.tsx';

const nothing = () => {};
const tools: Tool[] = [
  { id: 'next', label: '下一处批注', icon: 'chevron', iconOnly: true, onAction: nothing },
  { id: 'done', label: '已改', icon: 'check', onAction: nothing },
  { id: 'mine', label: '只看未改', icon: 'eye', pressed: true, onAction: nothing },
  { id: 'reply', label: '回复', icon: 'comment', apart: true, onAction: nothing },
  { id: 'flag', label: '标记', icon: 'flag', pressed: false, onAction: nothing },
  { id: 'upload', label: '上传新稿', icon: 'upload', unavailable: true, onAction: nothing },
  { id: 'download', label: '下载', icon: 'download', apart: true, onAction: nothing },
  { id: 'print', label: '打印', icon: 'print', onAction: nothing },
];

export default { component: Toolbar, args: { label: '论文批注', tools } } satisfies Meta<typeof Toolbar>;

type Story = StoryObj<typeof Toolbar>;

export const Default: Story = {};

export const Playground: Story = { args: { label: '论文批注', moreLabel: '更多' } };

export const Icons: Story = {
  args: { tools: tools.map((tool) => ({ ...tool, iconOnly: true })) },
};

/** Half of the width: the rest is in the menu, which is open. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxWidth: 320, minHeight: 280 }}>
      <Toolbar {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: '更多' })),
};

export const LongNames: Story = {
  args: {
    tools: [
      { id: 'long', label: '把 习近平新时代中国特色社会主义思想概论 的批注发给指导教师', onAction: nothing },
      { id: 'unbroken', label: 'W'.repeat(80), onAction: nothing },
      { id: 'rare', label: '𠮷䶮😀', onAction: nothing },
    ],
  },
};

export const One: Story = { args: { tools: tools.slice(1, 2) } };
export const Empty: Story = { args: { tools: [] } };
