// The ground of tests: installed packages, Chromium, Chinese fonts, a reader of PDF, the built portal and server,
// PostgreSQL.
import { mkdirSync } from 'node:fs';
import process from 'node:process';
import { ensureChineseFonts, ensureChromium, ensurePdfReader, ensurePostgres } from './machine.mjs';
import { startPostgres } from './postgres.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

/**
 * Prepares it all, and names browser and database in the environment; answers what takes it down again. Only a
 * `durable` PostgreSQL waits for the disk.
 */
export async function prepareGround({ durable = false } = {}) {
  await ensureInstalled();
  process.env.CHROMIUM_PATH = await ensureChromium();
  ensureChineseFonts();
  ensurePdfReader();
  const bin = ensurePostgres();
  await ensureBuilt();
  mkdirSync('.cache', { recursive: true });
  const postgres = bin === null ? null : await startPostgres(bin, { durable });
  if (postgres !== null) process.env.TEST_DATABASE_URL = postgres.url;
  return async () => postgres?.stop();
}
