import { errorCode } from '@qianwei/api/contract/envelope';
import { getScoresHistory } from '@qianwei/api/contract/exam/history';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { history } from './history.fixtures.ts';
import ScoresHistoryPage from './ScoresHistoryPage.tsx';

export default {
  component: StoryPage,
  args: {
    children: <ScoresHistoryPage />,
    path: '/exam/scores/history/t13014',
    route: '/exam/scores/history/:id/:bizId?',
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

/** Without a batch in the address: every batch. */
export const Default: Story = { args: { fixtures: [answers(getScoresHistory, history)] } };
export const Playground: Story = { ...Default, tags: ['!test'] };
export const OneBatch: Story = {
  args: {
    path: '/exam/scores/history/t13014/b2',
    fixtures: [
      answers(getScoresHistory, {
        ...history,
        obstacle: {
          reason: '两次测评须间隔 24 小时，2026年11月22日（周日）21:13 起可以再测',
          nextTime: '2026-11-22 21:13:00',
          way: { kind: 'PAGE', text: '先练错题', path: '/course/test/c13014?tab=book' },
        },
        list: history.list.filter(({ bizId }) => bizId === 'b2'),
      }),
    ],
  },
};
export const Nothing: Story = { args: { fixtures: [answers(getScoresHistory, { ...history, list: [] })] } };
export const NotFound: Story = {
  args: { fixtures: [refuses(getScoresHistory, errorCode.notFound, '未找到相关记录')] },
};
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } }, tags: ['!test'] };
