// `pnpm check`: types, lint, who may know whom, dead exports, circles, sizes of files, generated docs.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { programPath } from './pnpm.mjs';
import { ensureInstalled } from './prepare.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
await ensureInstalled();

const folders = ['packages', 'apps', 'examples'];
// The longest first, so that they run beside each other.
const steps = [
  ['可发布的包', process.execPath, ['scripts/build-packages.mjs']],
  ['类型', programPath('tsc'), ['-p', '.', '--noEmit']],
  [
    '依赖方向与循环',
    programPath('depcruise'),
    ['--config', '.dependency-cruiser.mjs', ...folders, '--output-type', 'err'],
  ],
  ['无用导出', programPath('knip'), ['--no-progress']],
  ['格式与规范', programPath('biome'), ['ci', '--error-on-warnings', '--max-diagnostics=50', '.']],
  ['故事的数据', programPath('tsx'), ['scripts/fixtures.ts', '--check']],
  ['状态图', programPath('tsx'), ['scripts/diagrams.ts', '--check']],
  ['文件大小', process.execPath, ['scripts/file-sizes.mjs']],
  ['规则清单', process.execPath, ['scripts/rules.mjs', '--quiet']],
  ['文档里的文件', process.execPath, ['scripts/doc-paths.mjs']],
  ['日期的写法', process.execPath, ['scripts/dates.mjs']],
  ['词汇与房间', process.execPath, ['scripts/vocabulary.mjs']],
];

/** Runs a step and prints how it went; resolves with whether it succeeded. */
function check([name, command, args]) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', reject);
    child.on('close', (code) => {
      console.log(code === 0 ? `✓ ${name}` : `✗ ${name}\n${output}`);
      resolve(code === 0);
    });
  });
}

const waiting = steps.values();
let broken = 0;
async function work() {
  for (const step of waiting) if (!(await check(step))) broken += 1;
}
await Promise.all(Array.from({ length: availableParallelism() }, work));
process.exit(broken === 0 ? 0 : 1);
