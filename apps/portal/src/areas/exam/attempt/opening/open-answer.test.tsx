import type { TestPaper } from '@qianwei/api/contract/exam/attempt';
import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { errorCode } from '@qianwei/api/contract/envelope';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { paper } from '../attempt.fixtures.ts';
import { StoryAttempt } from '../story-attempt.tsx';
import { lastSeen } from '../workspace/page-memory.ts';
import { sheetItemsOf } from '../workspace/sheet-items.ts';
import { openAnswer } from './open-answer.ts';
import { PaperShell } from './PaperShell.tsx';

const product = document.title;
afterEach(() => {
  document.title = product;
  document.body.replaceChildren();
  localStorage.clear();
});

const saying = (envelope: object) => Promise.resolve(new Response(JSON.stringify(envelope)));
const giving = (data: object) => saying({ errorCode: errorCode.success, errorMsg: '', data });

/** The page as the build writes it; its script waits for `answer`. Without `answer` no call was made. */
async function open(answer?: Promise<Response>, width = 1280): Promise<HTMLElement> {
  await page.viewport(width, 800);
  document.title = '学习平台';
  document.body.innerHTML = `<div id="root"></div><template id="opening-answer">${renderToStaticMarkup(<PaperShell />)}</template>`;
  const call = answer && { key: '/api/v1/getTestPaper []', token: '', answer, since: 0 };
  await openAnswer(call ? [call] : []);
  const frame = document.getElementById('root')?.firstElementChild;
  if (!(frame instanceof HTMLElement)) throw new Error('there is no frame');
  return frame;
}

/** The text nodes of a part of the page that take up room in it, each with its position. */
function seen(part: HTMLElement): string[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const range = document.createRange();
    range.setStartBefore(walker.currentNode);
    // React renders an expression in braces as a text node of its own.
    while (walker.currentNode.nextSibling instanceof Text) walker.nextNode();
    range.setEndAfter(walker.currentNode);
    const { x, y, width, height } = range.getBoundingClientRect();
    if (width > 1) found.push([range.toString(), ...[x, y, width, height].map(Math.round)].join(' '));
  }
  return found;
}
const words = (part: HTMLElement) => seen(part).map((word) => word.replace(/( -?\d+){4}$/, ''));

/** The paper with another first question. */
function beginningWith(change: Partial<TestPaper['groups'][number]['questions'][number]>): TestPaper {
  const [first, ...others] = paper.groups;
  if (first?.questions[0] === undefined) throw new Error('the paper is empty');
  const [question, ...later] = first.questions;
  return { ...paper, groups: [{ ...first, questions: [{ ...question, ...change }, ...later] }, ...others] };
}
const options = [
  { key: 'A', text: '选择' },
  { key: 'B', text: '投影' },
];

it('the question that the page opens at is read before the code is here, and nothing can be operated', async () => {
  const frame = await open(giving(beginningWith({ stem: '从关系中取出若干列的运算是', options })));
  expect(words(frame)).toEqual([
    paper.name,
    '第 2 次，共 44 题，100 分',
    '一、单选题',
    '每题 2 分',
    '1',
    '从关系中取出若干列的运算是',
    ...['A', '选择', 'B', '投影'],
  ]);
  expect(document.title).toBe(`${paper.name} - 学习平台`);
  expect(frame.inert).toBe(true);
  expect(frame.querySelectorAll('button, input, textarea, a, [role], [aria-live]')).toHaveLength(0);
});

it.each([1280, 360])('at %i px every word stands where the portal will put it', async (width) => {
  for (const number of [1, 16, 17, 19, 21, 33, 41, 44]) {
    const { key } = sheetItemsOf(paper)[number - 1] ?? { key: '' };
    lastSeen(paper.testRecordId).write(key);
    const frame = await open(giving(paper), width);
    const early = seen(frame);
    frame.remove();
    const screen = await render(<StoryAttempt defaultAnswers={{}} marked={[]} number={number} />);
    expect(seen(screen.container), `question ${number}`).toEqual(expect.arrayContaining(early));
    await screen.unmount();
    // At least the name; a material has another frame, and a phone shows the name with the question.
    if (number < 44) expect(early.length).toBeGreaterThan(2);
  }
});

