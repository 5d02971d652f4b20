import { readFile } from 'node:fs/promises';
import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { registerFormPdf } from '../../apps/server/src/apply/paper/form-pdf.ts';
import { demoPerson } from '../../apps/server/src/demo/people.ts';
import { createLogger } from '../../apps/server/src/log.ts';
import { keepPrintDialog, otherThanA4, printBy } from '../support/paper.ts';
import { pdfPages } from '../support/pdf-text.ts';
import { startPortal } from '../support/portal.ts';
import { choose } from '../support/sign-up.ts';
import { signByHand } from '../support/signature.ts';
import { openAs } from '../support/student.ts';

/** Titles of the parts, which stand above them. */
const titles = [
  ...['前置学历', '本人简历（从高中起）', '家庭主要成员', '主要社会关系', '何时何地受过何种奖励或处分'],
  ...['自我鉴定', '毕业论文（设计）', '本人承诺'],
];

const bare = (text: string) => text.replaceAll(/\s/g, '');

/** The text of a PDF on A4, as one string without white space. */
function textOf(pdf: Buffer): string {
  expect(otherThanA4(pdf)).toEqual([]);
  return pdfPages(pdf).join('');
}

async function exported(page: Page, button: string): Promise<Buffer> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await saved).path());
}

describe('毕业生登记表 and 学位申请表 on paper', () => {
  const portal = startPortal();

  it('/apply/graduation the form of the browser and that of the server say the same, whole, on A4', async () => {
    const { page, context } = await portal.visit();
    await keepPrintDialog(page);
    await openAs(page, '吴佳怡');
    await page.goto('/apply/graduation');
    const printed = textOf(await printBy(page, '预览和打印登记表'));
    await page.reload();
    const stored = textOf(await exported(page, '下载登记表 PDF'));
    const { idCard, examineeNo } = demoPerson('吴佳怡');
    const lines = [
      ['江澜市第三中学', '高立群'],
      ['江澜财经职业学院', '周晓兰'],
      ['江澜惠民超市有限公司', '马国平'],
      ['江澜恒信商贸有限公司', '陆敏'],
    ];
    const facts = [
      ...['毕业生登记表', '吴佳怡', idCard, examineeNo, '120203K', '云川江澜', '云川省江澜市文昌街 18 号'],
      ...lines.flat(),
      ...[
        '吴建国',
        '张秀英',
        '2016年9月',
        '2019年6月',
        '助学单位',
        '主考院校',
        '市考办',
        '省考办',
        '本人签名',
      ],
    ];
    for (const paper of [printed, stored])
      expect(facts.filter((fact) => !paper.includes(bare(fact)))).toEqual([]);
    await context.close();
  });

  it('/apply/graduation takes as many pages in the browser as on the server, each with whose form it is above it', async () => {
    const { page, context } = await portal.visit();
    await keepPrintDialog(page);
    await openAs(page, '吴佳怡');
    const clock = { now: () => new Date() };
    const server = { clock, log: createLogger(() => {}, clock.now) };
    const { examineeNo } = demoPerson('吴佳怡');
    let lines = 0;
    let apply: GraduationApply | undefined;
    await page.route('**/v1/getGraduation', async (route) => {
      const answer = await route.fetch();
      const { data, ...body } = (await answer.json()) as { data: GraduationApply };
      const document = data.document!;
      const further = Array.from({ length: lines }, () => document.resume[0]!);
      // Of a returned application the draft is printed, which begins with what was submitted.
      apply = { ...data, draft: null, document: { ...document, resume: [...document.resume, ...further] } };
      await route.fulfill({ response: answer, json: { ...body, data: apply } });
    });
    for (lines of [0, 2, 4, 6, 12]) {
      await page.goto('/apply/graduation');
      const printed = pdfPages(await printBy(page, '预览和打印登记表'));
      if (apply?.document == null) throw new Error('Nothing was submitted');
      const shown = { apply, document: apply.document, photo: null, signature: null };
      const stored = pdfPages(Buffer.from(await registerFormPdf(server, shown)));
      expect([lines, printed.length]).toEqual([lines, stored.length]);
      const head = ['江澜大学', `吴佳怡${examineeNo}`, `回执号${apply.receipt?.receiptNo}`];
      const isWithout = (text: string) => head.some((piece) => !text.includes(piece));
      expect([...printed, ...stored].filter(isWithout)).toEqual([]);
    }
    await context.close();
  });

  it('/apply/graduation keeps a title with what follows it, and a signature with its promise, wherever a page ends', async () => {
    const { page, context } = await portal.visit();
    await keepPrintDialog(page);
    await openAs(page, '吴佳怡');
    let lines = 0;
    // Each further line moves the end of the page to another part.
    await page.route('**/v1/getGraduation', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: GraduationApply };
      const document = body.data.document;
      if (document === null) throw new Error('Nothing was submitted');
      const [line] = document.resume;
      if (line === undefined) throw new Error('No line to repeat');
      const long = `${line.place}，${'在那里学习和工作'.repeat(4)}`;
      const resume = Array.from({ length: lines }, (_, at) =>
        at % 3 === 0 ? { ...line, place: long } : line,
      );
      await route.fulfill({
        response: answer,
        json: { ...body, data: { ...body.data, draft: null, document: { ...document, resume } } },
      });
    });
    for (lines of [2, 3, 5, 8, 21, 23]) {
      await page.goto('/apply/graduation');
      // Head and foot of a page are drawn before what stands between them.
      const pages = pdfPages(await printBy(page, '预览和打印登记表'));
      expect(pages.filter((text) => titles.some((title) => text.endsWith(title)))).toEqual([]);
      const signed = pages.filter((text) => text.includes('本人签名'));
      expect(signed).toHaveLength(1);
      expect(signed[0]).toContain('我承诺');
    }
    await context.close();
  });

  it('/applyDegree/index the form of the browser and that of the server say the same, whole, on A4', async () => {
    const { page, context } = await portal.visit();
    await keepPrintDialog(page);
    await openAs(page, '郑凯');
    await page.goto('/applyDegree/index?step=details');
    const written = {
      论文英文题目: 'Design of an Inventory Management System for Small and Micro Enterprises',
      邮寄地址: '云川省江澜市鼓楼区中山北路 200 号 6 幢 1104 室',
      邮政编码: '215998',
    };
    for (const [name, text] of Object.entries(written)) await page.getByRole('textbox', { name }).fill(text);
    await page.getByRole('button', { name: '下一步，核对提交' }).click();
    await choose(page.getByRole('checkbox', { name: /^我承诺/ }));
    await signByHand(page);
    const answered = page.waitForResponse('**/v1/getDegreeApply');
    await page.getByRole('button', { name: '提交申请', exact: true }).click();
    await page.getByRole('heading', { name: '已提交，等学院审核' }).waitFor();
    const { data } = (await (await answered).json()) as { data: DegreeApply };
    const printed = textOf(await printBy(page, '预览和打印申请表'));
    await page.reload();
    const stored = textOf(await exported(page, '下载申请表 PDF'));
    const { idCard, examineeNo } = demoPerson('郑凯');
    const facts = [
      ...['学士学位申请表', '郑凯', idCard, examineeNo, '080901', '工学学士', 'ZHENG Kai', '72.4'],
      ...[...Object.values(written), '面向小微企业的进销存系统设计', data.receipt?.receiptNo ?? 'no receipt'],
      ...['学位办', '学位评定分委员会', '校学位评定委员会', '本人签名'],
      // Batch and score of his English exam.
      ...[data.languages.find(({ way }) => way === 'DEGREE_ENGLISH')?.own?.name ?? 'no batch', '66 分'],
      // The head: pdftotext may read what stands between two wide spaces as columns of their own.
      ...['江澜大学', `回执号${data.receipt?.receiptNo}`],
    ];
    for (const paper of [printed, stored])
      expect(facts.filter((fact) => !paper.includes(bare(fact)))).toEqual([]);
    await context.close();
  });
});
