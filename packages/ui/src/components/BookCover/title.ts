/** The layout of a title on its slip. */
export interface SlipTitle {
  /** One or two columns, the first at the right. */
  columns: string[];
  /** Size of the type, as a share of the cover's width. */
  size: number;
}

/** One column of the larger type. */
const single = { letters: 8, size: 0.128 };
/** Two columns of the smaller type. */
const double = { letters: 10, size: 0.1 };
/** Below this the type is not made smaller: the title is cut instead. */
const smallest = 0.062;
const maxLetters = Math.floor((double.letters * double.size) / smallest);

/** Characters that may not begin a column; those of `opening` may not end one. */
const closing = '，。、：；！？）》〉」』】〕”’,.:;!?)]}';
const opening = '（《〈「『【〔“‘([{';

/**
 * Sets a course's name as 题签: up to eight characters in one column, else in two that break between words, smaller
 * when they are longer still; a name longer than the slip ends with an ellipsis.
 */
export function setTitle(title: string): SlipTitle {
  const text = title.trim().replace(/\s+/g, ' ');
  if (lengthOf(text) <= single.letters) return { columns: text ? [text] : [], size: single.size };
  const columns = halve(cut(text, maxLetters * 2 - 2)).map((column) => cut(column, maxLetters));
  const maxLength = Math.max(...columns.map(lengthOf));
  return { columns, size: Math.min(double.size, (double.letters * double.size) / maxLength) };
}

/** Length along the column in characters: Latin lies on its side and takes less than a Chinese one. */
export const lengthOf = (text: string): number => [...text].reduce((sum, letter) => sum + measure(letter), 0);

function measure(letter: string): number {
  if (letter > '\u2e7f' || /[MWm@%]/.test(letter)) return 1;
  return /[A-Z]/.test(letter) ? 0.8 : 0.62;
}

/** Letters as a reader counts them, so that an emoji or a rare character is never cut in two. */
function lettersOf(text: string): string[] {
  const segments = new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text);
  return [...segments].map(({ segment }) => segment);
}

function cut(text: string, maxLength: number): string {
  if (lengthOf(text) <= maxLength) return text;
  let kept = '';
  for (const letter of lettersOf(text)) {
    if (lengthOf(kept + letter) > maxLength - 1) break;
    kept += letter;
  }
  return `${kept}…`;
}

/** Two columns as even as the words allow; a long word that would upset the balance is divided. */
function halve(text: string): string[] {
  const whole = lengthOf(text);
  const best = (places: number[]) => {
    let chosen = 0;
    let maxLength = Number.POSITIVE_INFINITY;
    for (const at of places) {
      const longer = Math.max(lengthOf(text.slice(0, at)), lengthOf(text.slice(at)));
      if (longer < maxLength) [chosen, maxLength] = [at, longer];
    }
    return { chosen, maxLength };
  };
  const words = new Intl.Segmenter('zh', { granularity: 'word' }).segment(text);
  const between = best([...words].map(({ index }) => index).filter((at) => mayBreak(text, at)));
  const { chosen } =
    between.maxLength <= whole * 0.68 ? between : best(edges(lettersOf(text)).filter((at) => at > 0));
  return [text.slice(0, chosen).trim(), text.slice(chosen).trim()].filter(Boolean);
}

const mayBreak = (text: string, at: number) =>
  at > 0 && !closing.includes(text.charAt(at)) && !opening.includes(text.charAt(at - 1));

/** The start of each letter. */
function edges(letters: string[]): number[] {
  let at = 0;
  return letters.map((letter) => {
    const start = at;
    at += letter.length;
    return start;
  });
}
