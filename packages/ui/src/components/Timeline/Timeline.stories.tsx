import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { Timeline } from './Timeline.tsx';

export default {
  component: Timeline,
  args: {
    label: '办理记录',
    entries: [
      {
        id: '1',
        time: '2026-11-12 21:08:40',
        actor: '周子墨',
        text: '提交毕业申请，第 1 次提交',
        tone: 'brand',
      },
      { id: '2', time: '2026-11-15 09:32:00', actor: '江澜助学中心', text: '审核通过', tone: 'success' },
      {
        id: '4',
        time: '2026-11-19 10:26:00',
        actor: '江澜大学自考办',
        text: '退回补正：电子注册照片尺寸不符，本人简历有一段空白。',
        tone: 'danger',
        attachments: (
          <>
            <Link href="#photo">照片要求.pdf</Link>
            <Link href="#sheet">登记表（退回件）.pdf</Link>
          </>
        ),
      },
      { id: '3', time: '2026-11-19 08:00:12', actor: '系统', text: '开始审核' },
    ],
  },
} satisfies Meta<typeof Timeline>;

type Story = StoryObj<typeof Timeline>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 2, label: '论文往来' } };

export const Empty: Story = { args: { entries: [] } };

export const BadEntries: Story = {
  args: {
    entries: [
      { id: 'unbroken', time: '2026-11-20 16:32:00', actor: 'W'.repeat(80), text: 'T'.repeat(160) },
      { id: 'rare', time: '2026-11-20 16:31:00', actor: '𠮷田䶮 🎓', text: 'مراجعة 审核', tone: 'warning' },
      { id: 'past', time: '1970-01-01 00:00:00', text: '很久以前' },
      { id: 'future', time: '9999-12-31 23:59:59', text: '很久以后' },
      { id: 'none', time: '0000-00-00 00:00:00', text: '没有这一天' },
      { id: 'words', time: '时间不详', actor: '市考办', text: '手工补录' },
    ],
  },
};
