import type { Sql } from 'postgres';
import { connect } from '../exam/database.ts';
import { prepareApplyBatches } from './apply-tables.ts';
import { seats } from './exam-tables.ts';
import { prepareInstitution, preparePeople } from './institution.ts';
import { fills } from './tables.ts';
import { prepareTheses } from './thesis-tables.ts';

/** How an index is dropped and made again. */
interface IndexRow {
  readonly drop: string;
  readonly make: string;
}

/**
 * The indexes that are made again faster than they are kept up: all but those that a foreign key, or the seats of an
 * offering, are held by.
 */
const listIndexes = (sql: Sql) => sql<IndexRow[]>`
  select
    case when k.oid is null then format('drop index %I', c.relname)
      else format('alter table %I drop constraint %I', t.relname, k.conname) end as drop,
    case when k.oid is null then pg_get_indexdef(x.indexrelid)
      else format('alter table %I add constraint %I %s', t.relname, k.conname, pg_get_constraintdef(k.oid)) end as make
  from pg_index x
  join pg_class c on c.oid = x.indexrelid
  join pg_class t on t.oid = x.indrelid
  left join pg_constraint k on k.conindid = x.indexrelid and k.contype in ('p', 'u')
  where t.relnamespace = 'public'::regnamespace and t.relname <> 'exam_seat'
    and not exists (select from pg_constraint f where f.conindid = x.indexrelid and f.contype = 'f')
  order by t.reltuples desc, c.relname`;

/** Runs statements in two connections, each as soon as one is free. */
async function inTwo(databaseUrl: string, statements: readonly string[]): Promise<void> {
  const waiting = statements.values();
  const work = async () => {
    const sql = connect(databaseUrl);
    try {
      // References are right by construction; otherwise PostgreSQL would check millions of rows.
      await sql.unsafe(
        `set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '64MB'`,
      );
      for (const statement of waiting) await sql.unsafe(statement);
    } finally {
      await sql.end();
    }
  };
  await Promise.all([work(), work()]);
}

/**
 * Puts `count` students beside those of the demo institution, each with eight results, about four registrations and what
 * comes with them, what they typed as `encrypt` keeps it; then the database is as it is after a night's rest.
 */
export async function fillStudents(
  databaseUrl: string,
  count: number,
  encrypt: (text: string) => string,
): Promise<void> {
  const sql = connect(databaseUrl);
  try {
    await prepareInstitution(sql);
    await preparePeople(sql, count);
    await prepareApplyBatches(sql, encrypt);
    await prepareTheses(sql);
    const indexes = await listIndexes(sql);
    for (const { drop } of indexes) await sql.unsafe(drop);
    await inTwo(databaseUrl, fills);
    await sql.unsafe(seats);
    await inTwo(
      databaseUrl,
      indexes.map(({ make }) => make),
    );
    await sql.unsafe('vacuum analyze');
  } finally {
    await sql.end();
  }
}
