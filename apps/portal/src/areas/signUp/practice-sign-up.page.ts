import { declarePage } from '../../routes/declare-page.ts';

export const practiceSignUpPage = declarePage({
  path: '/practiceSignUp',
  title: '实践考核报名',
  component: 'practiceSignUp',
  code: () => import('./PracticeSignUpPage.tsx'),
  skeleton: 'form',
  hidden: true,
});
