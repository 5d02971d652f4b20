// Tools that the tests need on the machine: a Chromium, Chinese fonts, a PostgreSQL server, a reader of PDF, an nginx.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { runPnpm } from './pnpm.mjs';
import { findPostgres } from './postgres.mjs';
import { fail, say } from './prepare.mjs';

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function output(command, args) {
  const result = spawnSync(command, args, { encoding: 'utf8' });
  return result.status === 0 ? result.stdout : '';
}

let packageListsFresh = false;

function aptInstall(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say(`安装系统软件包：${packages.join('、')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  if (!packageListsFresh) {
    spawnSync('apt-get', ['update', '-qq'], quiet);
    packageListsFresh = true;
  }
  return (
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet).status === 0
  );
}

function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined) {
    if (!existsSync(named)) fail(`CHROMIUM_PATH 指向的文件不存在：${named}`);
    return named;
  }
  return browsers.find((path) => existsSync(path));
}

async function playwrightBrowser() {
  if ((await runPnpm(['exec', 'playwright', 'install', 'chromium'], { stdio: 'ignore' })) !== 0)
    return undefined;
  const path = output(process.execPath, [
    '-e',
    "import('playwright').then((p) => console.log(p.chromium.executablePath()))",
  ]);
  return existsSync(path.trim()) ? path.trim() : undefined;
}

/** The path of a Chromium: CHROMIUM_PATH, an installed one, Playwright's own, or Debian's package. */
export async function ensureChromium() {
  const found = findBrowser();
  if (found !== undefined) return found;
  if (aptInstall('chromium')) return '/usr/bin/chromium';
  const downloaded = await playwrightBrowser();
  return downloaded ?? fail('找不到 Chromium：请安装 Chromium 或 Chrome，或用 CHROMIUM_PATH 指明位置');
}

/** Chinese fonts: without them Chinese is boxes in screenshots. */
export function ensureChineseFonts() {
  if (process.platform !== 'linux' || output('fc-list', [':lang=zh-cn', 'family']).trim() !== '') return;
  if (!aptInstall('fontconfig', 'fonts-noto-cjk')) fail('缺少中文字体：请安装 fonts-noto-cjk');
}

/** pdftotext: what is made to be printed is read by a program that is not ours. */
export function ensurePdfReader() {
  if (output('sh', ['-c', 'command -v pdftotext']).trim() !== '' || aptInstall('poppler-utils')) return;
  fail('找不到 pdftotext：请安装 poppler-utils，成绩单和打印稿要用它来检验');
}

/** nginx, for the example of a proxy. */
export function ensureNginx() {
  if (output('sh', ['-c', 'command -v nginx']).trim() !== '' || aptInstall('nginx-light')) return;
  fail('找不到 nginx：请安装 nginx，反向代理的示例要用它来检验');
}

/** The folder of PostgreSQL's programs, or null when TEST_DATABASE_URL names a running server. */
export function ensurePostgres() {
  if (process.env.TEST_DATABASE_URL) return null;
  const found = findPostgres();
  if (found !== undefined) return found;
  if (aptInstall('postgresql')) return findPostgres();
  return fail('找不到 PostgreSQL：请安装 PostgreSQL 15 或更高版本，或用 TEST_DATABASE_URL 指明一个测试库');
}
