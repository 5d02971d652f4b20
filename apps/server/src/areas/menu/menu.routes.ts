import { getMenuList } from '@qianwei/api/contract/menu';
import { hasDegreeOpening } from '../../degree/degree-opening.ts';
import { type Implementation, implementForStudent } from '../../http/implement.ts';
import { readerOf } from '../../student/audience.ts';
import { isCertificateHost } from '../../student/certificate-host.ts';
import { listOpenTasks } from '../../student/tasks.ts';
import { menuEntries } from './menu-entries.ts';

/** The menu with the number of things the student must do behind each entry; never counts of unread news. */
export const menuRoutes: Implementation[] = [
  implementForStudent(getMenuList, async ({ db, clock, session, host }) => {
    const reader = await readerOf(db, session);
    const facts = {
      platform: session.platform,
      onCertificateHost: await isCertificateHost(db, host),
      forCertificates: reader?.phase === 'CERTIFICATE',
    };
    const tasks = await listOpenTasks(db, session, clock.now());
    const todo = tasks.flatMap(({ badge, menuPath }) => (badge ? [menuPath] : []));
    // The one duty behind an entry of the menu that is no row: only graduates can have it.
    if (reader?.phase === 'GRADUATED' && (await hasDegreeOpening(db, session, clock.now())))
      todo.push('/applyDegree/index');
    return menuEntries(facts).map((entry) => {
      const badge = todo.filter((path) => path === entry.path).length;
      return { ...entry, hidden: false, badge, badgeType: badge > 0 ? 'TODO' : 'NONE' };
    });
  }),
];
