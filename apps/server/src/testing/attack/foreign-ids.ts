import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@qianwei/api/endpoint';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Database, rowsOf } from '../../db/database.ts';
import type { Implementation } from '../../http/implement.ts';
import type { TestApp } from '../test-app.ts';
import { samplePayloads } from './sample-payload.ts';

/** Evidence that a call takes another student's record for the caller's. */
interface Leak {
  readonly path: string;
  /** The field that the id was given in. */
  readonly field: string;
  /** The table that the other student's record is in. */
  readonly table: string;
  readonly why: string;
}

/** Somebody who is logged in. */
export interface Attacker {
  readonly token: string;
  readonly studentId: string;
}

/** The records of a student: an id of each table, with the name of its table. */
interface OwnedId {
  readonly table: string;
  readonly id: string;
}

const quoted = (name: string) => sql.raw(`"${name}"`);

async function ownedTables(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ table_name: string }>(
    db,
    sql`select owned.table_name from information_schema.columns owned
      join information_schema.columns key using (table_schema, table_name)
      where owned.table_schema = 'public' and owned.column_name = 'student_id' and key.column_name = 'id'
      order by 1`,
  );
  return rows.map(({ table_name }) => table_name);
}

/** Columns of shared records: it is no secret that they concern other students too. */
const shared = [
  'test_id',
  'batch_id',
  'course_id',
  'lesson_id',
  'plan_id',
  'notice_id',
  'major_id',
  'biz_id',
  'period_id',
  'session_id',
  'offering_id',
  'site_id',
];

/** The columns of a table that point to records which a student has to have met, such as a question. */
async function references(db: Database, table: string): Promise<string[]> {
  const rows = await rowsOf<{ column_name: string }>(
    db,
    sql`select column_name from information_schema.columns
      where table_schema = 'public' and table_name = ${table}
        and column_name like '%\\_id' and column_name <> 'student_id' and data_type = 'text'
      order by 1`,
  );
  return rows.map(({ column_name }) => column_name).filter((name) => !shared.includes(name));
}

/** True for a question that was in no paper of the attacker's: those were met in it, whoever else has met them. */
const notMetBy = (attackerId: string, column: string) =>
  column === 'question_id'
    ? sql`and question_id not in (select answered.question_id from test_answer answered
        join test_record taken on taken.id = answered.test_record_id where taken.student_id = ${attackerId})`
    : sql``;

/**
 * Ids that are the victim's and not the attacker's: up to `limit` of each table with a `student_id`, up to `limit` that
 * such rows point to when no row of the attacker's does, and the student's own.
 */
async function ownedIds(
  db: Database,
  { victimId, attackerId, limit }: { victimId: string; attackerId: string; limit: number },
): Promise<OwnedId[]> {
  const found: OwnedId[] = [{ table: 'student', id: victimId }];
  for (const table of await ownedTables(db)) {
    for (const column of ['id', ...(await references(db, table))]) {
      const rows = await rowsOf<{ id: string }>(
        db,
        sql`select distinct ${quoted(column)} as id from ${quoted(table)}
          where student_id = ${victimId} and ${quoted(column)} is not null
            and ${quoted(column)} not in (select ${quoted(column)} from ${quoted(table)}
              where student_id = ${attackerId} and ${quoted(column)} is not null)
            ${notMetBy(attackerId, column)}
          order by 1 limit ${limit}`,
      );
      found.push(...rows.map(({ id }) => ({ table: column === 'id' ? table : `${table}.${column}`, id })));
    }
  }
  return found.filter(({ id }, index) => found.findIndex((other) => other.id === id) === index);
}

/** A fingerprint of all that a student owns. */
async function fingerprint(db: Database, studentId: string): Promise<string> {
  const tables = await ownedTables(db);
  const parts = await Promise.all(
    tables.map(async (table) => {
      const [row] = await rowsOf<{ sum: string | null }>(
        db,
        sql`select md5(string_agg(r::text, '|' order by r.id)) as sum from ${quoted(table)} r where student_id = ${studentId}`,
      );
      return `${table}:${row?.sum ?? ''}`;
    }),
  );
  return parts.join('\n');
}

