// `pnpm visual [--update] [story file …]`: compares every story with its picture, or draws the pictures anew.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import process from 'node:process';
import { ensureChineseFonts, ensureChromium } from './machine.mjs';
import { runPnpm } from './pnpm.mjs';
import { ensureInstalled, say } from './prepare.mjs';
import { results, sayVisual } from './visual-report.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const references = 'tests/visual/references';
const update = process.argv.includes('--update');
const files = process.argv.slice(2).filter((word) => !word.startsWith('-'));

await ensureInstalled();
process.env.CHROMIUM_PATH = await ensureChromium();
ensureChineseFonts();
process.env.VISUAL = update ? 'update' : 'only';
rmSync(results, { recursive: true, force: true });
if (update && files.length === 0) rmSync(references, { recursive: true, force: true });

const code = await runPnpm(['exec', 'vitest', 'run', '--project', 'storybook', '--reporter=dot', ...files]);
if (update) {
  const pictures = readdirSync(references).filter((file) => file.endsWith('.webp'));
  const size = pictures.reduce((sum, file) => sum + statSync(`${references}/${file}`).size, 0);
  say(`参考图 ${pictures.length} 张，共 ${(size / 2 ** 20).toFixed(1)} MB`);
} else if (existsSync(results)) sayVisual();
process.exit(code);
