import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { event } from '../db/schema/event.ts';

/** Channel that the open pages of a student listen to. */
export const studentChannel = (studentId: string): string => `student:${studentId}`;

/** Name under which PostgreSQL notifies all processes of new events; the text is the event's channel. */
export const notifiedAs = 'event';

/** First key of the advisory locks; any number will do, as long as all processes on a database use it. */
const lockClass = 7302;

/** An event before it is published. */
export interface NewEvent {
  /** Such as `studentChannel(id)`. */
  readonly channel: string;
  /** Such as THESIS; a page knows which of its answers it makes outdated. Capital letters and `_`; not OPEN or RESET. */
  readonly kind: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/**
 * Publishes an event, in the transaction that makes it happen: what is rolled back reaches nobody. Until the transaction
 * ends, others that publish in the same channel wait: an id is visible only after all lower ones of its channel, so that who
 * has read up to an id has missed nothing below it.
 */
export async function publishEvent(tx: Database, { channel, kind, data = {}, at }: NewEvent): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockClass}::int, hashtext(${channel}))`);
  await tx.insert(event).values({ channel, kind, data, happenedAt: at });
  await tx.execute(sql`select pg_notify(${notifiedAs}, ${channel})`);
}
