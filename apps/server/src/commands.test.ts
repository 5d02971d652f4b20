import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from './commands.ts';
import { openDatabase } from './db/open-database.ts';
import { course } from './db/schema/course.ts';
import type { AreaCommands, OpsCommand } from './ops/command.ts';
import { runOps } from './ops/run-ops.ts';
import { placeDatabase } from './testing/memory-database.ts';

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'qianwei-ops-'));
  await placeDatabase(folder, 'empty');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

const ops = (...args: string[]) => opsOf(commands, args);

/** Runs one of the commands on the embedded database of this file's folder. */
async function opsOf(offered: AreaCommands, args: readonly string[]) {
  const [printed, complained]: string[][] = [[], []];
  const code = await runOps(
    offered,
    args,
    { DATA_DIR: folder, DEMO: '0' },
    { print: (text) => printed?.push(text), complain: (text) => complained?.push(text) },
  );
  return { code, printed: printed?.join('\n'), complained: complained?.join('\n') };
}

it('lists every command in Chinese when none is given', async () => {
  for (const asked of [[], ['help'], ['--help']]) {
    const { code, printed } = await ops(...asked);
    expect(code).toBe(0);
    expect(printed).toMatch(/^用法：pnpm ops <命令>/);
    for (const { usage, about } of commands) {
      expect(printed).toContain(usage);
      expect(about).toMatch(/[一-鿿]/);
      expect(printed).toContain(about);
    }
  }
  expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
});

it('says in one line that there is no such command, and exits with 1', async () => {
  expect(await ops('question:import')).toEqual({
    code: 1,
    printed: '',
    complained: '没有命令 question:import，运行 pnpm ops 查看有哪些命令',
  });
});

it('what was typed does not command the terminal', async () => {
  expect((await ops('question:\u001b[2Jimport')).complained).toBe(
    '没有命令 question:\ufffd[2Jimport，运行 pnpm ops 查看有哪些命令',
  );
});

it('while a server holds the folder it says so in one line', async () => {
  const server = await openDatabase({ dataDir: folder, databaseUrl: null });
  const path = join(folder, 'bank.json');
  writeFileSync(path, '{}');
  try {
    const { code, complained } = await ops('questions:import', path, '--course', '04735');
    expect(code).toBe(1);
    expect(complained).toMatch(/^数据文件夹 .* 正被另一个服务使用，请先停止它[^\n]*$/);
  } finally {
    await server.close();
  }
}, 60_000);

it('writes the template, also beside a server, never over a file, and imports it', async () => {
  const server = await openDatabase({ dataDir: folder, databaseUrl: null });
  await server.db.insert(course).values({ courseCode: '04735', name: '数据库', credit: 4, kind: 'CORE' });
  const path = join(folder, '题库.xlsx');
  expect(await ops('questions:template', path)).toMatchObject({ code: 0, printed: `已写入 ${path}` });
  const written = readFileSync(path);
  expect(await ops('questions:template', path)).toMatchObject({
    code: 1,
    complained: expect.stringContaining('已存在'),
  });
  expect(readFileSync(path).equals(written)).toBe(true);
  await server.close();

  const load = (...more: string[]) => ops('questions:import', path, '--course', '04735', ...more);
  expect((await load('--dry-run')).printed).toBe(
    '《数据库》（04735）试运行，没有写入。将新增 8 题，更新 0 题，未变 0 题',
  );
  expect((await load()).printed).toBe('《数据库》（04735）已导入：新增 8 题，更新 0 题，未变 0 题');
  expect((await load()).printed).toBe('《数据库》（04735）已导入：新增 0 题，更新 0 题，未变 8 题');
}, 120_000);

it.each([
  [['questions:import'], /^需要 1 个参数，给出了 0 个。用法：questions:import <文件>/],
  [['questions:import', 'a.json'], /^缺少 --course。用法：questions:import/],
  [['questions:import', 'a.json', '--course', '1', '--wrong'], /^参数或选项不正确。用法：questions:import/],
  [['questions:import', 'none.json', '--course', '04735'], /^无法读取文件 none\.json$/],
  [['questions:template', 'a.csv'], /^文件名应以 \.xlsx 结尾。用法：questions:template/],
])(
  '%j is answered with what is wrong',
  async (args, problem) => {
    const { code, complained } = await ops(...args);
    expect(code).toBe(1);
    expect(complained).toMatch(problem);
  },
  60_000,
);

const command = (run: OpsCommand['run']): AreaCommands => [{ name: 'try', usage: 'try', about: '试', run }];

it('a transaction that collides with one of a student runs again', async () => {
  let tries = 0;
  const colliding = command(({ db }) =>
    db.transaction(async (tx) => {
      await tx.select().from(course);
      tries += 1;
      if (tries < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      return `第 ${tries} 次`;
    }),
  );
  expect(await opsOf(colliding, ['try'])).toEqual({ code: 0, printed: '第 3 次', complained: '' });
}, 60_000);

it('staff read in one Chinese line that the database refused, and the log has the rest', async () => {
  const failing = command(async ({ db }) => {
    await db.execute('select secret from nowhere');
    return '';
  });
  const { code, complained = '' } = await opsOf(failing, ['try']);
  expect(code).toBe(1);
  const [logged = '', said] = complained.split('\n');
  expect(said).toBe('数据库没有完成这一步，请重试');
  expect(JSON.parse(logged)).toMatchObject({
    ...{ level: 'error', event: 'a command failed in the database', command: 'try' },
    'cause.code': '42P01',
  });
}, 60_000);
