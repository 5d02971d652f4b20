// `pnpm visual [--update] [story file …]`: compares every story with its picture, or draws the pictures again.
// `pnpm visual --all [--since=<commit>]`: every theme at every width, with axe; compared with how that commit looked.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { ensureChineseFonts, ensureChromium } from './machine.mjs';
import { run, runProgram } from './pnpm.mjs';
import { ensureInstalled, fail, say } from './prepare.mjs';
import { results, sayVisual } from './visual-report.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const words = process.argv.slice(2);
const update = words.includes('--update');
const all = words.includes('--all');
const since = words.find((word) => word.startsWith('--since='))?.slice('--since='.length);
const files = words.filter((word) => !word.startsWith('-'));

await ensureInstalled();
process.env.CHROMIUM_PATH = await ensureChromium();
ensureChineseFonts();
if (all) process.env.VISUAL_VIEWS = 'all';
if (all && !update) process.env.VISUAL_REFERENCES = await picturesOf(commitOf(since ?? lastRelease()));
process.env.VISUAL = update ? 'update' : 'only';
const references = process.env.VISUAL_REFERENCES ?? 'tests/visual/references';
if (update && all && process.env.VISUAL_REFERENCES === undefined)
  fail('--all 的参考图不入库：运行 pnpm visual --all --since=<提交>，会自动绘制那次提交的全部组合');
rmSync(results, { recursive: true, force: true });
if (update && files.length === 0) rmSync(references, { recursive: true, force: true });

const code = await runProgram('vitest', ['run', '--project', 'storybook', '--reporter=dot', ...files]);
if (update) {
  const pictures = readdirSync(references).filter((file) => file.endsWith('.webp'));
  const size = pictures.reduce((sum, file) => sum + statSync(`${references}/${file}`).size, 0);
  say(`参考图 ${pictures.length} 张，共 ${(size / 2 ** 20).toFixed(1)} MB`);
} else if (existsSync(results)) sayVisual();
process.exit(code);

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

function lastRelease() {
  return (
    git('describe', '--tags', '--abbrev=0') ?? fail('还没有发布过版本：用 --since=<提交> 指明与哪次提交比对')
  );
}

function commitOf(name) {
  return git('rev-parse', '--verify', `${name}^{commit}`) ?? fail(`没有这个提交：${name}`);
}

/** The folder with every combination as it looked at `commit`, drawn there in a work tree of its own when it is not kept yet. */
async function picturesOf(commit) {
  const folder = resolve('.cache/visual-all', commit);
  if (existsSync(folder)) return folder;
  const tree = resolve('.cache/visual-tree');
  git('worktree', 'remove', '--force', tree);
  if (git('worktree', 'add', '--detach', tree, commit) === null) fail(`无法检出 ${commit}`);
  say(`绘制 ${commit.slice(0, 7)} 的全部组合`);
  const env = { ...process.env, VISUAL_REFERENCES: `${folder}.new` };
  const drawn = await run(process.execPath, ['scripts/visual.mjs', '--all', '--update'], { cwd: tree, env });
  git('worktree', 'remove', '--force', tree);
  if (drawn !== 0) fail(`${commit.slice(0, 7)} 的参考图没有画全：原因见上`);
  renameSync(`${folder}.new`, folder);
  return folder;
}