const isIdField = (name: string) => /^ids?$|Ids?$/.test(name);

/** The answer without what differs from call to call: the ids that were sent, and moments. */
const normalised = (answer: unknown, id: string) =>
  JSON.stringify(answer)
    .replaceAll(id, 'ID')
    .replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, 'TIME')
    .replace(/"(serverNow|expires)":\d+/g, 'NOW');

/** The result of trying all calls of a server with another student's ids. */
export interface ForeignIdResult {
  readonly leaks: Leak[];
  /** Calls made in the attacker's name. */
  readonly tried: number;
  /** Paths with an id among their fields. */
  readonly paths: readonly string[];
  /** Those of them that answer the owner otherwise than somebody else: there the attempt means something. */
  readonly reached: readonly string[];
}

/** A field of a call that takes an id. */
interface PlaceForId {
  readonly endpoint: Endpoint<unknown, unknown>;
  readonly field: string;
  /** A payload that is right but for whose id it is. */
  withId(id: string): Record<string, unknown>;
}

const placesForIds = (implementations: readonly Implementation[]): PlaceForId[] =>
  implementations
    .filter(({ endpoint }) => !endpoint.multipart)
    .flatMap(({ endpoint }) =>
      // As a list: the file of an export holds what the list does, and cannot be compared as text.
      samplePayloads(endpoint.payload)
        .map(({ export: _, ...sample }) => sample)
        .flatMap((sample: Record<string, unknown>) =>
          Object.keys(sample)
            .filter(isIdField)
            .map((field) => ({
              endpoint,
              field,
              withId: (id: string) => ({ ...sample, [field]: Array.isArray(sample[field]) ? [id] : id }),
            })),
        ),
    );

/**
 * Calls everything that takes an id as `attacker`, with each of the victim's ids in turn: the answer must be the one
 * to an id that nobody has, and nothing of the victim's may have changed. `limit` says how many ids of each table are tried.
 */
export async function tryForeignIds(
  app: TestApp,
  implementations: readonly Implementation[],
  attacker: Attacker,
  victim: Attacker,
  limit = 3,
): Promise<ForeignIdResult> {
  const { db } = app.deps;
  const ids = await ownedIds(db, { victimId: victim.studentId, attackerId: attacker.studentId, limit });
  const places = placesForIds(implementations);
  const leaks: Leak[] = [];

  /** The ids that a call does not answer as if nobody had them. */
  async function revealedIds({ endpoint, withId }: PlaceForId, token: string): Promise<OwnedId[]> {
    const answerTo = async (id: string) => {
      const response = await app.send(endpoint, withId(id), { token });
      return normalised(await response.json(), id);
    };
    const expected = await answerTo(randomUUID());
    // An id of another form than the field's is refused for its form.
    const possible = ids.filter(({ id }) => v.is(endpoint.payload, withId(id)));
    const differing: OwnedId[] = [];
    for (const owned of possible) if ((await answerTo(owned.id)) !== expected) differing.push(owned);
    return differing;
  }

  const before = await fingerprint(db, victim.studentId);
  for (const place of places) {
    const { field, endpoint } = place;
    for (const { table } of await revealedIds(place, attacker.token))
      leaks.push({ path: endpoint.path, field, table, why: '答复与不存在的编号不同' });
  }
  if ((await fingerprint(db, victim.studentId)) !== before)
    leaks.push({ path: '', field: '', table: '', why: '改动了他人的记录' });
  // Last, since the owner's own calls may well change something.
  const reached = new Set<string>();
  for (const place of places)
    if ((await revealedIds(place, victim.token)).length > 0) reached.add(place.endpoint.path);
  const paths = new Set(places.map(({ endpoint }) => endpoint.path));
  return { leaks, tried: places.length * (ids.length + 1), paths: [...paths], reached: [...reached] };
}
