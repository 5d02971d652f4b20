import type { getWrongBook, WrongQuestion } from '@qianwei/api/contract/exam/book';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import type { StudentContext } from '../../../http/implement.ts';
import { rightAnswer, shownQuestion } from '../../../questions/shown-question.ts';
import { withheldQuestions } from '../../../questions/withheld.ts';
import { formatDateTime } from '../../../time.ts';
import { chapterTitle } from '../shared/analysis.queries.ts';
import { countByCourse, pageOfBook } from './wrong-book.queries.ts';

type BookRow = Awaited<ReturnType<typeof pageOfBook>>[number];

function shownWrong({ question, course, chapter, material, wrong, collectedAt }: BookRow): WrongQuestion {
  const since = wrong?.lastWrongAt ?? collectedAt ?? question.createdAt;
  return {
    ...shownQuestion(question, question.score),
    material,
    courseId: course.id,
    courseCode: course.courseCode,
    courseName: course.name,
    chapter: chapter === null ? '' : chapterTitle(chapter.no, chapter.title),
    wrongCount: wrong?.wrongCount ?? 0,
    lastWrongTime: formatDateTime(since),
    myAnswer: wrong?.lastAnswer ?? null,
    rightAnswer: rightAnswer(question.answer),
    analysis: question.analysis,
    collected: collectedAt !== null,
  };
}

/**
 * One page of 错题本 or 收藏. Questions of the counted attempt that runs, and of tests whose analysis is not open, are
 * left out until then, in the counts too.
 */
export async function listWrongBook(
  { db, session, clock }: StudentContext,
  { pageNo, pageSize, courseId, collected }: PayloadOf<typeof getWrongBook>,
): Promise<DataOf<typeof getWrongBook>> {
  const { studentId } = session;
  const withheld = await withheldQuestions(db, studentId, clock.now());
  const filter = { studentId, collected, courseId, withheld };
  const courses = await countByCourse(db, filter);
  const counted = courseId === undefined ? courses : courses.filter((course) => course.courseId === courseId);
  const rows = await pageOfBook(db, filter, pageNo, pageSize);
  return {
    list: rows.map(shownWrong),
    total: counted.reduce((total, course) => total + course.count, 0),
    pageNo,
    pageSize,
    courses,
  };
}
