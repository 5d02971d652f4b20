import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { pdfPages } from '../support/pdf-text.ts';
import { startPortal } from '../support/portal.ts';
import { openAs } from '../support/student.ts';

const portal = startPortal();

const plain = (text: string) => text.replaceAll(/\s/g, '');

/** The file that `press` saves. */
async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** The cells of a table's rows as they are read, without white space. */
const cellsOf = async (table: Locator) =>
  table
    .locator('tbody tr:has(td)')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...(row as HTMLTableRowElement).cells].map((cell) => (cell.innerText ?? '').replaceAll(/\s/g, '')),
      ),
    );

it('/academic/gradeSearch 周子墨 reads in the PDF, by pdftotext, the numbers of the table and of the summary on the screen', async () => {
  const { page, context } = await portal.visit();
  await openAs(page, '周子墨');
  await page.goto('/academic/gradeSearch');
  const table = page.getByRole('table', { name: '全部成绩' });
  await table.waitFor();
  const rows = await cellsOf(table);
  const { name, bytes } = await saved(page, () => page.getByRole('button', { name: '成绩单 PDF' }).click());
  expect(name).toBe('成绩单_013224200002.pdf');
  const [text = ''] = pdfPages(bytes);
  const published = rows.filter((cells) => !cells.some((cell) => cell.includes('未公布')));
  expect(published.length).toBeGreaterThan(5);
  for (const [code = '', , , , exam = '', process = '', final = '', result = ''] of published) {
    const numbers = [exam, process, final].map((cell) => /[\d.]+$/.exec(cell)?.[0] ?? '—').join('');
    const [outcome = ''] = /^(不?合格|缺考|免考)/.exec(result) ?? [];
    const from = text.indexOf(code);
    expect(text.slice(from, from + 90)).toContain(`${numbers}${outcome}`);
  }
  const summary = plain(await page.getByRole('main').innerText());
  for (const [words] of text.matchAll(/(?<=笔试)\d+\/\d+门|学分\d+\/\d+|(?<=保留一位小数为)\d+\.\d/g))
    expect(summary).toContain(words);
  await context.close();
});

it('/academic/exam/plan 周子墨 finds in the calendar file the half-days on the screen, in Shanghai wherever he is, with the same ids in each export', async () => {
  const { page, context } = await portal.visit({ timezoneId: 'America/New_York' });
  await openAs(page, '周子墨');
  await page.goto('/academic/exam/plan');
  const table = page.getByRole('table', { name: '本期开考' });
  await table.waitFor();
  const rows = await cellsOf(table);
  const exported = async () => {
    await page.getByRole('button', { name: '导出课表' }).click();
    const { name, bytes } = await saved(page, () => page.getByRole('menuitem', { name: /日历/ }).click());
    expect(name).toMatch(/^考试课表-\d{4}年\d+月考期\.ics$/);
    const file = bytes.toString('utf8');
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const calendar = new ICAL.Component(ICAL.parse(file));
    return calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  };
  const events = await exported();
  expect(events).toHaveLength(2);
  for (const { summary, startDate, endDate } of events) {
    const [, code = '', course = ''] = summary.split(' ');
    const clock = ({ hour, minute }: ICAL.Time) => `${hour}`.padStart(2, '0') + `:${minute}`.padEnd(3, '0');
    const day = `${startDate.month}月${startDate.day}日${startDate.hour < 12 ? '上午' : '下午'}`;
    expect(rows.find(([cell]) => cell?.startsWith(code))?.slice(1, 4)).toEqual([
      course,
      expect.any(String),
      day,
    ]);
    const halfDay = page.getByRole('list', { name: '四个半天' }).locator(':scope > li', { hasText: course });
    expect(await halfDay.innerText()).toContain(`${clock(startDate)}–${clock(endDate)}`);
    expect(startDate.zone.tzid).toBe('Asia/Shanghai');
    expect(startDate.toJSDate().toISOString()).toContain(`T${`${startDate.hour - 8}`.padStart(2, '0')}:`);
  }
  expect((await exported()).map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
  await context.close();
});
