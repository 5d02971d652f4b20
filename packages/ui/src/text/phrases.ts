/** A piece of a text between two places where a line may end. */
export interface Phrase {
  text: string;
  /** May not end a line inside, whatever its characters are: a date, a code, a figure with its unit, a short bracket. */
  unbroken: boolean;
}

const time = String.raw`\d{1,2}:\d\d(?::\d\d)?(?:\s?[–—-]\s?\d{1,2}:\d\d)?`;
const units =
  '个月|个|天|小时|分钟|分|秒|题|次|门|人|项|条|场|字|页|位|节|学分|元|岁|倍|份|处|篇|封|张|批|月|年|日';

/**
 * The pieces that no line ends inside: a date with its weekday, a near one with its time, a short date, a time, a figure in
 * groups of three, a figure with its unit, a code, a short bracket.
 */
const unbroken = new RegExp(
  [
    String.raw`(?:\d{4}年)?\d{1,2}月(?:\d{1,2}日(?:（[^（）]{1,3}）)?|考期|批)?`,
    String.raw`(?:今天|今晚|明天)(?:（周.）)?(?:\s?${time})?`,
    String.raw`\d{4}年`,
    String.raw`(?:\d{4}-)?\d{1,2}-\d{1,2}(?:\s${time})?`,
    time,
    String.raw`\d{1,3}(?: \d{3})+(?!\d)(?:\s?(?:${units}))?`,
    String.raw`(?:[≥≤<>]\s?)?\d[\d.,]*(?:[–—]\d[\d.,]*)?\s?(?:%|(?:${units})(?:以[上下内后])?)`,
    String.raw`[A-Za-z\d]+(?:[-–/.:+][A-Za-z\d]+)+`,
    `（[^（）]{1,8}）`,
  ].join('|'),
);

/** Characters of the longest piece that is never broken: a web address or a path may be, on a phone it has to. */
const maxUnbroken = 24;

/** Characters that may not begin a line. */
const closing = /^[\s\p{Pe}\p{Pf}、，。：；！？…·]+/u;
/** A phrase that goes on: it has only begun, or is one character. */
const leaning = /(?:[\p{Ps}\p{Pi}]|^\p{Script=Han})$/u;
/** A phrase that is closed. */
const ended = /[\s\p{Po}]$/u;

const segmenter =
  typeof Intl === 'object' && 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : null;

/** Words of the field that no dictionary of a browser has: it reads 打印准考证 as 打印准 and 考证. */
const ofTheField =
  /(准考证号?|考籍号?|考[期点次务场]|助学|[自免统校省转缓]考|错题本|答题卡|校验码|回执|站内信|专升本|查重|开题|盲评|复检|测评)/;

/** The words of a Chinese text; a browser that knows none gets the text as it is, and breaks it as it likes. */
const wordsOf = (text: string) =>
  segmenter === null
    ? [text]
    : text
        .split(ofTheField)
        .flatMap((piece, index) =>
          index % 2 === 1 ? [piece] : [...segmenter.segment(piece)].map(({ segment }) => segment),
        );

/** Cuts a text into the pieces that stay together, and what is between them. */
export function unbrokenParts(text: string): Phrase[] {
  const parts: Phrase[] = [];
  let rest = text;
  while (rest !== '') {
    const found = unbroken.exec(rest);
    if (found === null || found[0] === '') break;
    if (found.index > 0) parts.push({ text: rest.slice(0, found.index), unbroken: false });
    parts.push({ text: found[0], unbroken: found[0].length <= maxUnbroken });
    rest = rest.slice(found.index + found[0].length);
  }
  if (rest !== '') parts.push({ text: rest, unbroken: false });
  return parts;
}

/**
 * A line of Chinese in phrases: a line may end only between two of them. Words stay whole, a single character with the
 * word before, a mark with the word that it closes or opens, a short bracket with what it is about. Together they are
 * the text.
 */
export function phrasesOf(text: string): Phrase[] {
  const phrases: Phrase[] = [];
  const add = (piece: string, isUnbroken: boolean, isAttached: boolean) => {
    const last = phrases.at(-1);
    if (last && (isAttached || leaning.test(last.text) || closing.test(piece))) {
      last.text += piece;
      last.unbroken ||= isUnbroken;
    } else phrases.push({ text: piece, unbroken: isUnbroken });
  };
  for (const part of unbrokenParts(text))
    for (const piece of part.unbroken ? [part.text] : wordsOf(part.text)) {
      const isOpen = phrases.length > 0 && !ended.test(phrases.at(-1)?.text ?? '');
      const belongs = part.unbroken ? piece.startsWith('（') : [...piece].length === 1;
      add(piece, part.unbroken, isOpen && belongs);
    }
  return phrases;
}
