import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pdfPages } from '../support/pdf-text.ts';
import { startPortal } from '../support/portal.ts';
import { untilQuiet } from '../support/quiet-network.ts';
import { encrypt, post, send } from '../support/signed-call.ts';
import { demoPassword, openAs, students } from '../support/student.ts';

/** Controls that can only be pressed. */
const controls = /去报考|重练错题|导出|查看解析|再测一次|不能再测|存为PDF|^.*A-A\+|上一篇|下一篇|菜单|搜索/;

/** The pages of the paper that the browser's own print command makes of what is shown. */
const paper = async (page: Page) => pdfPages(await page.pdf({ preferCSSPageSize: true }));

describe('on paper', () => {
  const portal = startPortal();

  async function openPage(name: '冯雪' | '陈思远', path: string, heading: RegExp) {
    const visit = await portal.visit();
    await openAs(visit.page, name);
    await visit.page.goto(path);
    await visit.page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await untilQuiet(visit.page);
    return visit;
  }

  it.each([
    ['冯雪', '013222200013', '120203K会计学（专升本）', '/exam/scores/history/13753-assessment', /实践测评/],
    ['冯雪', '013222200013', '120203K会计学（专升本）', '/home/notice/detail/n01', /课程报考工作的通知/],
    ['陈思远', '013223100003', '080901计算机科学与技术（专升本）', '/course/test/04735', /综合测验/],
  ] as const)(
    '%s (%s) finds name, number, plan, date and page x of y on each page, and nothing to press (%s, %s)',
    async (name, examineeNo, plan, path, heading) => {
      const { page, context } = await openPage(name, path, heading);
      const pages = await paper(page);
      expect(pages[0]).toContain(`姓名${name}准考证号${examineeNo}专业${plan}`);
      for (const [index, text] of pages.entries()) {
        expect(text).toContain(`第${index + 1}页，共${pages.length}页`);
        expect(text).toMatch(/\d{4}年\d+月\d+日（周.）\d\d:\d\d打印/);
        expect(text).not.toMatch(controls);
      }
      await context.close();
    },
  );

  it('the signature of a notice stands below the last lines of its text', async () => {
    const { page, context } = await openPage('冯雪', '/home/notice/detail/n01', /课程报考工作的通知/);
    const signed = (await paper(page)).find(
      (text) => text.includes('自考办公室2026年') && /。江澜大学/.test(text),
    );
    expect(signed).toBeDefined();
    await context.close();
  });

  it('an analysis is the whole record of its attempt, whatever the filter shows', async () => {
    const { page, context } = await openPage('陈思远', '/course/test/04735', /综合测验/);
    await page
      .getByRole('link', { name: /^查看解析/ })
      .first()
      .click();
    await page.getByRole('article').first().waitFor();
    await expect
      .poll(async () => (await paper(page))[0])
      .toMatch(/作答记录姓名陈思远准考证号013223100003.*校验码/);
    const pages = await paper(page);
    expect(pages.length).toBeGreaterThan(5);
    for (const [index, text] of pages.entries()) {
      expect(text).toMatch(new RegExp(`^江澜大学回执号CS\\d{8}-\\d{6}第${index + 1}页，共${pages.length}页`));
      expect(text).not.toMatch(controls);
      // A heading alone at the foot would be the last of its page.
      expect(text).not.toMatch(/第\d+题.题得[\d.]+\/\d+分$/);
    }
    expect(pages.join('')).toContain('第44题第（1）小题');
    await context.close();
  });

  it('the built server makes a transcript: it finds its template, its font and the process beside it', async () => {
    const { url } = portal;
    const password = await encrypt(url, demoPassword);
    const account = students.吴佳怡.examineeNo;
    const login = await post(url, '/v1/loginManyWay', { loginType: 'PASSWORD', account, password });
    const token = String(login.data.token);
    const response = await send(url, '/v1/getGradeList', { export: true, format: 'PDF' }, token);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const pages = pdfPages(Buffer.from(await response.arrayBuffer()));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(
      /^江澜大学成绩单姓名吴佳怡准考证号013221200008.*＝1044÷15，保留一位小数为69\.6.*第1页，共1页/,
    );
  });
});
