import type { BankChapter } from './bank-item.ts';
import { ChapterList } from './chapter-ref.ts';
import type { RawBank, RawItem } from './check-items.ts';
import { type Asked, choiceItem, weightProblem, withBlank } from './choice-item.ts';
import { type GiftChoice, hideEscapes, readChoices, showEscapes } from './gift-answers.ts';
import { blank } from './item-problems.ts';
import { codeOf, defaultScore } from './question-defaults.ts';
import { chapterOfCategory, type GiftBlock, splitGift } from './split-gift.ts';
import { htmlToMarkdown, textToMarkdown } from './to-markdown.ts';

type Convert = (text: string) => string;

/** Reads a file of Moodle's GIFT format; each category is a chapter. */
export function readGift(source: string, existing: readonly BankChapter[]): RawBank {
  const chapters = new ChapterList(existing);
  const items = splitGift(source).map((block) => readBlock(block, chapters));
  return { chapters: chapters.all, items };
}

function readBlock({ line, text, category }: GiftBlock, chapters: ChapterList): RawItem {
  const place = `第 ${line} 行`;
  const match =
    /^\s*(?:::([\s\S]*?)::)?\s*(?:\[(html|markdown|moodle|plain)\])?([^{]*)\{([\s\S]*)\}([^{}]*)$/.exec(
      hideEscapes(text),
    );
  if (match === null) return { place, value: null, problems: ['没有找到花括号里的答案'] };
  const [, title = '', format = '', before = '', inside = '', after = ''] = match;
  const convert: Convert = (hidden) => {
    const shown = showEscapes(hidden);
    if (format === 'markdown') return shown.trim();
    return format === 'html' ? htmlToMarkdown(shown) : textToMarkdown(shown);
  };
  const [body = '', general = ''] = inside.split('####');
  const asked = ask({ before, after, body: body.trim(), general }, convert);
  if (typeof asked === 'string') return { place, value: null, problems: [asked] };
  const chapter = chapters.numberOf(chapterOfCategory(category));
  const score = defaultScore(asked.type, asked.stem.match(blank)?.length ?? 0);
  const analysis = asked.type === 'ESSAY' ? '' : convert(general);
  const id = showEscapes(title).trim() || codeOf(asked.stem);
  return { place, value: { ...asked, id, chapter, score, analysis } };
}

interface Parts {
  before: string;
  after: string;
  body: string;
  general: string;
}

/** The question, or in Chinese why it can't be taken. */
function ask({ before, after, body, general }: Parts, convert: Convert): Asked | string {
  const sides = (gap: string) =>
    after.trim() === '' ? convert(before) : convert(`${before.trimEnd()} ${gap} ${after.trimStart()}`);
  const truth = /^(T|TRUE|F|FALSE)\s*(?:#[\s\S]*)?$/i.exec(body);
  if (truth !== null)
    return {
      type: 'JUDGE',
      stem: sides('（　　）'),
      options: [],
      answer: /^T/i.test(truth[1] ?? ''),
    };
  if (body === '') {
    const reference = convert(general);
    if (reference === '') return '论述题没有参考答案，请写在 #### 之后';
    return { type: 'ESSAY', stem: sides(''), options: [], answer: reference };
  }
  if (body.startsWith('#')) return '不支持数值题，请改为写出可接受答案的填空题';
  const choices = readChoices(body);
  if (choices.length === 0) return '没有看懂花括号里的答案';
  if (choices.some(({ right, text }) => right && /->/.test(text)))
    return '不支持匹配题，请改为选择题或填空题';
  return choices.every(({ right }) => right)
    ? short(withBlank(sides('____')), choices, convert)
    : choose(sides('（　　）'), choices, convert);
}

function short(stem: string, choices: readonly GiftChoice[], convert: Convert): Asked | string {
  if (choices.some(({ weight }) => weight !== null && weight !== 100)) return '填空题的答案不支持部分得分';
  if ((stem.match(blank)?.length ?? 0) > 1) return '简短答案题只能有一个空，请用 Excel 导入多个空的填空题';
  return { type: 'BLANK', stem, options: [], answer: [choices.map(({ text }) => convert(text))] };
}

function choose(stem: string, choices: readonly GiftChoice[], convert: Convert): Asked | string {
  const weighted = choices.map(({ right, weight, text }) => ({
    text: convert(text),
    weight: weight ?? (right ? 100 : 0),
  }));
  const rights = weighted.filter(({ weight }) => weight > 0);
  if (rights.length === 0) return '没有正确选项';
  if (rights.length === 1 && rights[0]?.weight === 100) return choiceItem(stem, weighted, false);
  if (choices.some(({ right }) => right)) return '有几个正确选项时，每个都要写权重，如 ~%50%';
  return weightProblem(weighted) ?? choiceItem(stem, weighted, true);
}
