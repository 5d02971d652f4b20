import { type QuestionType, questionTypes, questionTypeTitles } from '@qianwei/api/contract/exam/question';
import type { BankQuestion } from './bank-item.ts';
import type { ChapterList } from './chapter-ref.ts';
import { blank } from './item-problems.ts';
import { defaultScore } from './question-defaults.ts';

/** The texts of a row by header. */
export type RowCells = ReadonlyMap<string, string>;

const optionKeys = ['A', 'B', 'C', 'D', 'E', 'F'];

/** Headers of the sheet. */
export const bankColumns = {
  all: [
    '编号',
    '章',
    '题型',
    '题干',
    ...optionKeys.map((key) => `选项${key}`),
    '答案',
    '解析',
    '分值',
    '难度',
    '层次',
    '知识点',
    '采分点',
  ],
  needed: ['编号', '题型', '题干', '答案'],
};

const others: Readonly<Record<string, QuestionType>> = {
  单选: 'SINGLE',
  多选: 'MULTIPLE',
  判断: 'JUDGE',
  填空: 'BLANK',
  简答: 'SHORT',
  论述: 'ESSAY',
  材料: 'MATERIAL',
  材料题: 'MATERIAL',
};

const typeOf = (name: string): QuestionType | undefined =>
  questionTypes.find((type) => questionTypeTitles[type] === name) ?? others[name];

const yes = ['正确', '对', '√', '是', 'T', 'TRUE'];
const no = ['错误', '错', '×', '否', 'F', 'FALSE'];

/** `a|b` are two accepted texts; `\|` is a bar. */
const accepted = (text: string) =>
  text
    .split(/(?<!\\)\|/)
    .map((text) => text.replaceAll('\\|', '|').trim())
    .filter((text) => text !== '');

function answerOf(type: QuestionType | undefined, text: string, blanks: number): BankQuestion['answer'] {
  switch (type) {
    case 'MATERIAL':
      return null;
    case 'MULTIPLE':
      return [...text.toUpperCase().replace(/[\s,，、;；]/g, '')].sort();
    case 'SINGLE':
      return text.toUpperCase();
    case 'JUDGE':
      return yes.includes(text.toUpperCase()) ? true : no.includes(text.toUpperCase()) ? false : text;
    case 'BLANK': {
      const parts = blanks < 2 ? [text] : text.includes('\n') ? text.split(/\n+/) : text.split(/[;；]/);
      return parts.map(accepted);
    }
    default:
      return text;
  }
}

const pointLine = /^(\d+(?:\.\d+)?)\s*分?\s+([^|｜]+?)\s*(?:[|｜](.*))?$/;

/** Each line: points, a space, the text, and after a bar its keywords: `2 存在传递依赖 | 传递、依赖`. */
function pointsOf(text: string, problems: string[]): BankQuestion['points'] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.flatMap((line) => {
    const match = pointLine.exec(line.trim());
    if (match === null) {
      problems.push(`采分点“${line.trim().slice(0, 20)}”应写作“2 要点 | 关键词、关键词”`);
      return [];
    }
    const [, score, point = '', words = ''] = match;
    const keywords = words.split(/[、，,]/).map((word) => word.trim());
    return [{ text: point, score: Number(score), keywords: keywords.filter((word) => word !== '') }];
  });
}

function numberOf(name: string, text: string, otherwise: number, problems: string[]): number {
  if (text === '') return otherwise;
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  problems.push(`${name}“${text}”不是数字`);
  return otherwise;
}

/** The content of a row; `problems` are what could not be read. `scoreGiven`: the row itself has points. */
export function readRow(cells: RowCells, chapters: ChapterList) {
  const problems: string[] = [];
  const text = (name: string) => cells.get(name) ?? '';
  const type = typeOf(text('题型'));
  const stem = text('题干');
  const blanks = stem.match(blank)?.length ?? 0;
  const options = optionKeys
    .map((key) => ({ key, text: text(`选项${key}`) }))
    .filter((option) => option.text !== '');
  const score = numberOf('分值', text('分值'), type === undefined ? 1 : defaultScore(type, blanks), problems);
  return {
    problems,
    value: {
      id: text('编号'),
      chapter: chapters.numberOf(text('章')),
      type,
      stem,
      options,
      answer: answerOf(type, text('答案'), blanks),
      analysis: text('解析'),
      score,
      scoreGiven: text('分值') !== '',
      difficulty: numberOf('难度', text('难度'), 3, problems),
      level: text('层次'),
      knowledge: text('知识点'),
      points: pointsOf(text('采分点'), problems),
    },
  };
}