it('what the server sent is text, never HTML', async () => {
  const bad = '<img src=x onerror="document.title=1"><b>b</b>';
  const frame = await open(
    giving({ ...beginningWith({ stem: bad, options: [{ key: bad, text: bad }] }), name: bad }),
  );
  expect(words(frame).filter((word) => word === bad)).toHaveLength(4);
  expect(frame.querySelectorAll('img, b')).toHaveLength(0);
});

it('a question about a table is read with its table', async () => {
  const stem = '表 S 如下：\n\n| Sno | Sname |\n|---|---|\n| 1 | 王强 |\n| 2 | NULL |\n\n错误的是';
  const asked = words(await open(giving(beginningWith({ stem, options })))).slice(5);
  expect(asked).toEqual([
    ...['表 S 如下：', 'Sno', 'Sname', '1', '王强', '2', 'NULL', '错误的是'],
    ...['A', '选择', 'B', '投影'],
  ]);
});

it.each([
  ['a cell with a meaning in Markdown', '| Sno |\n|---|\n| `1` |'],
  ['an empty cell', '| Sno | Sname |\n|---|---|\n| 1 |  |'],
  ['a short row', '| Sno | Sname |\n|---|---|\n| 1 |'],
  ['aligned columns', '| Sno |\n|:-:|\n| 1 |'],
  ['a line below it', '| Sno |\n|---|\n| 1 |\n错误的是'],
])('a table with %s is left to the portal', async (_, table) => {
  const asked = words(await open(giving(beginningWith({ stem: `表 S 如下：\n\n${table}`, options }))));
  expect(asked.slice(5)).toEqual(['表 S 如下：']);
});

it('the leading plain parts of a question are shown, and its options only with the whole question', async () => {
  const stem = '表 S 如下：\n\n其主码是 Sno。\n\n```sql\nSELECT 1\n```\n\n错误的是';
  const asked = words(await open(giving(beginningWith({ stem, options })))).slice(5);
  expect(asked).toEqual(['表 S 如下：', '其主码是 Sno。']);
  const listed = await open(
    giving(beginningWith({ stem: '错误的是', options: [{ key: 'A', text: '`A`' }] })),
  );
  expect(words(listed).slice(5)).toEqual(['错误的是']);
});

it.each([
  ['a formula', { stem: '时间复杂度\n\n是 $O(n)$ 的是', options }],
  ['a formula in an option', { stem: '时间复杂度是', options: [{ key: 'A', text: '$n$' }] }],
  ['code', { stem: '`i++` 执行', options }],
  ['a picture', { stem: '![图](/a.png)', options }],
])('a question that begins with or holds %s is left to the portal', async (_, change) => {
  expect(words(await open(giving(beginningWith(change)))).slice(2)).toEqual(['一、单选题', '每题 2 分']);
});

it.each<[string, Promise<Response> | undefined]>([
  ['no call', undefined],
  ['a refusal', saying({ errorCode: errorCode.stateForbids, errorMsg: '测验已结束', data: null })],
  ['another device', giving({ ...paper, heldElsewhere: { device: '手机', since: paper.serverTime } })],
  ['a paper without a question', giving({ ...paper, groups: [] })],
  ['something else', giving({})],
  ['no JSON', Promise.resolve(new Response('Bad gateway', { status: 502 }))],
])('with %s the frame stays as it is, without a word', async (_, answer) => {
  expect(words(await open(answer))).toEqual([]);
  expect(document.title).toBe('答题 - 学习平台');
});

it('without a network the frame stays as it is', async () => {
  const failing = Promise.reject(new TypeError('Failed to fetch'));
  failing.catch(() => {});
  expect(words(await open(failing))).toEqual([]);
});

it('the portal reads the same answer after it', async () => {
  const answer = giving(paper);
  await open(answer);
  expect(await (await answer).json()).toMatchObject({ data: { name: paper.name } });
});
