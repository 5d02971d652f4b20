import { unbroken } from '@qianwei/ui/theme/text.css';

/** Words read in one glance, with no end of a line inside: a date, a weekday, a time, a count with its unit. */
const whole =
  /（周[一二三四五六日]）|(?:\d{4}年)?\d{1,2}月\d{1,2}日|\d{4}年\d{1,2}月|\d{1,2}:\d\d(?::\d\d)?|\d+\s?(?:天|小时|分钟|个月|题|次|门|学分)/g;

/**
 * The dates, times and counts that the end of a line cuts in two, the words squeezed to one character a line, and the texts
 * whose pieces stand in places of their own, in the standard size of text and in 特大; a line each.
 */
export function brokenWordsIn(root: HTMLElement): string[] {
  const { dataset } = document.documentElement;
  const before = dataset.text;
  const found = ['standard', 'huge'].flatMap((size) => {
    dataset.text = size;
    return cutIn(root).map((words) => `${size} text breaks the line inside ${words}`);
  });
  if (before === undefined) delete dataset.text;
  else dataset.text = before;
  return [...found, ...scatteredIn(root)];
}

/** The texts in a flex box or grid that makes an item of each piece of them: they need an element around them. */
function scatteredIn(root: HTMLElement): string[] {
  const parents = [...root.querySelectorAll(`.${unbroken}`)].flatMap(
    ({ parentElement }) => parentElement ?? [],
  );
  return [...new Set(parents)]
    .filter(({ childNodes }) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    )
    .filter((parent) => /flex|grid/.test(getComputedStyle(parent).display))
    .map(({ textContent }) => `the pieces of “${textContent.slice(0, 24)}” stand in places of their own`);
}

function cutIn(root: HTMLElement): string[] {
  const seen = new Set<string>();
  for (const run of runsIn(root)) {
    const text = run.map(({ data }) => data).join('');
    for (const { 0: words, index } of text.matchAll(whole))
      if (isCut(run, index, index + words.length))
        seen.add(`“${words}” of “${text.slice(Math.max(0, index - 12), index + words.length + 6)}”`);
    if (isColumn(run, text)) seen.add(`“${text.trim()}”, one character a line`);
  }
  return [...seen];
}

/** Pieces of text that stand side by side: React writes `{count} 题` as two. */
function runsIn(root: HTMLElement): Text[][] {
  const runs: Text[][] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const last = runs.at(-1);
    if (last && last.at(-1) === node.previousSibling) last.push(node);
    else runs.push([node]);
  }
  return runs;
}

/** True when these characters are in more than one line. */
function isCut(run: readonly Text[], from: number, to: number): boolean {
  const range = document.createRange();
  range.setStart(...placeIn(run, from));
  range.setEnd(...placeIn(run, to));
  const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 1);
  return first !== undefined && others.some(({ top }) => top > first.top + first.height / 2);
}

/** True when Chinese words run downwards, a character a line. */
function isColumn(run: readonly Text[], text: string): boolean {
  const words = text.trim();
  // Text that is only read out has a box of one pixel.
  if (!/^\p{Script=Han}{3,}$/u.test(words) || (run[0]?.parentElement?.offsetWidth ?? 0) <= 1) return false;
  const range = document.createRange();
  const from = text.indexOf(words);
  range.setStart(...placeIn(run, from));
  range.setEnd(...placeIn(run, from + words.length));
  return range.getClientRects().length >= words.length;
}

/** The node and the place in it of a character of the run. */
function placeIn(run: readonly Text[], at: number): [Text, number] {
  let rest = at;
  for (const text of run) {
    if (rest <= text.length) return [text, rest];
    rest -= text.length;
  }
  throw new RangeError(`no character ${at} in this text`);
}
