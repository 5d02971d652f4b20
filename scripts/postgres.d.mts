/** A PostgreSQL for tests. */
export interface PostgresServer {
  /** Address of its maintenance database; `/postgres` at the end names the database. */
  readonly url: string;
  stop(): Promise<void>;
}

export function findPostgres(): string | undefined;
export function startPostgres(bin: string): Promise<PostgresServer>;
