import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * Something that open pages hear of at once (docs/adr/0026). Ids rise; a page that was away reads those after the last one it has.
 * Rows of the last day are kept.
 */
export const event = pgTable(
  'event',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** The listeners: `student:` and an id, or `live:` and an id. */
    channel: text('channel').notNull(),
    /** Such as THESIS. */
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [
    index('event_channel').on(table.channel, table.id),
    index('event_happened').on(table.happenedAt),
  ],
);
