/**
 * Records the answers that stories begin with from the demo institution: `pnpm fixtures`. With `--check` nothing is
 * written; the exit code is 1 when a file is out of date, because the contract or the demo data have changed.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { sep } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { differences } from './fixtures/differences.ts';
import { recordAnswers } from './fixtures/record-answers.ts';
import { runProgram } from './pnpm.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const folder = 'apps/portal/src';

/** The text of every recorded answer, by its path. */
async function storedAnswers(): Promise<Map<string, string>> {
  const names = await readdir(folder, { recursive: true });
  const paths = names
    .filter((name) => name.endsWith('.recorded.json'))
    .map((name) => `${folder}/${name.replaceAll(sep, '/')}`);
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')] as const)));
}

const recorded = await recordAnswers();
const stored = await storedAnswers();
const lines = differences(recorded, stored);
if (lines.length === 0) {
  console.log(`${recorded.size} recorded answers are up to date`);
} else if (process.argv.includes('--check')) {
  console.error([...lines, 'Recorded answers are out of date: run `pnpm fixtures`'].join('\n'));
  process.exitCode = 1;
} else {
  for (const path of stored.keys()) if (!recorded.has(path)) await rm(path);
  for (const [path, answer] of recorded) await writeFile(path, JSON.stringify(answer, null, 2));
  process.exitCode = await runProgram('biome', ['format', '--write', ...recorded.keys()]);
  console.log(lines.join('\n'));
}
