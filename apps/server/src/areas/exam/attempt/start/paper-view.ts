import type { getTestPaper, PaperQuestion } from '@qianwei/api/contract/exam/attempt';
import { type QuestionType, questionTypeTitles } from '@qianwei/api/contract/exam/question';
import type { DataOf } from '@qianwei/api/endpoint';
import { sumScores } from '@qianwei/studies';
import type { Database } from '../../../../db/database.ts';
import type { PaperEntry, testAnswer } from '../../../../db/schema/exam.ts';
import { type AttemptRow, savedAnswers } from '../../shared/attempt.queries.ts';
import { openMaterials, type QuestionRow } from '../../shared/paper/paper.queries.ts';
import { paperQuestions } from '../../shared/paper/paper-questions.ts';
import { blanksOf } from '../../shared/paper/paper-shape.ts';

/** How a group of questions is answered and scored, as it is shown above the group. */
const groupRules: Readonly<Record<QuestionType, string>> = {
  SINGLE: '每小题只有一个选项符合题意',
  MULTIPLE: '多选、少选、错选均不得分',
  JUDGE: '判断每小题的说法是否正确',
  BLANK: '按空计分；全角半角、空格和大小写不影响得分',
  TERM: '用自己的话写出含义，由教师按采分点批阅',
  SHORT: '写出要点，由教师按采分点批阅',
  ESSAY: '展开论述，由教师按采分点批阅',
  MATERIAL: '先读材料，再回答各小题',
};

type Paper = DataOf<typeof getTestPaper>;
type SavedAnswer = typeof testAnswer.$inferSelect;

/** Names what a student may see of a question before the hand-in, so that a new column never slips out. */
function shownQuestion(entry: PaperEntry, row: QuestionRow, saved: SavedAnswer | undefined): PaperQuestion {
  return {
    questionId: row.id,
    questionType: row.type,
    stem: row.stem,
    options: row.options.map(({ key, text }) => ({ key, text })),
    blanks: blanksOf(row),
    score: entry.score,
    materialId: entry.materialId,
    points: row.answer.kind === 'REFERENCE' ? row.points.length : 0,
    answer: saved?.answer ?? null,
    marked: saved?.marked ?? false,
    seconds: saved?.seconds ?? 0,
    at: saved?.at.getTime() ?? 0,
  };
}

/** The questions of an attempt in their groups with what has been saved, and the materials; never a right answer. */
export async function paperView(
  db: Database,
  { id, paper }: AttemptRow,
): Promise<Pick<Paper, 'groups' | 'materials' | 'totalScore'>> {
  const rows = new Map((await paperQuestions(db, paper)).map((row) => [row.id, row]));
  const saved = await savedAnswers(db, id);
  const groups = paper.blueprint.flatMap(({ questionType }, part) => {
    const entries = paper.entries.filter((entry) => entry.part === part);
    const questions = entries.flatMap((entry) => {
      const row = rows.get(entry.questionId);
      return row === undefined ? [] : [shownQuestion(entry, row, saved.get(row.id))];
    });
    const score = sumScores(entries.map((entry) => entry.score));
    return questions.length === 0
      ? []
      : [
          {
            questionType,
            title: questionTypeTitles[questionType],
            rule: groupRules[questionType],
            score,
            questions,
          },
        ];
  });
  const materials = await openMaterials(db, paper);
  return {
    groups,
    materials: materials.map(({ id: materialId, stem }) => ({ materialId, content: stem })),
    totalScore: sumScores(groups.map(({ score }) => score)),
  };
}
