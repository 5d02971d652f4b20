import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastRegion } from './ToastRegion.tsx';

const nothing = () => {};

export default {
  component: ToastRegion,
  args: {
    toasts: [{ id: '1', type: 'success', text: '已提交，回执号 BY20261121-000123', count: 1 }],
    onClose: nothing,
    onPause: nothing,
    onResume: nothing,
  },
} satisfies Meta<typeof ToastRegion>;

type Story = StoryObj<typeof ToastRegion>;

export const Default: Story = {};

export const Playground: Story = { args: { queuedCount: 4, onCloseAll: nothing } };

export const AllTypes: Story = {
  args: {
    toasts: [
      { id: '1', type: 'primary', text: '数据库系统原理 考前串讲 已开始', count: 1 },
      { id: '2', type: 'success', text: '已提交，回执号 BY20261121-000123', count: 1 },
      { id: '3', type: 'info', text: '导出已开始，完成后会自动下载', count: 1 },
      { id: '4', type: 'warning', text: '登录已失效，请重新登录', count: 1 },
      {
        id: '5',
        type: 'error',
        text: '提交失败，内容已保存在本机，联网后可重新提交，不会重复报考',
        count: 1,
      },
      { id: '6', type: 'warning', text: '网络连接异常，请稍后再试！', count: 100 },
    ],
  },
};

export const Grouped: Story = {
  args: { toasts: [{ id: '1', type: 'warning', text: '网络连接异常，请稍后再试！', count: 99 }] },
};

export const WithAction: Story = {
  args: {
    toasts: [
      { id: '1', type: 'info', text: '新版本已就绪', count: 1, action: { label: '刷新', onPress: nothing } },
    ],
  },
};

export const Queued: Story = {
  args: {
    ...AllTypes.args,
    toasts: AllTypes.args?.toasts?.slice(0, 3),
    queuedCount: 997,
    onCloseAll: nothing,
  },
};

export const LongText: Story = {
  args: { toasts: [{ id: '1', type: 'error', text: 'W'.repeat(80), count: 3 }] },
};

export const RareText: Story = {
  args: { toasts: [{ id: '1', type: 'success', text: '𠮷野䶮 😀 مرحبا 02324 离散数学', count: 0 }] },
};

export const Counts: Story = {
  args: {
    toasts: [2, 99, 100, 1_000_000].map((count) => ({
      id: String(count),
      type: 'error',
      text: `重复 ${count} 次`,
      count,
    })),
  },
};

/** Dragged to the right: it disappears when it is released. */
export const Pulled: Story = {
  play: ({ canvasElement }) => {
    const toast = canvasElement.ownerDocument.querySelector<HTMLElement>('[data-toast]');
    if (toast) Object.assign(toast.style, { transform: 'translateX(96px)' });
  },
};

export const Empty: Story = { args: { toasts: [] } };
