import { declarePage } from '../../routes/declare-page.ts';

export const versionPage = declarePage({
  path: '/version',
  title: '版本信息',
  component: 'version',
  code: () => import('./VersionPage.tsx'),
  skeleton: 'record',
  hidden: true,
  noCache: true,
});
