// `pnpm check`: types, lint, who may know whom, dead exports, circles, sizes of files, generated docs.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { pnpmCommand } from './pnpm.mjs';
import { ensureInstalled } from './prepare.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
await ensureInstalled();

const steps = [
  ['类型', ['exec', 'tsc', '-p', '.', '--noEmit']],
  ['格式与规范', ['exec', 'biome', 'ci', '--max-diagnostics=50', '.']],
  [
    '依赖方向与循环',
    [
      'exec',
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      'packages',
      'apps',
      'examples',
      '--output-type',
      'err',
    ],
  ],
  ['无用导出', ['exec', 'knip', '--no-progress']],
  ['可发布的包', ['exec', 'node', 'scripts/build-packages.mjs']],
  ['文件大小', ['exec', 'node', 'scripts/file-sizes.mjs']],
  ['状态图', ['exec', 'tsx', 'scripts/diagrams.ts', '--check']],
  ['规则清单', ['exec', 'node', 'scripts/rules.mjs', '--quiet']],
];

const [command, ...first] = pnpmCommand();
let broken = 0;
for (const [name, args] of steps) {
  const result = spawnSync(command, [...first, ...args], { encoding: 'utf8' });
  const ok = result.status === 0;
  console.log(`${ok ? '✓' : '✗'} ${name}`);
  if (!ok) {
    broken += 1;
    console.log(`${result.stdout}${result.stderr}`);
  }
}
process.exit(broken === 0 ? 0 : 1);
