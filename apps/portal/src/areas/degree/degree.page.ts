import { declarePage } from '../../routes/declare-page.ts';

export const degreePage = declarePage({
  path: '/applyDegree/index',
  title: '学位申请',
  component: 'degree',
  code: () => import('./DegreePage.tsx'),
  skeleton: 'record',
  keepAlive: true,
});
