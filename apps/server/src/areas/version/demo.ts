import { readFile } from 'node:fs/promises';
import { dataMeta } from '../../db/schema/operation.ts';
import type { AreaDemo } from '../../demo/area-demo.ts';
import { changeLogKey, parseChangeLog } from '../../institution/change-log.ts';

/** The change log of the portal, its latest versions dated a few days ago. */
export const loadVersionDemo: AreaDemo = async (db, _people, calendar, { content }) => {
  const changeLog = await readFile(new URL('help/changelog.md', content), 'utf8');
  const releases = parseChangeLog(calendar.fill(changeLog));
  await db.insert(dataMeta).values({ key: changeLogKey, value: JSON.stringify(releases) });
};
