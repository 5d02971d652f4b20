import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Verdict } from './Verdict.tsx';

export default {
  component: Verdict,
  args: {
    state: { shape: 'half', tone: 'brand', word: '进行中' },
    title: '第 2 次作答还在进行',
    text: '剩余 48:12。答案已保存到 26 题，换一台设备也能接着答。',
    children: (
      <Button variant="primary" size="large">
        继续作答
      </Button>
    ),
  },
} satisfies Meta<typeof Verdict>;

type Story = StoryObj<typeof Verdict>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    state: { shape: 'cross', tone: 'danger', word: '未达开考条件' },
    title: '视频还差 12%',
    text: '视频看完 80% 就能开考，现在 68%。',
  },
};

/** The title says the state: its symbol is beside it. */
export const WithoutWord: Story = {
  args: {
    state: { shape: 'full', tone: 'warning' },
    title: '2 门待缴费，过时名额释放',
    text: [
      <p key="due">明天（周日）10:12 前付清，离截止还有 13 小时 57 分钟。</p>,
      <p key="seats">另外 1 门已报好，座位号 11月30日 公布。</p>,
    ],
  },
};

/** A state without an action. */
export const WithoutAction: Story = {
  args: {
    state: { shape: 'dotted', tone: 'muted', word: '解析未开放' },
    title: '解析将于 11月28日 09:00 开放',
    text: '测验开放期间不公布题目和答案，对每位考生都一样。',
    children: undefined,
  },
};

export const TwoWays: Story = {
  args: {
    state: { shape: 'check', tone: 'success', word: '已合格' },
    title: '最高 78 分，已经合格',
    text: '还可以再测 1 次，取最高分。',
    children: (
      <>
        <Button size="large">再测一次</Button>
        <Link href="#analysis">看解析</Link>
      </>
    ),
  },
};

export const LongWords: Story = {
  args: {
    state: { shape: 'triangle', tone: 'warning', word: '𠮷䶮 🎓 مراجعة' },
    title: 'W'.repeat(80),
    text: '习近平新时代中国特色社会主义思想概论与马克思主义基本原理（含实践）'.repeat(3),
  },
};
