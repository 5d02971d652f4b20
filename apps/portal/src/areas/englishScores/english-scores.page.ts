import { declarePage } from '../../routes/declare-page.ts';

export const englishScoresPage = declarePage({
  path: '/englishScores',
  title: '学位英语成绩查询',
  component: 'englishScores',
  code: () => import('./EnglishScoresPage.tsx'),
  skeleton: 'form',
  hidden: true,
});
