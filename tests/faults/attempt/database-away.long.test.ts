import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPostgres, type PostgresServer, startPostgres } from '../../../scripts/postgres.mjs';
import { openStand } from '../stand.ts';
import { sitDown } from './sitting.ts';

let postgres: PostgresServer;
const stand = openStand(async () => {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('Set PG_BIN, or install PostgreSQL 15 or newer');
  postgres = await startPostgres(bin);
  const dataDir = mkdtempSync(join(tmpdir(), 'qianwei-data-'));
  return { url: postgres.url, dataDir, drop: postgres.stop };
});

const awayMs = 60_000;

/** Real: the database server ends at once and is away for 60 s of the clock on the wall; the student answers on. */
it('a database away for a minute: all that was answered meanwhile arrives', async ({ task }) => {
  const { page, context } = await stand.visit();
  const sitting = await sitDown(stand, page, '李明轩');
  await sitting.answer(page, [1, 31, 41]);
  await postgres.halt();
  const away = Date.now();
  let round = 1;
  for (let number = 1; Date.now() - away < awayMs; number += 1) {
    if (number > 44) {
      number = 1;
      round += 1;
    }
    await sitting.answer(page, [number], round);
  }
  await page
    .getByText(/没有保存/)
    .first()
    .waitFor();
  await postgres.resume();
  await sitting.arrived(30_000);
  expect(sitting.log.tried).toBeGreaterThan(44);
  await sitting.handIn(page, task);
  await context.close();
}, 180_000);
