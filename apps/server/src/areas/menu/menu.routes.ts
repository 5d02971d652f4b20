import { getMenuList } from '@qianwei/api/contract/menu';
import { type Implementation, implementForStudent } from '../../http/implement.ts';
import { isCertificateHost } from '../../student/certificate-host.ts';
import { listOpenTasks } from '../../student/tasks.ts';
import { menuEntries } from './menu-entries.ts';

/** The menu with the number of things the student must do behind each entry; never counts of unread news. */
export const menuRoutes: Implementation[] = [
  implementForStudent(getMenuList, async ({ db, clock, session, host }) => {
    const certificate = await isCertificateHost(db, host);
    const tasks = await listOpenTasks(db, session, clock.now());
    return menuEntries(session.platform, certificate).map((entry) => {
      const badge = tasks.filter((task) => task.badge && task.menuPath === entry.path).length;
      return { ...entry, hidden: false, badge, badgeType: badge > 0 ? 'TODO' : 'NONE' };
    });
  }),
];
