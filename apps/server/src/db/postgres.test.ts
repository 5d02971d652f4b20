import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { StartProblem } from '../problems.ts';
import { freshPostgres } from '../testing/fresh-postgres.ts';
import { rowsOf } from './database.ts';
import { openPostgres } from './postgres.ts';

describe('PostgreSQL', () => {
  it('is migrated once by two processes that start together', async () => {
    const fresh = await freshPostgres();
    const [first, second] = await Promise.all([openPostgres(fresh.url), openPostgres(fresh.url)]);
    const [applied] = await rowsOf(
      second.db,
      sql`select count(*)::int as count, count(distinct hash)::int as kinds from drizzle.__drizzle_migrations`,
    );
    expect(applied?.count).toBe(applied?.kinds);
    expect(applied?.count).toBeGreaterThan(0);
    await Promise.all([first.close(), second.close()]);
    await fresh.drop();
  }, 120_000);

  it.each([
    ['an address of something else', 'mysql://u@localhost/x', /不是有效的 PostgreSQL 地址/],
    ['no address at all', 'database', /不是有效的 PostgreSQL 地址/],
    ['an address where nothing listens', 'postgres://u@127.0.0.1:1/x', /无法连接.*ECONNREFUSED/],
  ])('says what is wrong with %s', async (_, url, text) => {
    await expect(openPostgres(url)).rejects.toThrow(StartProblem);
    await expect(openPostgres(url)).rejects.toThrow(text);
  });

  it('says so when the database does not exist', async () => {
    const fresh = await freshPostgres();
    await expect(openPostgres(`${fresh.url}_missing`)).rejects.toThrow(/无法登录.*3D000/);
    await fresh.drop();
  }, 60_000);
});
