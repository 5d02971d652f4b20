import { questionTypes, questionTypeTitles } from '@qianwei/api/contract/exam/question';
import * as v from 'valibot';

const text = (name: string, maxLength: number) =>
  v.pipe(v.string(`${name}应为文字`), v.maxLength(maxLength, `${name}超过 ${maxLength} 个字`));
const needed = (name: string, maxLength: number) =>
  v.pipe(text(name, maxLength), v.regex(/\S/, `${name}没有填写`));
const score = (name: string) =>
  v.pipe(
    v.number(`${name}应为数字`),
    v.minValue(0.1, `${name}应大于 0`),
    v.maxValue(100, `${name}不能超过 100`),
    v.check((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, `${name}最多一位小数`),
  );

const answerTexts = v.array(
  v.pipe(
    v.array(needed('填空题的答案', 500)),
    v.minLength(1, '每个空至少要有一个答案'),
    v.maxLength(50, '每个空最多 50 个可接受的答案'),
  ),
);

const head = {
  id: needed('编号', 60),
  type: v.picklist(questionTypes, `题型不正确，应为${Object.values(questionTypeTitles).join('、')}`),
  stem: needed('题干', 10_000),
  score: score('分值'),
  difficulty: v.optional(
    v.pipe(
      v.number('难度应为 1–5'),
      v.integer('难度应为 1–5'),
      v.minValue(1, '难度应为 1–5'),
      v.maxValue(5, '难度应为 1–5'),
    ),
    3,
  ),
  level: v.optional(v.picklist(['', '识记', '领会', '应用'], '层次应为识记、领会或应用'), ''),
  knowledge: v.optional(text('知识点', 100), ''),
  analysis: v.optional(text('解析', 5_000), ''),
  options: v.optional(
    v.pipe(
      v.array(v.object({ key: v.string(), text: needed('选项', 2_000) }, '选项不正确')),
      v.maxLength(26, '选项最多 26 个'),
    ),
    [],
  ),
  /** The right key, keys, truth, accepted texts of each blank, or reference text; null for a material. */
  answer: v.nullish(
    v.union(
      [
        v.boolean(),
        v.pipe(v.string(), v.maxLength(10_000)),
        v.pipe(v.array(v.string()), v.maxLength(26)),
        answerTexts,
      ],
      '答案的格式不正确，或者太长',
    ),
    null,
  ),
  points: v.optional(
    v.pipe(
      v.array(
        v.object({
          text: needed('采分点', 500),
          score: score('采分点的分值'),
          keywords: v.optional(v.array(needed('采分点的关键词', 100)), []),
        }),
      ),
      v.maxLength(20, '采分点最多 20 个'),
    ),
    [],
  ),
};

/** A question in a file; `chapter` is the number of the chapter, null without one. The meaning is checked apart. */
const single = v.object({ ...head, chapter: v.nullish(v.number('章应为数字'), null) });

export const bankItem = v.object({
  ...single.entries,
  /** Sub-questions of a MATERIAL, in order. */
  children: v.optional(v.pipe(v.array(single), v.maxLength(20, '小题最多 20 道')), []),
});

/** A question or a sub-question. */
export type BankQuestion = v.InferOutput<typeof single>;

/** A question of a bank file, with its sub-questions. */
export type BankItem = v.InferOutput<typeof bankItem>;

/** A chapter as a file names it. */
export interface BankChapter {
  no: number;
  title: string;
}

/** Content of a file, once everything in it is right. */
export interface Bank {
  chapters: BankChapter[];
  items: BankItem[];
}
