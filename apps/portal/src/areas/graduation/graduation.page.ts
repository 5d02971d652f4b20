import { declarePage } from '../../routes/declare-page.ts';

export const graduationPage = declarePage({
  path: '/apply/graduation',
  title: '毕业材料提交',
  component: 'graduation',
  code: () => import('./GraduationPage.tsx'),
  skeleton: 'statement',
  keepAlive: true,
});
