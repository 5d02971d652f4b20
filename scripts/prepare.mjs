import { existsSync } from 'node:fs';
import { runPnpm } from './pnpm.mjs';
import { contentHash, isDone, markDone } from './stamp.mjs';

const manifests = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'];
const sources = ['packages', 'apps', 'pnpm-lock.yaml', 'tsconfig.base.json'];

/** Says in one line what is being done. */
export function say(text) {
  console.log(`› ${text}`);
}

/** Says in one line why it can't go on, and ends with exit code 1. */
export function fail(text) {
  console.error(text);
  process.exit(1);
}

/** Installs the locked packages, once for each lock file. */
export async function ensureInstalled() {
  const stamp = 'node_modules/.qianwei-installed';
  const hash = contentHash(manifests);
  if (existsSync('node_modules') && isDone(stamp, hash)) return;
  say('安装依赖（首次约一分钟）');
  const code = await runPnpm(['install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent']);
  if (code !== 0) fail('依赖安装失败：请检查网络和 npm 源后重试');
  markDone(stamp, hash);
}

/** Builds portal and server, once for each state of the sources. */
export async function ensureBuilt() {
  const stamp = '.cache/built';
  const hash = contentHash(sources);
  const outputs = ['apps/portal/dist/index.html', 'apps/server/dist/main.js'];
  if (outputs.every((output) => existsSync(output)) && isDone(stamp, hash)) return;
  say('构建门户和服务器');
  if ((await runPnpm(['run', '--silent', 'build'])) !== 0) fail('构建失败：原因见上');
  markDone(stamp, hash);
}
