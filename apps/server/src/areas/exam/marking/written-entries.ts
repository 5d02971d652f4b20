import { isWritten } from '@qianwei/api/contract/exam/question';
import type { Database } from '../../../db/database.ts';
import type { PaperEntry } from '../../../db/schema/exam.ts';
import { DomainProblem } from '../../../problems.ts';
import type { AnswerRow } from '../shared/analysis.queries.ts';
import { answersOf } from '../shared/analysis.queries.ts';
import type { AttemptRow } from '../shared/attempt.queries.ts';
import { openQuestions, type QuestionRow } from '../shared/paper/paper.queries.ts';

/** A written question of an attempt with its answer, as a marker names it. */
export interface WrittenEntry {
  /** 46, or 46-2 for the second sub-question of a material. */
  readonly label: string;
  readonly entry: PaperEntry;
  readonly question: QuestionRow;
  /** Undefined when nothing was ever saved: that is 0 points, and there is nothing to mark. */
  readonly answer: AnswerRow | undefined;
}

/** The name of each entry on the answer sheet. */
function labelsOf(entries: readonly PaperEntry[]): string[] {
  return entries.map(({ number, materialId }, index) => {
    if (materialId === null) return String(number);
    const before = entries.slice(0, index).filter((entry) => entry.number === number);
    return `${number}-${before.length + 1}`;
  });
}

/** The written questions of an attempt in the order of its paper. */
export async function writtenEntries(
  db: Database,
  { id, paper }: Pick<AttemptRow, 'id' | 'paper'>,
): Promise<WrittenEntry[]> {
  const questions = new Map((await openQuestions(db, paper)).map((row) => [row.id, row]));
  const answers = await answersOf(db, id);
  const labels = labelsOf(paper.entries);
  return paper.entries.flatMap((entry, index) => {
    const question = questions.get(entry.questionId);
    if (question === undefined || !isWritten(question.type)) return [];
    return [{ label: labels[index] ?? '', entry, question, answer: answers.get(question.id) }];
  });
}

/** The written question with this label and an answer. Throws DomainProblem with the labels there are. */
export async function findWritten(
  db: Database,
  record: AttemptRow,
  label: string,
): Promise<WrittenEntry & { answer: AnswerRow }> {
  const entries = await writtenEntries(db, record);
  const found = entries.find((entry) => entry.label === label);
  if (found === undefined) {
    const labels = entries.map((entry) => entry.label).join('、');
    throw new DomainProblem(`没有题号为 ${label} 的主观题；主观题有 ${labels || '（无）'}`);
  }
  const { answer } = found;
  if (answer === undefined) throw new DomainProblem(`第 ${label} 题没有作答，计 0 分，无须批阅`);
  return { ...found, answer };
}
