import type { ClientConfig } from '@qianwei/api/client';
import type { AppShellProps } from '@qianwei/ui/AppShell';

/** The institution of this portal, 汀南学院: names, and its server. */
export const institution = {
  product: '汀南助学平台',
  school: '汀南学院继续教育学院',
  service: { phone: '0790-000-0000', hours: '周一至周五 9:00–17:00' },
  /** The server's calls as this site sees them; the address of another host works too. */
  apiBase: '/student-gateway',
  /** The hash that this school's server checks signatures with. */
  algorithm: 'MD5' satisfies ClientConfig['algorithm'],
} as const;

/** The menu, the same for every student; a large portal generates it with `@qianwei/machines/routes`. */
export const menu: AppShellProps['items'] = [
  { path: '/', title: '通知公告', icon: 'notice', href: '/' },
  { path: '/contact', title: '联系学院', icon: 'pin', href: '/contact' },
];
