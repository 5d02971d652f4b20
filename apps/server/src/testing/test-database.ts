import { afterAll, beforeAll, describe } from 'vitest';
import type { Contents } from './dump-name.ts';
import { memoryDatabase } from './memory-database.ts';
import { postgresDatabase } from './postgres-database.ts';
import type { TestDatabase } from './test-folder.ts';

// Making a dump takes seconds on a busy machine.
const patience = 120_000;

type Suite = (open: () => TestDatabase) => void;

/** Contents of the suite's database when it begins: nothing, or the demo institution. */
interface Holding {
  demo: boolean;
}

/** As in Vitest, options come before the body. */
type Described = [Suite] | [Holding, Suite];

function describeOn(name: string, make: (contents: Contents) => Promise<TestDatabase>, described: Described) {
  const [{ demo }, suite] = described.length === 1 ? [{ demo: false }, described[0]] : described;
  describe(name, () => {
    let database: TestDatabase | null = null;
    beforeAll(async () => {
      database = await make(demo ? 'demo' : 'empty');
    }, patience);
    afterAll(() => database?.close(), patience);
    suite(() => {
      if (database === null) throw new Error('The database is open only inside hooks and tests');
      return database;
    });
  });
}

/**
 * Runs a suite on a real PostgreSQL. `open()` returns, inside hooks and tests, a fresh migrated database of this suite;
 * it is closed after the suite.
 */
export function onPostgres(name: string, ...described: Described): void {
  describeOn(name, postgresDatabase, described);
}

/** The same on the embedded database alone. */
export function onEmbedded(name: string, ...described: Described): void {
  describeOn(name, memoryDatabase, described);
}

/** The same twice, on the embedded database too: for what depends on the driver, on locks, on races. */
export function eachDatabase(name: string, ...described: Described): void {
  describeOn(`${name} on embedded database`, memoryDatabase, described);
  describeOn(`${name} on PostgreSQL`, postgresDatabase, described);
}
