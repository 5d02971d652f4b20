import { declarePage } from '../../../routes/declare-page.ts';

export const registrationsPage = declarePage({
  path: '/academic/apply/info',
  title: '报考记录',
  component: 'registrations',
  code: () => import('./RegistrationsPage.tsx'),
  skeleton: 'list',
  keepAlive: true,
});
