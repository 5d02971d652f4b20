import { getVersionNLog } from '@qianwei/api/contract/version';
import { asc, eq } from 'drizzle-orm';
import server from '../../../package.json' with { type: 'json' };
import type { Database } from '../../db/database.ts';
import { platform } from '../../db/schema/institution.ts';
import { dataMeta } from '../../db/schema/operation.ts';
import { type CallContext, type Implementation, implement } from '../../http/implement.ts';
import { type ChangeLog, changeLogKey } from '../../institution/change-log.ts';
import { formatDateTime } from '../../time.ts';

/** Version of the interface: the server package's own. */
export const apiVersion: string = server.version;

/** When the server was built, `yyyy-MM-dd HH:mm:ss`; the build puts it in, and running from source has none. */
const buildTime: string = process.env.BUILD_TIME ?? '';

async function readChangeLog(db: Database): Promise<ChangeLog> {
  const [row] = await db.select().from(dataMeta).where(eq(dataMeta.key, changeLogKey));
  return row === undefined ? [] : (JSON.parse(row.value) as ChangeLog);
}

/** The platform of the reader, else the one whose host was called, else the first. */
async function platformOf({ db, session, host }: CallContext): Promise<string> {
  if (session !== null) return session.platform;
  const platforms = await db.select().from(platform).orderBy(asc(platform.code));
  const called = platforms.find((row) => row.host !== '' && host.includes(row.host));
  return (called ?? platforms[0])?.code ?? '';
}

/** Version of the server, and its latest changes. */
export const versionRoutes: Implementation[] = [
  implement(getVersionNLog, async (context) => ({
    apiVersion,
    buildTime,
    platform: await platformOf(context),
    serverTime: formatDateTime(context.clock.now()),
    changeLog: await readChangeLog(context.db),
  })),
];
