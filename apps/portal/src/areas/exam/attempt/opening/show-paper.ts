import type { TestPaper } from '@qianwei/api/contract/exam/attempt';
import { openingIndex } from '../workspace/page-memory.ts';
import { choicesOf, ruleWords, type SheetItem, sheetItemsOf } from '../workspace/sheet-items.ts';

/** The slots of the frame for the words of a paper, by `data-slot`. */
export type Slot =
  | 'name'
  | 'facts'
  | 'kind'
  | 'worth'
  | 'far'
  | 'score'
  | 'number'
  | 'stem'
  | 'rule'
  | 'letter'
  | 'option';

/**
 * How far the frame is filled: with the test's name, then the question's type and number, then the beginning of its
 * text, then all of it. `data-until` marks what is shown before a stage, `data-from` what is shown from it on.
 */
export type Stage = 'named' | 'asked' | 'begun' | 'whole';

function reach(frame: Element, stage: Stage): void {
  for (const part of frame.querySelectorAll<HTMLElement>(`[data-until=${stage}]`)) part.hidden = true;
  for (const part of frame.querySelectorAll<HTMLElement>(`[data-from=${stage}]`)) part.hidden = false;
}

/** Puts words where they go; always as text, never as HTML. */
function put(into: Element, words: Partial<Record<Slot, string>>): void {
  for (const [slot, text] of Object.entries(words))
    for (const item of into.querySelectorAll(`[data-slot="${slot}"]`)) item.textContent = text;
}

/** The same words as in the head of the page; a test compares them. */
const factsOf = ({ practice, tryNo, totalScore }: TestPaper, count: number) =>
  `${practice ? '练习' : `第 ${tryNo} 次`}，共 ${count} 题，${totalScore} 分`;

function copyOf(template: Element, fill: (own: Element) => void): Element {
  const own = template.cloneNode(true) as Element;
  fill(own);
  return own;
}

/** Replaces one element by a copy for each text. */
function repeat<Text>(
  template: Element | null,
  texts: readonly Text[],
  fill: (own: Element, text: Text) => void,
) {
  template?.replaceWith(...texts.map((text) => copyOf(template, (own) => fill(own, text))));
}

/**
 * Patterns that may have a meaning in Markdown: marks, blanks, a heading, quote or list at the beginning, line
 * breaks.
 */
const marks = /[\\`$*_~[]|<https?:|^[\s>]|^#{1,6}\s|^(?:[-+]|\d+[.)])\s|^--|[\n\r\u2028\u2029]|\s$/;

/** True for a text that Markdown shows as one paragraph of the very same characters; when in doubt, false. */
export const isPlain = (text: string): boolean => text !== '' && !marks.test(text);

/** The cells of a line `| a | b |`; none of any other line. */
const cellsOf = (line: string): string[] =>
  (/^\|(.*)\|$/.exec(line)?.[1]?.split('|') ?? []).map((cell) => cell.trim());

/** The rows of a text that Markdown shows as a table of these very cells, its head first; when in doubt, null. */
export function plainTable(text: string): string[][] | null {
  const [head = '', rule = '', ...others] = text.split('\n');
  if (!/^\|(?:-+\|)+$/.test(rule)) return null;
  const rows = [head, ...others].map(cellsOf);
  const width = cellsOf(rule).length;
  return rows.every((cells) => cells.length === width && cells.every(isPlain)) ? rows : null;
}

const say = (element: Element, text: string) => {
  element.textContent = text;
};

function fillTable(table: Element, [head = [], ...rows]: string[][]): void {
  repeat(table.querySelector('th'), head, say);
  repeat(table.querySelector('tbody tr'), rows, (own, cells) => repeat(own.querySelector('td'), cells, say));
}

/** The question as far as its paragraphs and tables are plain, and then the options if all of it is plain. */
function showQuestion(frame: Element, { questions: [question], group }: SheetItem, number: number): void {
  const { stem } = question;
  const options = choicesOf(question);
  const texts = options.map(({ text }) => text);
  // A question with formulas is shown whole, once the typesetter has loaded.
  if ([stem, ...texts].some((text) => text.includes('$'))) return;
  const blocks = stem.split(/\n{2,}/);
  const [paragraph, table] = frame.querySelectorAll('[data-slot="stem"] > * > *');
  if (paragraph === undefined || table === undefined) return;
  const plain: Element[] = [];
  for (const block of blocks) {
    const rows = plainTable(block);
    if (isPlain(block)) plain.push(copyOf(paragraph, (own) => say(own, block)));
    else if (rows) plain.push(copyOf(table, (own) => fillTable(own, rows)));
    else break;
  }
  if (plain.length === 0) return;
  const isWhole = plain.length === blocks.length && texts.every(isPlain);
  put(frame, { number: `${number}`, rule: isWhole ? group.rule : '' });
  paragraph.parentElement?.replaceChildren(...plain);
  repeat(frame.querySelector('[data-row]'), isWhole ? options : [], (own, { key, text }) => {
    put(own, { letter: key });
    const words = own.querySelector('[data-slot="option"] p');
    if (words) say(words, text);
  });
  reach(frame, 'begun');
  if (isWhole) reach(frame, 'whole');
}

/**
 * Puts the words of a paper into the frame of the answer page: its name and facts, and the question at which the page
 * will open, as far as it is plain text. The rest is left to the portal. Returns false when there is no question.
 */
export function showPaper(frame: Element, paper: TestPaper): boolean {
  const items = sheetItemsOf(paper);
  const index = openingIndex(paper.testRecordId, items);
  const item = items[index];
  if (item === undefined) return false;
  put(frame, { name: paper.name, facts: factsOf(paper, items.length) });
  reach(frame, 'named');
  // A material is shown beside its questions, in another frame.
  if (item.material !== null) return true;
  put(frame, {
    kind: `${item.ordinal}、${item.group.title}`,
    worth: ruleWords(item, items),
    far: `${index + 1} / ${items.length}`,
    score: `${item.score} 分`,
  });
  reach(frame, 'asked');
  showQuestion(frame, item, index + 1);
  return true;
}
