import { type Asked, choiceItem, weightProblem, withBlank } from './choice-item.ts';
import { htmlToMarkdown, textToMarkdown } from './to-markdown.ts';

/** A text element; without attributes and children the parser returns the bare text. */
type TextElement = string | { text?: string | { '#text'?: string }; '@format'?: string };

interface MoodleAnswer {
  '@fraction'?: string;
  '@format'?: string;
  text?: string;
}

/** A `question` element as it was parsed. */
export interface MoodleQuestion {
  '@type'?: string;
  name?: TextElement;
  idnumber?: string;
  category?: TextElement;
  questiontext?: TextElement;
  generalfeedback?: TextElement;
  graderinfo?: TextElement;
  defaultgrade?: string;
  single?: string;
  answer?: MoodleAnswer[];
}

/** The text of an element, unchanged; empty without one. */
export function moodleText(element: TextElement | undefined): string {
  if (element === undefined || typeof element === 'string') return (element ?? '').trim();
  const { text = '' } = element;
  return (typeof text === 'string' ? text : (text['#text'] ?? '')).trim();
}

/** The same as Markdown, by its format: HTML unless it says otherwise. */
function markdown(element: TextElement | undefined): string {
  const format = typeof element === 'object' ? element['@format'] : undefined;
  const text = moodleText(element);
  if (format === 'markdown') return text;
  return format === 'plain_text' ? textToMarkdown(text) : htmlToMarkdown(text);
}

const unsupported: Readonly<Record<string, string>> = {
  cloze: '嵌入式填空题（cloze）',
  matching: '匹配题（matching）',
  numerical: '数值题（numerical）',
  calculated: '计算题（calculated）',
  description: '说明（description）',
};

const weightsOf = (answers: readonly MoodleAnswer[]) =>
  answers.map((answer) => ({ text: markdown(answer), weight: Number(answer['@fraction'] ?? '0') }));

/** Reads the question asked, or returns in Chinese why it can't be taken. */
export function askMoodle(question: MoodleQuestion): (Asked & { analysis: string }) | string {
  const stem = markdown(question.questiontext);
  const analysis = markdown(question.generalfeedback);
  const answers = question.answer ?? [];
  if (JSON.stringify(question).includes('@@PLUGINFILE@@')) return '题目中有图片或附件，暂不支持';
  const asked = askByType(question, stem, answers, analysis);
  return typeof asked === 'string' ? asked : { ...asked, analysis };
}

function askByType(
  question: MoodleQuestion,
  stem: string,
  answers: readonly MoodleAnswer[],
  feedback: string,
): Asked | string {
  const type = question['@type'] ?? '';
  switch (type) {
    case 'multichoice':
      return multichoice(stem, answers, question.single !== 'false');
    case 'truefalse': {
      const right = answers.find((answer) => Number(answer['@fraction']) === 100);
      const word = right?.text?.trim().toLowerCase();
      if (word !== 'true' && word !== 'false') return '判断题没有正确答案';
      return { type: 'JUDGE', stem, options: [], answer: word === 'true' };
    }
    case 'shortanswer':
      return shortAnswer(stem, answers);
    case 'essay': {
      const reference = markdown(question.graderinfo) || feedback;
      if (reference === '') return '论述题没有参考答案，请写在“评分者信息”里';
      return { type: 'ESSAY', stem, options: [], answer: reference };
    }
    default:
      return `不支持${unsupported[type] ?? `题型 ${type}`}，请改为选择、判断、填空或论述题`;
  }
}

function multichoice(stem: string, answers: readonly MoodleAnswer[], single: boolean): Asked | string {
  const choices = weightsOf(answers);
  const rights = choices.filter(({ weight }) => weight > 0);
  if (!single) return weightProblem(choices) ?? choiceItem(stem, choices, true);
  if (rights.length !== 1 || rights[0]?.weight !== 100) return '单选题应有且只有一个 100% 的答案';
  return choiceItem(stem, choices, false);
}

function shortAnswer(stem: string, answers: readonly MoodleAnswer[]): Asked | string {
  const fractions = answers.map((answer) => Number(answer['@fraction'] ?? '0'));
  if (fractions.some((fraction) => fraction > 0 && fraction < 100)) return '填空题的答案不支持部分得分';
  const accepted = answers.filter((_, index) => fractions[index] === 100).map(({ text = '' }) => text.trim());
  if (accepted.some((text) => text.includes('*'))) return '填空题的答案不支持通配符 *';
  return { type: 'BLANK', stem: withBlank(stem), options: [], answer: [accepted] };
}
