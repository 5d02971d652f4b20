import { declarePage } from '../../../routes/declare-page.ts';

export const commitmentPage = declarePage({
  path: '/thesis/letterCommitment/:studentPlanId',
  title: '诚信承诺书',
  component: 'commitment',
  code: () => import('./CommitmentPage.tsx'),
  skeleton: 'record',
  hidden: true,
  activeMenu: '/thesis',
  example: '/thesis/letterCommitment/1d6dd02b81c2cf6692f15d0fe17d9533',
  exampleStudent: '王雨桐',
});
