import { declarePage } from '../../routes/declare-page.ts';

export const englishSignUpPage = declarePage({
  path: '/englishSignUp',
  title: '学士学位英语考试报名',
  component: 'englishSignUp',
  code: () => import('./EnglishSignUpPage.tsx'),
  skeleton: 'form',
  hidden: true,
});
