import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres, { type Sql } from 'postgres';
import { StartProblem } from '../problems.ts';
import { migrations } from '../server-root.ts';
import type { Database, OpenDatabase } from './database.ts';

// Any number will do, as long as all processes on a database use it.
const migrationLock = 7_302_001;
const oldestVersion = 150_000;

function connect(databaseUrl: string): Sql {
  try {
    return postgres(databaseUrl, {
      max: 20,
      connect_timeout: 5,
      idle_timeout: 60,
      onnotice: () => undefined,
      connection: {
        application_name: 'qianwei',
        statement_timeout: 15_000,
        // A call that waits for a row longer than this is refused, and releases the connection (lock-owner.ts).
        lock_timeout: 5_000,
        TimeZone: 'UTC',
      },
    });
  } catch {
    throw new StartProblem(
      'DATABASE_URL 不是有效的 PostgreSQL 地址，应形如 postgres://用户:密码@主机:5432/库名',
    );
  }
}

async function check(client: Sql): Promise<void> {
  const [row] = await client<
    { version: number }[]
  >`select current_setting('server_version_num')::int as version`;
  if (row === undefined || row.version < oldestVersion)
    throw new StartProblem('PostgreSQL 版本过低，需要 15 或更新的版本');
}

/** Two processes that start together migrate once: the second waits for the first. */
async function migrateOnce(client: Sql): Promise<void> {
  const connection = await client.reserve();
  try {
    // A long migration of another process is worth the wait.
    await connection`set lock_timeout = 0`;
    await connection`select pg_advisory_lock(${migrationLock})`;
    await connection`reset lock_timeout`;
    await migrate(drizzle(client), migrations());
    await connection`select pg_advisory_unlock(${migrationLock})`;
  } finally {
    connection.release();
  }
}

function connectionProblem(error: unknown): StartProblem | null {
  if (error instanceof StartProblem) return error;
  const code = (error as { code?: unknown }).code;
  if (typeof code !== 'string') return null;
  if (/^(28|3D)/.test(code))
    return new StartProblem(`无法登录 DATABASE_URL 指定的数据库（${code}），请核对用户、密码和库名`);
  if (/^(E[A-Z]+|CONNECT)/.test(code))
    return new StartProblem(
      `无法连接 DATABASE_URL 指定的数据库（${code}），请核对地址和端口，并确认数据库已启动`,
    );
  return null;
}

/** Opens the PostgreSQL at `databaseUrl` (version 15 or newer) with a pool of 20 connections. `logger` receives every query. */
export async function openPostgres(databaseUrl: string, logger?: Logger): Promise<OpenDatabase> {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new StartProblem(
      'DATABASE_URL 不是有效的 PostgreSQL 地址，应形如 postgres://用户:密码@主机:5432/库名',
    );
  }
  const client = connect(databaseUrl);
  try {
    await check(client);
    await migrateOnce(client);
  } catch (error) {
    await client.end({ timeout: 1 });
    throw connectionProblem(error) ?? error;
  }
  return {
    db: drizzle(client, { logger }) as unknown as Database,
    kind: 'postgres',
    // On a connection of its own.
    listen: async (name, heard, listening) => {
      await client.listen(name, heard, listening);
    },
    close: () => client.end({ timeout: 10 }),
  };
}
