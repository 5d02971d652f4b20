import type { Logger } from 'drizzle-orm/logger';

/** Records the statements of a test database. */
export interface StatementLog extends Logger {
  /** The statements that were begun until `run` ended, with numbers for their values. */
  during(run: () => Promise<unknown>): Promise<string[]>;
}

/** Listens only while it is asked to. */
export function createStatementLog(): StatementLog {
  let recording: string[] | null = null;
  return {
    logQuery: (statement) => recording?.push(statement),
    async during(run) {
      const statements: string[] = [];
      recording = statements;
      await run();
      recording = null;
      return statements;
    },
  };
}
