import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Clock, systemClock } from '../clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { createStatementLog, type StatementLog } from './statement-log.ts';

/** A database for tests, with the folder of the files that belong to it. */
export interface TestDatabase extends OpenDatabase {
  readonly folder: string;
  /** The time by which its contents are what they say they are: the machine's own, unless they were kept for a while. */
  readonly clock: Clock;
  readonly statements: StatementLog;
}

/** Gives a database a folder, which is removed when the database is closed. */
export function withFolder(database: OpenDatabase, statements = createStatementLog()): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'qianwei-test-'));
  const close = async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...database, folder, clock: systemClock, statements, close };
}
