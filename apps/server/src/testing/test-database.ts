import { afterAll, beforeAll, describe } from 'vitest';
import { openPostgres } from '../db/postgres.ts';
import { freshPostgres } from './fresh-postgres.ts';
import { memoryDatabase } from './memory-database.ts';
import { type TestDatabase, withFolder } from './test-folder.ts';

async function real(): Promise<TestDatabase> {
  const fresh = await freshPostgres();
  const database = await openPostgres(fresh.url);
  const close = async () => {
    await database.close();
    await fresh.drop();
  };
  return withFolder({ ...database, close });
}

const kinds = [
  { label: 'embedded database', make: memoryDatabase },
  { label: 'PostgreSQL', make: real },
];

// Making a database takes seconds on a busy machine.
const patience = 120_000;

/**
 * Runs a suite twice: on the embedded database and on a real PostgreSQL. `open()` gives, inside hooks and tests, a
 * fresh migrated database of this suite; it is closed after the suite.
 */
export function eachDatabase(name: string, suite: (open: () => TestDatabase) => void): void {
  describe.each(kinds)(`${name} on $label`, ({ make }) => {
    let database: TestDatabase | null = null;
    beforeAll(async () => {
      database = await make();
    }, patience);
    afterAll(() => database?.close(), patience);
    suite(() => {
      if (database === null) throw new Error('The database is open only inside hooks and tests');
      return database;
    });
  });
}
