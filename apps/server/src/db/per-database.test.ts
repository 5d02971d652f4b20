import { expect, it } from 'vitest';
import type { Database } from './database.ts';
import { perDatabase } from './per-database.ts';

it('is built once for each database, and never shared between two', () => {
  const builtFor: Database[] = [];
  const statementOf = perDatabase((db) => {
    builtFor.push(db);
    return { db };
  });
  const [pool, transaction] = [{} as Database, {} as Database];
  const first = statementOf(pool);
  expect(statementOf(pool)).toBe(first);
  expect(statementOf(transaction)).not.toBe(first);
  expect(statementOf(pool)).toBe(first);
  expect(builtFor).toEqual([pool, transaction]);
});
