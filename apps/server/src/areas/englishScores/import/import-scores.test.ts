import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getEnglishScoresNLog } from '@qianwei/api/contract/lookup/english-scores';
import { and, eq } from 'drizzle-orm';
import type { CellValue } from 'exceljs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { englishScore } from '../../../db/schema/english.ts';
import { auditLog } from '../../../db/schema/operation.ts';
import { demoPerson } from '../../../demo/people.ts';
import { newWorkbook, workbookBytes } from '../../../files/workbook.ts';
import { idCardHash } from '../../../student/personal.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { onPostgres } from '../../../testing/test-database.ts';
import { englishScoresCommands } from '../english-scores.commands.ts';

const head = ['证件号', '姓名', '语种', '准考证号', '成绩', '备注', '证书号', '有效期至'];
const batch = '2099年5月批';
const publish = '2099-06-20 10:00';

onPostgres('scores of the degree’s foreign language from a workbook', { demo: true }, (open) => {
  let app: DemoApp;
  let folder: string;
  let address = 0;
  beforeAll(async () => {
    app = await createDemoApp(open());
    folder = mkdtempSync(join(tmpdir(), 'qianwei-english-'));
  });
  beforeEach(() => open().db.delete(englishScore).where(eq(englishScore.batchName, batch)));
  afterAll(() => rmSync(folder, { recursive: true }));

  const ops = async (name: string, ...args: string[]) => {
    const command = englishScoresCommands.find((candidate) => candidate.name === name);
    if (command === undefined || !('run' in command)) throw new Error(`No command ${name}`);
    return command.run(app.deps, args);
  };
  const load = (rows: readonly (readonly CellValue[])[], ...options: string[]) =>
    loadSheet([head, ...rows], ...options);
  async function loadSheet(rows: readonly (readonly CellValue[])[], ...options: string[]): Promise<string> {
    const workbook = await newWorkbook();
    workbook.addWorksheet('成绩').addRows(rows.map((row) => [...row]));
    const path = join(folder, `${app.deps.random.id()}.xlsx`);
    writeFileSync(path, await workbookBytes(workbook));
    return ops('english:import', path, '--batch', batch, '--publish', publish, ...options);
  }
  const stored = () => open().db.select().from(englishScore).where(eq(englishScore.batchName, batch));
  const lookUp = (name: string) => {
    address += 1;
    const payload = { name, idCard: demoPerson(name).idCard, code: '0000', codeKey: 'any' };
    return app.call(getEnglishScoresNLog, payload, { ip: `10.28.0.${address}` });
  };

  const chen = demoPerson('陈思远').idCard;
  const row = (changes: Partial<Record<string, CellValue>> = {}): CellValue[] =>
    head.map(
      (column) =>
        changes[column] ??
        { 证件号: chen, 姓名: '陈思远', 语种: '英语', 准考证号: '9905000001', 成绩: 63 }[column] ??
        null,
    );

  it('are seen from the moment of publication, and by terminal earlier or later', async () => {
    const absent = row({ 证件号: demoPerson('冯雪').idCard, 姓名: '冯雪', 准考证号: '9905000002' });
    absent[4] = null;
    absent[5] = '缺考';
    const pass = row({ 证书号: '990500000001', 有效期至: '2102-06-30' });
    expect(await load([pass, absent])).toContain(`${batch}已导入：新增 2，更新 0，未变 0`);
    expect((await lookUp('陈思远')).errorCode).toBe(errorCode.notFound);
    expect(await ops('english:publish', batch)).toMatch(
      /^2099年5月批 2 条成绩于 .* 公布，复核申请 .*17:00 截止$/,
    );
    expect((await lookUp('陈思远')).data.scores).toMatchObject([
      { batchName: batch, score: 63, result: 'PASS', certNo: '990500000001', validUntil: '2102-06-30' },
    ]);
    expect((await lookUp('冯雪')).data.scores).toMatchObject([{ score: null, result: 'ABSENT' }]);
    expect(await ops('english:withdraw', batch, '--until', publish, '--reason', '合分有误')).toContain(
      '已撤回',
    );
    expect((await lookUp('陈思远')).errorCode).toBe(errorCode.notFound);
    const lines = await open()
      .db.select()
      .from(auditLog)
      .where(and(eq(auditLog.bizType, 'ENGLISH_SCORE'), eq(auditLog.bizId, batch)));
    expect(lines.map(({ action }) => action).sort()).toEqual(['IMPORT', 'PUBLISH', 'WITHDRAW']);
  });

  it('what is not published yet can be imported again; what is published is corrected by a review', async () => {
    await load([row()]);
    expect(await load([row({ 成绩: 64 })], '--dry-run')).toContain('没有写入。将新增 0，更新 1，未变 0');
    expect(await stored()).toMatchObject([{ score: 63 }]);
    expect(await load([row({ 成绩: 64 })])).toContain('更新 1');
    expect(await load([row({ 成绩: 64 })])).toContain('未变 1');
    await ops('english:publish', batch);
    await expect(load([row({ 成绩: 65 })])).rejects.toThrow('第 2 行：成绩已公布，不能再导入');
    expect(await stored()).toMatchObject([{ score: 64 }]);
  });

  it.each<[string, CellValue[], string]>([
    ['a formula', row({ 成绩: { formula: '30+30' } as CellValue }), '成绩是公式，请粘贴为数值'],
    ['a formula in a name', row({ 姓名: '=HYPERLINK("x")' }), '应为 2–20 个汉字'],
    ['a score above 100', row({ 成绩: 101 }), '成绩“101”应在 0–100 之间'],
    ['two decimals', row({ 成绩: '59.95' }), '最多一位小数'],
    ['neither score nor remark', row({ 成绩: '' }), '没有成绩，备注也没有写缺考或违纪'],
    ['both', row({ 备注: '缺考' }), '写了缺考或违纪，就不应有成绩'],
    ['another remark', row({ 成绩: '', 备注: '迟到' }), '备注“迟到”应为缺考、违纪或留空'],
    ['a wrong check digit', row({ 证件号: `${chen.slice(0, 17)}9` }), '身份证号校验位不正确'],
    ['another language', row({ 语种: '世界语' }), '语种“世界语”应为英语、日语、俄语、德语、法语之一'],
    ['a certificate without a pass', row({ 成绩: 59, 证书号: '1' }), '没有合格，不应有证书号'],
    ['a day that is none', row({ 有效期至: '2099-02-30' }), '应为 2029-06-30 这样的日期'],
  ])('%s is named by its line, and nothing is written', async (_what, wrong, message) => {
    const right = row({ 证件号: demoPerson('冯雪').idCard, 姓名: '冯雪', 准考证号: '9905000002' });
    const problem = await load([right, wrong]).catch((error: Error) => error.message);
    expect(problem).toContain('成绩没有导入，共 1 行有问题：\n第 3 行：');
    expect(problem).toContain(message);
    expect(problem).not.toContain(chen);
    expect(await stored()).toEqual([]);
  });

  it('/englishScores 60 is a pass, and what lies below is none', async () => {
    const others = ['冯雪', '郑凯', '吴佳怡'].map((name, index) =>
      row({
        ...{ 证件号: demoPerson(name).idCard, 姓名: name, 准考证号: `990500000${index + 2}` },
        成绩: [59, 59.9, 60][index],
      }),
    );
    await load(others);
    const results = (await stored()).map(({ score, result }) => [score, result]);
    expect(results.toSorted()).toEqual([
      [59, 'FAIL'],
      [59.9, 'FAIL'],
      [60, 'PASS'],
    ]);
  });

  it('FORM-1 a column names a document that is no ID card; its number follows the rules of its kind', async () => {
    const withType = (type: string, number: string) => [
      [...head, '证件类型'],
      [...row({ 证件号: number }), type],
    ];
    await loadSheet(withType('外国护照', ' e1234 5678 '));
    expect(await stored()).toMatchObject([{ idCardHash: idCardHash(app.deps.secrets, 'E12345678') }]);
    await expect(loadSheet(withType('外国护照', 'E1'))).rejects.toThrow('护照号应为 5–20 位字母或数字');
    await expect(loadSheet(withType('军官证', chen))).rejects.toThrow('证件类型“军官证”应为居民身份证、');
    await expect(load([row({ 证件号: 'E12345678' })])).rejects.toThrow('身份证号应为 18 位');
  });

  it('the same person twice is named without the number', async () => {
    const problem = await load([row(), row({ 准考证号: '9905000009' })]).catch(
      (error: Error) => error.message,
    );
    expect(problem).toContain('第 3 行：证件号与第 2 行相同');
  });

  it('a batch without a time to come, or with a strange name, is not imported', async () => {
    const path = join(folder, 'one.xlsx');
    const workbook = await newWorkbook();
    workbook.addWorksheet('成绩').addRows([head, row()]);
    writeFileSync(path, await workbookBytes(workbook));
    await expect(ops('english:import', path, '--batch', '2098年5月批')).rejects.toThrow('请用 --publish');
    await expect(ops('english:import', path, '--batch', '五月批')).rejects.toThrow('2026年11月批 这样的名称');
    await expect(
      ops('english:import', path, '--batch', batch, '--publish', '2020-01-01 10:00'),
    ).rejects.toThrow('已过');
    await expect(ops('english:publish', '没有')).rejects.toThrow('没有待公布的 没有 成绩');
  });
});
