import { declarePage } from '../../../routes/declare-page.ts';

export const scoresHistoryPage = declarePage({
  path: '/exam/scores/history/:id/:bizId?',
  title: '历史成绩',
  component: 'scoresHistory',
  code: () => import('./ScoresHistoryPage.tsx'),
  skeleton: 'list',
  hidden: true,
  activeMenu: '/exam/practice/assessment',
  example: '/exam/scores/history/13004-assessment',
});
