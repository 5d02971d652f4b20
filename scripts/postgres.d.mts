/** A PostgreSQL for tests. */
export interface PostgresServer {
  /** Address of its maintenance database; `/postgres` at the end names the database. */
  readonly url: string;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
  /** Ends it at once, as a failure would; its data stay. */
  halt(): Promise<void>;
  /** Starts it again after `halt`, on the same port, and waits until it answers. */
  resume(): Promise<void>;
}

export function findPostgres(): string | undefined;
export function startPostgres(bin: string, options?: { durable?: boolean }): Promise<PostgresServer>;
