import type { BankItem, BankQuestion } from './bank-item.ts';

/** Each blank of a BLANK question. */
export const blank = /_{4,}/g;

const tenths = (score: number) => Math.round(score * 10);
const sumOf = (scores: readonly { score: number }[]) =>
  scores.reduce((sum, { score }) => sum + tenths(score), 0);
const codeOrFormula = /```[\s\S]*?(?:```|$)|`[^`\n]*`|\$[^$\n]*\$/g;
const tag =
  /<\/?(?:p|div|span|br|img|b|i|u|em|strong|su[bp]|table|t[rdh]|thead|tbody|[uo]l|li|a|h[1-6]|font|pre|code|script|style|iframe|hr)(?:\s[^<>]*)?\/?>|&(?:nbsp|lt|gt|amp|quot|#\d+);/i;

/** The first HTML tag or entity outside of code and formulas, or null. */
function leftHtml(markdown: string): string | null {
  return tag.exec(markdown.replace(codeOrFormula, ''))?.[0] ?? null;
}

function htmlProblems(item: BankQuestion): string[] {
  const texts = [
    ['题干', item.stem],
    ['解析', item.analysis],
    ...item.options.map(({ key, text }) => [`选项 ${key}`, text] as const),
  ] as const;
  return texts.flatMap(([name, text]) => {
    const found = leftHtml(text);
    return found === null ? [] : [`${name}中有 HTML 标记 ${found}，请改为 Markdown`];
  });
}

function optionProblems({ options }: BankQuestion): string[] {
  const problems: string[] = [];
  if (options.length < 2) problems.push('选项至少要有 2 个');
  if (options.some(({ key }, index) => key !== String.fromCharCode(65 + index)))
    problems.push('选项应从 A 起依次编号，中间不能空缺');
  if (new Set(options.map(({ text }) => text.trim())).size < options.length) problems.push('有相同的选项');
  return problems;
}

const isKey = ({ options }: BankQuestion, key: string) => options.some((option) => option.key === key);

function keysProblems(item: BankQuestion): string[] {
  const { answer } = item;
  if (!Array.isArray(answer)) return ['多选题的答案应为几个选项，如 ABC'];
  const keys = answer.flat();
  const unknown = keys.filter((key) => !isKey(item, key));
  if (unknown.length > 0) return [`答案 ${unknown.join('、')} 不在选项中`];
  if (keys.length < 2) return ['多选题的答案至少要有 2 个'];
  return keys.every((key, index) => index === 0 || key > (keys[index - 1] ?? ''))
    ? []
    : ['多选题的答案应按字母顺序排列，不重复'];
}

function blankProblems({ stem, answer }: BankQuestion): string[] {
  const blanks = stem.match(blank)?.length ?? 0;
  if (blanks === 0) return ['题干里没有空，空写作 ____'];
  if (blanks > 20) return ['最多 20 个空'];
  if (!Array.isArray(answer) || answer.some((accepted) => !Array.isArray(accepted)))
    return ['填空题的答案应为每个空可接受的文字'];
  return answer.length === blanks ? [] : [`题干有 ${blanks} 个空，答案却有 ${answer.length} 个`];
}

function writtenProblems(item: BankQuestion): string[] {
  const problems: string[] = [];
  if (typeof item.answer !== 'string' || item.answer.trim() === '') problems.push('参考答案没有填写');
  if (item.points.length > 0 && sumOf(item.points) !== tenths(item.score))
    problems.push(`采分点共 ${sumOf(item.points) / 10} 分，与分值 ${item.score} 不一致`);
  return problems;
}

function answerProblems(item: BankQuestion): string[] {
  switch (item.type) {
    case 'SINGLE': {
      const isWrong = typeof item.answer !== 'string' || !isKey(item, item.answer);
      return [...optionProblems(item), ...(isWrong ? [`答案 ${item.answer ?? ''} 不在选项中`] : [])];
    }
    case 'MULTIPLE':
      return [...optionProblems(item), ...keysProblems(item)];
    case 'JUDGE':
      return typeof item.answer === 'boolean' ? [] : ['判断题的答案应为正确或错误'];
    case 'BLANK':
      return blankProblems(item);
    case 'MATERIAL':
      return [];
    default:
      return writtenProblems(item);
  }
}

function materialProblems({ type, score, children }: BankItem): string[] {
  if (type !== 'MATERIAL') return children.length > 0 ? ['只有综合题可以有小题'] : [];
  if (children.length === 0) return ['综合题没有小题'];
  return [
    ...(children.some((child) => child.type === 'MATERIAL') ? ['小题不能再是综合题'] : []),
    ...(sumOf(children) === tenths(score)
      ? []
      : [`小题共 ${sumOf(children) / 10} 分，与分值 ${score} 不一致`]),
  ];
}

/** Everything that is wrong with an item whose shape is right, in Chinese; `chapters` are the numbers there are. */
export function itemProblems(item: BankItem, chapters: ReadonlySet<number>): string[] {
  const own = (question: BankQuestion) => [
    ...(question.chapter === null || chapters.has(question.chapter) ? [] : [`没有第 ${question.chapter} 章`]),
    ...answerProblems(question),
    ...htmlProblems(question),
  ];
  return [
    ...own(item),
    ...materialProblems(item),
    ...item.children.flatMap((child) => own(child).map((problem) => `小题 ${child.id}：${problem}`)),
  ];
}
