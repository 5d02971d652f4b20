import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Ticket } from '@qianwei/api/contract/academic/ticket';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoPerson } from '../../apps/server/src/demo/people.ts';
import { pdfPages } from '../support/pdf-text.ts';
import { startPortal } from '../support/portal.ts';
import { untilQuiet } from '../support/quiet-network.ts';
import { post } from '../support/signed-call.ts';
import { fillCaptcha, newestSmsCode } from '../support/student.ts';

const bare = (text: string) => text.replaceAll(/\s/g, '');

/** Fonts of a PDF by `pdffonts` (poppler), each with `yes` when it is embedded. */
function fontsOf(pdf: Buffer): { readonly name: string; readonly embedded: string }[] {
  const lines = execFileSync('pdffonts', ['-'], { input: pdf, encoding: 'utf8' }).split('\n').slice(2);
  return lines.flatMap((line) => {
    // name, type and encoding, then emb, sub, uni and the object.
    const found = /^(\S+).*\s(yes|no)\s+(?:yes|no)\s+(?:yes|no)\s+\d+\s+\d+$/.exec(line);
    return found ? [{ name: found[1] ?? '', embedded: found[2] ?? '' }] : [];
  });
}

/** How far a pixel of a PDF lies from grey, of 255; 0 for black and white. By `pdftoppm` (poppler). */
function colourOf(pdf: Buffer): number {
  const picture = execFileSync('pdftoppm', ['-r', '40', '-'], { input: pdf, maxBuffer: 64 * 1024 * 1024 });
  let farthest = 0;
  for (let at = 0; at < picture.length; ) {
    const head = /^P6\s(\d+)\s(\d+)\s255\s/.exec(picture.toString('latin1', at, at + 40));
    const [all = '', width, height] = head ?? [];
    const end = at + all.length + Number(width) * Number(height) * 3;
    if (head === null || end > picture.length) throw new Error('no picture of a page');
    for (at += all.length; at < end; at += 3) {
      const [red = 0, green = 0, blue = 0] = picture.subarray(at, at + 3);
      farthest = Math.max(farthest, Math.max(red, green, blue) - Math.min(red, green, blue));
    }
  }
  return farthest;
}

/** The document that the page's own command makes, with every font embedded; nothing but a photo has a colour. */
async function paperOf(page: Page): Promise<string[]> {
  await untilQuiet(page);
  // A sheet of the document's own: the page's policy lets no other style in.
  await page.evaluate(() => {
    const hiding = new CSSStyleSheet();
    hiding.replaceSync('img { visibility: hidden }');
    document.adoptedStyleSheets.push(hiding);
  });
  expect(colourOf(await page.pdf({ preferCSSPageSize: true }))).toBe(0);
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const fonts = fontsOf(pdf);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter(({ embedded }) => embedded !== 'yes')).toEqual([]);
  return pdfPages(pdf);
}

describe('tickets and forms on paper', () => {
  const portal = startPortal();

  it.each([
    ['PRACTICE', '冯雪', '/reviews/practice/ticket', 2],
    ['ENGLISH', '王雨桐', '/englishSignUp?tab=ticket', 1],
  ] as const)(
    '/englishSignUp ✓ /reviews/practice/ticket the paper of %s says what the server answers, one A4 page for each site',
    async (ticketType, name, path, count) => {
      const { idCard } = demoPerson(name);
      const { page, context } = await portal.visit();
      await page.goto(path);
      await page.getByLabel('姓名').fill(name);
      await page.getByLabel('证件号').fill(idCard);
      await fillCaptcha(page);
      await page.getByRole('button', { name: '查询', exact: true }).click();
      await page.getByRole('group', { name: '打印前核对' }).waitFor();
      const pages = await paperOf(page);
      const captcha = { code: '0000', codeKey: randomUUID() };
      const answer = await post(portal.url, '/v1/getTicketNLog', { ticketType, name, idCard, ...captcha });
      // The answer is masked; the paper has name and card as they were typed.
      const { sites, items, notices, ...ticket } = answer.data.ticket as Ticket;
      expect(pages).toHaveLength(count);
      expect(sites).toHaveLength(count);
      for (const [index, text] of pages.entries()) {
        const site = sites[index];
        const here = items.filter(({ siteName }) => siteName === site?.name);
        const { title, periodName, examineeNo, majorCode, majorName, verifyCode } = ticket;
        const facts = [
          title,
          periodName,
          name,
          idCard,
          examineeNo,
          majorCode,
          majorName,
          `验证码 ${verifyCode}`,
        ];
        const places = [
          site?.name,
          site?.address,
          ...here.flatMap((item) => [item.courseCode, item.courseName, item.room, item.seat]),
        ];
        for (const fact of [...facts, ...places, ...notices]) expect(text).toContain(bare(fact ?? '?'));
        expect(text).toContain(`第${index + 1}页，共${count}页`);
        expect(text).not.toMatch(/清空并退出查询|打开地图|加入日历/);
      }
      await context.close();
    },
  );

  it('/practiceSignUp the form of a sign-up is one A4 page, on which a visitor writes the person by hand', async () => {
    const { mobile, examineeNo, idCard } = demoPerson('钱文博');
    const { page, context } = await portal.visit();
    await page.goto('/practiceSignUp?tab=record');
    await page.getByLabel('手机号').fill(mobile);
    await fillCaptcha(page);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByRole('button', { name: /秒后重发/ }).waitFor();
    await page.getByLabel('短信验证码').fill(await newestSmsCode(portal.url, mobile));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '打印报名表' }).waitFor();
    const pages = await paperOf(page);
    expect(pages).toHaveLength(1);
    for (const text of ['实践考核报名表', '姓名＿', '准考证号＿', '证件号＿', '13004', '考生签名'])
      expect(pages[0]).toContain(text);
    expect(pages[0]).toMatch(/SJ\d{8}-900001/);
    for (const text of ['钱文博', examineeNo, idCard, mobile]) expect(pages[0]).not.toContain(text);
    await context.close();
  });

  it.each([
    {
      ...{ name: '冯雪', path: '/reviews/practice/ticket', heading: '实践考核准考证', room: '第 6 机房' },
      ...{ places: /^13753 .*第 6 机房 21 座\n00897 .*B402 05 座$/, file: /^实践考核准考证-.*\.ics$/ },
    },
    {
      ...{ name: '王雨桐', path: '/englishSignUp?tab=ticket', heading: '学士学位英语考试' },
      ...{ room: '第 204 考场', places: /^学士学位英语考试，.*第 204 考场 15 座$/ },
      file: /^学士学位英语考试准考证-.*\.ics$/,
    },
  ])('$path browser Back shows an empty form, and copy and calendar have room and seat', async (ticket) => {
    const { name, path, heading, room, places, file } = ticket;
    const { page, context } = await portal.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    const { idCard } = demoPerson(name);
    await page.goto(path);
    await page.getByLabel('姓名').fill(name);
    await page.getByLabel('证件号').fill(idCard);
    await fillCaptcha(page);
    await page.getByRole('button', { name: '查询', exact: true }).click();
    await page.getByRole('button', { name: '复制考场座位' }).click();
    await page.getByText('考场和座位已复制。').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(places);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: '加入日历' }).click();
    expect((await saved).suggestedFilename()).toMatch(file);
    await page.goto('/version');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await page.getByLabel('证件号').inputValue()).toBe('');
    expect(await page.getByText(room).count()).toBe(0);
    await context.close();
  });
});
