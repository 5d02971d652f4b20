import type { AnswerValue } from '@qianwei/api/contract/exam/question';
import type { FrozenPaper, PaperEntry } from '../../../db/schema/exam.ts';
import { isObjective, scoreAnswer } from '../../../questions/score-answer.ts';
import { rightAnswer } from '../../../questions/shown-question.ts';
import type { NewQuestion } from '../bank/question-rows.ts';
import { shuffle } from '../shared/paper/shuffle.ts';

/** One answer of a demo attempt with its marks. */
export interface SheetLine {
  readonly entry: PaperEntry;
  readonly question: NewQuestion;
  readonly answer: AnswerValue;
  /** Null until it is marked. */
  readonly got: number | null;
  readonly hits: boolean[] | null;
}

const tenths = (score: number) => Math.round(score * 10);

function wrongAnswer({ answer: key, options }: NewQuestion): AnswerValue {
  switch (key.kind) {
    case 'KEY':
      return options.find((option) => option.key !== key.key)?.key ?? null;
    case 'KEYS':
      return key.keys.slice(0, -1);
    case 'TRUTH':
      return !key.truth;
    case 'BLANKS':
      return key.accepted.map(() => '记不清');
    default:
      return null;
  }
}

/** Which points a marker leaves out so that about `lost` of `score` is missing. */
function keptPoints({ points }: NewQuestion, score: number, lost: number): boolean[] {
  const whole = points.reduce((sum, point) => sum + point.score, 0);
  let left = (lost / score) * whole + 1e-9;
  const kept = points.map(() => true);
  for (const [index, point] of [...points.entries()].reverse()) {
    if (point.score > left) continue;
    kept[index] = false;
    left -= point.score;
  }
  return kept;
}

function written(
  question: NewQuestion,
  score: number,
  lost: number,
): Pick<SheetLine, 'answer' | 'got' | 'hits'> {
  const hits = keptPoints(question, score, lost);
  const said = question.points.filter((_, index) => hits[index]).map(({ text }) => text);
  const answer = lost === 0 ? rightAnswer(question.answer) : said.join('；') || '这一题没有复习到。';
  return { answer, got: (tenths(score) - tenths(lost)) / 10, hits };
}

type Line = Pick<SheetLine, 'entry' | 'question'>;

/** Whole questions that lose exactly `lose` points together. Throws a RangeError when there are none. */
function exactLosses(lines: readonly Line[], lose: number): Map<string, number> {
  const found = new Map<number, readonly Line[]>([[0, []]]);
  for (const line of lines)
    for (const [sum, chosen] of [...found]) {
      const total = sum + tenths(line.entry.score);
      if (!found.has(total)) found.set(total, [...chosen, line]);
    }
  const chosen = found.get(tenths(lose));
  if (chosen === undefined) throw new RangeError(`No way to lose ${lose} points was found`);
  return new Map(chosen.map(({ entry }) => [entry.questionId, tenths(entry.score)]));
}

/** Tenths of points that each question loses, `lose` points together: about half by wrong choices, the rest in writing. */
function losses(lines: readonly Line[], lose: number): Map<string, number> {
  const lost = new Map<string, number>();
  let left = tenths(lose);
  const take = ({ entry: { questionId } }: Line, amount: number) => {
    lost.set(questionId, (lost.get(questionId) ?? 0) + amount);
    left -= amount;
  };
  const objective = shuffle(
    lines.filter(({ question }) => isObjective(question)),
    'lose',
    ({ question }) => question.code,
  );
  const inWriting = lines.filter(({ question }) => !isObjective(question));
  const choose = (until: number) => {
    for (const line of objective) {
      const whole = tenths(line.entry.score);
      if (!lost.has(line.entry.questionId) && whole <= left - until) take(line, whole);
    }
  };
  choose(left / 2);
  for (const line of inWriting) take(line, Math.min(left, Math.floor(line.entry.score / 2) * 10));
  choose(0);
  for (const line of inWriting)
    take(line, Math.min(left, tenths(line.entry.score) - (lost.get(line.entry.questionId) ?? 0)));
  return left > 0 ? exactLosses(objective, lose) : lost;
}

/** Answers and marks of a whole paper that lose exactly `lose` points. Throws a RangeError when that can't be done. */
export function markedAnswers(
  paper: FrozenPaper,
  questions: ReadonlyMap<string, NewQuestion>,
  lose: number,
): SheetLine[] {
  const lines = linesOf(paper, questions);
  const lost = losses(lines, lose);
  return lines.map(({ entry, question }) => {
    const missing = (lost.get(entry.questionId) ?? 0) / 10;
    if (!isObjective(question)) return { entry, question, ...written(question, entry.score, missing) };
    const answer = missing === 0 ? rightAnswer(question.answer) : wrongAnswer(question);
    return { entry, question, answer, ...scoreAnswer(question, answer, entry.score) };
  });
}

/** The same before anybody has marked it. */
export function unmarkedSheet(sheet: readonly SheetLine[]): SheetLine[] {
  return sheet.map((line) => ({ ...line, ...scoreAnswer(line.question, line.answer, line.entry.score) }));
}

/** The lines of a paper without answers. */
export function linesOf(paper: FrozenPaper, questions: ReadonlyMap<string, NewQuestion>): Line[] {
  return paper.entries.flatMap((entry) => {
    const question = questions.get(entry.questionId);
    return question === undefined ? [] : [{ entry, question }];
  });
}
