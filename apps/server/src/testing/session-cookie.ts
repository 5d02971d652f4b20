import { eq } from 'drizzle-orm';
import { session } from '../db/schema/session.ts';
import type { Deps } from '../deps.ts';
import { sessionCookieName } from '../http/session.ts';
import { tokenHash } from '../random.ts';

/** The session cookie that the browser with this token sends with every request to this host. */
export async function browserHeaders({ db }: Deps, token: string): Promise<{ cookie: string }> {
  const [row] = await db
    .select()
    .from(session)
    .where(eq(session.tokenHash, tokenHash(token)));
  if (row === undefined) throw new Error('No session has this token');
  return { cookie: `${sessionCookieName}=${row.id}` };
}
