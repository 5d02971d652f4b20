import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import type { Ticket } from '@qianwei/api/contract/academic/ticket';
import { expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StoryApp } from '../client/story-client.tsx';
import { TicketSheet } from './TicketSheet.tsx';
import {
  changedTicket,
  clashingTicket,
  englishTicket,
  examTicket,
  practiceTicket,
} from './ticket.fixtures.ts';

/** How many A4 pages the browser makes of the document; only the outermost window can be printed. */
async function pagesOf(markup: string): Promise<number> {
  const outer = window.top?.document;
  if (!outer) throw new Error('no window to print');
  const style = outer.createElement('style');
  style.textContent = [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .join('\n');
  const place = outer.createElement('div');
  place.innerHTML = markup;
  outer.head.append(style);
  outer.body.append(place);
  const before = outer.documentElement.className;
  outer.documentElement.className = document.documentElement.className;
  try {
    const session = cdp() as unknown as { send(name: string, options: object): Promise<{ data: string }> };
    const { data } = await session.send('Page.printToPDF', { preferCSSPageSize: true });
    return atob(data).match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
  } finally {
    outer.documentElement.className = before;
    style.remove();
    place.remove();
  }
}

const [first] = examTicket.items;
/** Two courses at two sites. */
const ticket: Ticket = {
  ...examTicket,
  sites: [
    { name: '江澜大学第二教学楼', address: '江澜市云台区学府路 18 号，由南门进入' },
    ...examTicket.sites,
  ],
  items: examTicket.items.map((item, index) =>
    index === 0 ? { ...item, siteName: '江澜大学第二教学楼' } : item,
  ),
};

/** As much as a ticket can say: four courses at two sites, the longest name, an arrangement that has changed. */
const full: Ticket = {
  ...ticket,
  voided: true,
  changes: [{ time: '2026-11-20 16:00:00', text: '13140 由第 07 考场 02 座改为第 08 考场 14 座' }],
  items: [
    ...ticket.items,
    {
      ...first!,
      courseCode: '15040',
      courseName: '习近平新时代中国特色社会主义思想概论',
      date: '2026-12-06',
      startTime: '14:30',
      endTime: '17:00',
      siteName: '江澜市实验中学',
    },
  ],
};

const atOneSite = (count: number): Ticket => ({
  ...full,
  voided: false,
  changes: [],
  sites: ticket.sites.slice(0, 1),
  items: full.items.slice(-count).map((item) => ({ ...item, siteName: first!.siteName })),
});

it.each([
  ['practice, one for each site', practiceTicket, 2],
  ['practice, arranged again', changedTicket, 2],
  ['practice, two courses at the same hour', clashingTicket, 2],
  ['the foreign language exam', englishTicket, 1],
])('/reviews/practice/ticket a ticket has one A4 page for each site: %s', async (_, data, pages) => {
  const screen = await render(
    <StoryApp>
      <TicketSheet ticket={data} isPaper />
    </StoryApp>,
  );
  await document.fonts.ready;
  expect(await pagesOf(screen.container.outerHTML)).toBe(pages);
  const pictures = screen.getByRole('img', { name: '验证二维码', includeHidden: true });
  await expect.element(pictures.first()).toBeInTheDocument();
});

it.each([
  ['two courses at one site', atOneSite(2)],
  ['four courses at one site', atOneSite(4)],
  ['at two sites', ticket],
  ['with all that it can say', full],
])('the ticket is exactly one A4 page: %s', async (_, data) => {
  const screen = await render(
    <StoryApp>
      <TicketSheet ticket={data} isPaper />
    </StoryApp>,
  );
  await document.fonts.ready;
  expect(await pagesOf(screen.container.outerHTML)).toBe(1);
});

const textOf = async (data: Ticket): Promise<string> => {
  const screen = await render(
    <StoryApp>
      <TicketSheet ticket={data} isPaper />
    </StoryApp>,
  );
  return screen.container.textContent ?? '';
};

it('/reviews/practice/ticket the paper has leading zeros, when the doors open, its version, and two courses at one hour', async () => {
  const changed = await textOf(changedTicket);
  for (const text of ['00897', '13:30', '08:30', '开始入场', '第 2 版']) expect(changed).toContain(text);
  expect(await textOf(practiceTicket)).not.toContain('两门考核时间冲突');
  expect(await textOf(clashingTicket)).toMatch(
    /两门考核时间冲突，请联系主考院校13753 14:00 开考，00897 14:00 开考，只能参加一门。/,
  );
});

it('/englishSignUp the paper of the exam names its language and its own number', async () => {
  const text = await textOf(englishTicket);
  expect(text).toContain('语种英语');
  expect(text).toMatch(/准考证号\d{10}身份证号/);
});
