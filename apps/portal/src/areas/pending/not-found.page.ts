import { declarePage } from '../../routes/declare-page.ts';

export const notFoundPage = declarePage({
  path: '*',
  title: '页面不存在',
  component: 'notFound',
  code: () => import('./NotFoundPage.tsx'),
  skeleton: 'statement',
  hidden: true,
  example: '/no/such/page',
});
