import type { AnalysedQuestion } from '@qianwei/api/contract/exam/analysis';
import { isWritten, questionTypeTitles } from '@qianwei/api/contract/exam/question';
import type { FrozenPaper, PaperEntry } from '../../../db/schema/exam.ts';
import { rightAnswer, shownQuestion } from '../../../questions/shown-question.ts';
import { formatDateTime } from '../../../time.ts';
import type { AnswerRow, RegradeRow } from '../shared/analysis.queries.ts';
import type { QuestionRow } from '../shared/paper/paper.queries.ts';
import { scorePoints } from '../shared/paper/share-score.ts';

/** Everything that belongs to the questions of one attempt, by question id; chapters by their own. */
export interface AnalysisSource {
  readonly paper: FrozenPaper;
  /** Until the attempt is graded, marks of written answers are not shown, not even those already awarded. */
  readonly graded: boolean;
  readonly answers: ReadonlyMap<string, AnswerRow>;
  readonly regrades: ReadonlyMap<string, RegradeRow>;
  readonly materials: ReadonlyMap<string, QuestionRow>;
  readonly chapters: ReadonlyMap<string, string>;
  readonly collected: ReadonlySet<string>;
  readonly inWrongBook: ReadonlySet<string>;
  readonly wrongRates: ReadonlyMap<string, number>;
}

/** Of questions that belong to no chapter. */
const noChapter = '其他';

function shownRegrade(row: RegradeRow | undefined): AnalysedQuestion['remark'] {
  if (row === undefined) return null;
  return { status: row.status, reason: row.reason, reply: row.reply, time: formatDateTime(row.requestedAt) };
}

/** The points with what was hit. Before it is marked, what the keywords hint at stays unsaid. */
function shownPoints(row: QuestionRow, score: number, got: number | null, hits: boolean[] | null) {
  if (!isWritten(row.type)) return [];
  return scorePoints(row.points, score).map((point, index) => ({
    ...point,
    hit: got === null ? null : (hits?.[index] ?? false),
  }));
}

/** Without a saved answer there is nothing to mark: it got nothing. */
const gotOf = (answer: AnswerRow | undefined) => (answer === undefined ? 0 : answer.got);

/** One question of an attempt that is over, with what was answered, what was right and why. */
export function analysedQuestion(
  row: QuestionRow,
  { number, part, score, materialId }: PaperEntry,
  source: AnalysisSource,
): AnalysedQuestion {
  const answer = source.answers.get(row.id);
  const showsMark = source.graded || !isWritten(row.type);
  const got = showsMark ? gotOf(answer) : null;
  const hits = answer?.hits ?? null;
  const chapterId = row.chapterId ?? source.materials.get(materialId ?? '')?.chapterId ?? '';
  const group = source.paper.blueprint[part]?.questionType ?? row.type;
  return {
    ...shownQuestion(row, score),
    materialId,
    number,
    groupTitle: questionTypeTitles[group],
    myAnswer: answer?.answer ?? null,
    marked: answer?.marked ?? false,
    seconds: answer?.seconds ?? 0,
    rightAnswer: rightAnswer(row.answer),
    blankHits:
      row.answer.kind === 'BLANKS' ? row.answer.accepted.map((_, index) => hits?.[index] ?? false) : [],
    got,
    analysis: row.analysis,
    points: shownPoints(row, score, got, hits),
    chapter: source.chapters.get(chapterId) ?? noChapter,
    knowledge: { title: row.knowledge, lessonId: row.lessonId, second: row.lessonSecond },
    comment: showsMark ? (answer?.comment ?? '') : '',
    wrongRate: source.wrongRates.get(row.id) ?? null,
    collected: source.collected.has(row.id),
    inWrongBook: source.inWrongBook.has(row.id),
    remark: shownRegrade(source.regrades.get(row.id)),
  };
}
