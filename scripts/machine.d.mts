/** The folder of PostgreSQL's programs, or null when TEST_DATABASE_URL names a running server. */
export function ensurePostgres(): string | null;
