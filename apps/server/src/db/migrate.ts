import { join } from 'node:path';
import type { MigrationConfig } from 'drizzle-orm/migrator';
import { serverRoot } from '../server-root.ts';

/** Where the migrations are, for Drizzle's migrators. */
export function migrations(): MigrationConfig {
  return { migrationsFolder: join(serverRoot(), 'migrations') };
}
