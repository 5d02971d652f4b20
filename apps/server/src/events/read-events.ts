import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../db/database.ts';

/** Events that a reader may have missed; with more of them its page refreshes everything instead. */
export const maxMissed = 100;

/** An event as it is sent. */
export interface PublishedEvent {
  readonly id: number;
  readonly kind: string;
  /** JSON on one line. */
  readonly data: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The part of a channel that is read. */
export interface WantedEvents {
  readonly channel: string;
  /** An id; it is read itself, too, so that it shows whether it is still kept. */
  readonly from: number;
}

/**
 * The newest events of each channel from an id on, by channel, in the order of their ids: at most one more than
 * `maxMissed`, and the last one also where the id is beyond it. One statement, however many channels; a channel without events is not in the map.
 */
export async function readEvents(
  db: Database,
  wanted: readonly WantedEvents[],
): Promise<Map<string, PublishedEvent[]>> {
  const rows = await rowsOf<EventRow>(
    db,
    sql`
      select wanted.channel, found.id::float8 as id, found.kind, found.data::text as data,
        extract(epoch from found.happened_at)::float8 * 1000 as at
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted(channel text, "from" bigint)
      cross join lateral (
        select id, kind, data, happened_at from event
        where event.channel = wanted.channel
          and event.id >= least(wanted."from", (select max(id) from event where channel = wanted.channel))
        order by event.id desc limit ${maxMissed + 1}
      ) as found
      order by found.id`,
  );
  const found = new Map<string, PublishedEvent[]>();
  for (const { channel, ...read } of rows) found.set(channel, [...(found.get(channel) ?? []), read]);
  return found;
}

type EventRow = { [Key in keyof PublishedEvent]: PublishedEvent[Key] } & { channel: string };
