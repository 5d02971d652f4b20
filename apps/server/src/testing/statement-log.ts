import type { Logger } from 'drizzle-orm/logger';

/** Hears the statements of a test database. */
export interface StatementLog extends Logger {
  /** The statements that were begun until `run` ended, with numbers for their values. */
  during(run: () => Promise<unknown>): Promise<string[]>;
}

/** Listens only while it is asked to. */
export function createStatementLog(): StatementLog {
  let heard: string[] | null = null;
  return {
    logQuery: (statement) => heard?.push(statement),
    async during(run) {
      const statements: string[] = [];
      heard = statements;
      await run();
      heard = null;
      return statements;
    },
  };
}
