import type { OpenDatabase } from './database.ts';

/** Place of the data. */
export interface DatabaseLocation {
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | null;
}

/** Opens and migrates the database. Rejects with a StartProblem when it can't be reached or is in use. */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseLocation): Promise<OpenDatabase> {
  // Loaded when needed: the embedded database is 20 MB that a server on PostgreSQL does without.
  if (databaseUrl !== null) return (await import('./postgres.ts')).openPostgres(databaseUrl);
  return (await import('./embedded.ts')).openEmbedded(dataDir);
}
