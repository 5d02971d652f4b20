import { type QuestionType, questionTypes, questionTypeTitles } from '@qianwei/api/contract/exam/question';
import {
  type HandoutBlock,
  type HandoutDocument,
  type HandoutQuestion,
  heading,
  paragraph,
  plain,
} from '../../../documents/handout-document.ts';
import { readMarkdown, readMarkdownLine } from '../../../documents/handout-markdown.ts';
import type { CourseOutline, Material } from './material.ts';
import { headOf } from './material-documents.ts';

/** A question of a bank file, as far as it is printed. */
export interface SheetQuestion {
  readonly type: QuestionType;
  readonly chapter: number | null;
  readonly score: number;
  readonly stem: string;
  readonly options?: readonly { readonly key: string; readonly text: string }[];
  /** The right key or keys, truth, accepted texts of each blank, reference text; null for a material. */
  readonly answer?: boolean | string | readonly string[] | readonly (readonly string[])[] | null;
  readonly points?: readonly { readonly text: string; readonly score: number }[];
  readonly analysis: string;
  readonly children?: readonly SheetQuestion[];
}

/** A bank file, as far as it is printed. */
export interface QuestionBank {
  readonly chapters: readonly { readonly no: number; readonly title: string }[];
  readonly items: readonly SheetQuestion[];
}

/** The right answer in the words of an answer sheet. Of the texts that a blank accepts, the first is printed. */
function answerBlocks({ type, answer }: SheetQuestion): HandoutBlock[] {
  if (answer === null || answer === undefined) return [];
  if (typeof answer === 'boolean') return [paragraph(answer ? '正确' : '错误')];
  if (typeof answer === 'string') return type === 'SINGLE' ? [paragraph(answer)] : readMarkdown(answer);
  const texts = answer.map((entry) => (typeof entry === 'string' ? entry : (entry[0] ?? '')));
  return type === 'MULTIPLE' ? [paragraph(texts.join(''))] : readMarkdown(texts.join('；'));
}

function questionBlock(question: SheetQuestion, number: string): HandoutQuestion {
  const { type, score, stem, options = [], points = [], analysis, children = [] } = question;
  return {
    kind: 'question',
    number,
    note: `${questionTypeTitles[type]}，${score} 分`,
    stem: readMarkdown(stem),
    options: options.map(({ key, text }) => ({ key, text: readMarkdownLine(text) })),
    answer: answerBlocks(question),
    points: points.map((point) => ({ text: readMarkdownLine(point.text), score: String(point.score) })),
    analysis: readMarkdown(analysis),
    children: children.map((child, index) => questionBlock(child, `（${index + 1}）`)),
  };
}

/** The questions of the material's chapters with answers and analysis: chapter by chapter, in the order of their types. */
export function bankDocument(
  { title, chapterNos }: Pick<Material, 'title' | 'chapterNos'>,
  course: CourseOutline,
  bank: QuestionBank,
): HandoutDocument {
  const chapters = bank.chapters.filter(({ no }) => chapterNos.length === 0 || chapterNos.includes(no));
  const parts = chapters.map((chapter) => ({
    chapter,
    items: questionTypes.flatMap((type) =>
      bank.items.filter((item) => item.chapter === chapter.no && item.type === type),
    ),
  }));
  const filled = parts.filter(({ items }) => items.length > 0);
  const count = filled.reduce((sum, { items }) => sum + items.length, 0);
  const numbered = filled.map(({ chapter, items }, index) => {
    const before = filled.slice(0, index).reduce((sum, part) => sum + part.items.length, 0);
    return { chapter, items, first: before + 1 };
  });
  return {
    ...headOf(course, title),
    blocks: [
      {
        kind: 'quote',
        blocks: [
          {
            kind: 'paragraph',
            line: plain(
              `共 ${count} 题，按章排列，每题附答案和解析。先遮住答案自己做一遍，再对照解析找出错在哪一步。`,
            ),
          },
        ],
      },
      ...numbered.flatMap(({ chapter, items, first }) => [
        heading(1, `第${chapter.no}章　${chapter.title}`),
        ...items.map((item, index) => questionBlock(item, `${first + index}.`)),
      ]),
    ],
  };
}
