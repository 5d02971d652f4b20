import { declarePage } from '../../../routes/declare-page.ts';

export const chooseTopicPage = declarePage({
  path: '/thesis/chooseTopic/:studentPlanId/:planId',
  title: '论文选题',
  component: 'chooseTopic',
  code: () => import('./ChooseTopicPage.tsx'),
  skeleton: 'list',
  hidden: true,
  activeMenu: '/thesis',
  example: '/thesis/chooseTopic/f5a551550d5ded0ccda8f3e74ec44213/thesisPlan',
  exampleStudent: '陈思远',
});
