import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Drawer } from './Drawer.tsx';

export default {
  component: Drawer,
  args: { title: '答题卡', isOpen: true, onOpenChange: () => {}, children: '已答 41，共 44' },
} satisfies Meta<typeof Drawer>;

type Story = StoryObj<typeof Drawer>;

export const Default: Story = {};

export const Playground: Story = {};

export const Start: Story = { args: { side: 'start', title: '菜单', children: <a href="#home">首页</a> } };

export const WithNote: Story = { args: { note: '已答 41，共 44', children: '第 7、19、33 题还没有作答。' } };

export const LongContent: Story = {
  args: { title: 'W'.repeat(80), children: '一题一格，铅笔痕是已答。'.repeat(120) },
};

export const End: Story = {
  args: {
    side: 'end',
    title: '公告',
    children: '关于做好2027年1月考期课程报考工作的通知。报考时间为 11月18日 09:00 至 11月27日 17:00。',
    actions: <Button variant="primary">去报考</Button>,
  },
};

/** Long content scrolls between title and actions. */
export const WithActions: Story = {
  args: {
    children: '一题一格，铅笔痕是已答。'.repeat(120),
    actions: (
      <>
        <Button>回去作答</Button>
        <Button variant="primary">交卷</Button>
      </>
    ),
  },
};

export const EndLongContent: Story = {
  args: { ...WithActions.args, side: 'end', title: '习近平新时代中国特色社会主义思想概论（含实践）𠮷䶮' },
};
