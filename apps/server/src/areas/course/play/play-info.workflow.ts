import type { getPlayInfo, PlayInfo, PopQuestion } from '@qianwei/api/contract/course/play';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { popQuestion } from '../../../db/schema/lesson.ts';
import { question } from '../../../db/schema/question.ts';
import { lessonCollect, note, popAnswer } from '../../../db/schema/study.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { readCourseNexts } from '../../../learning/next-lessons.ts';
import { requireChapterOpen } from '../../../learning/sequence.ts';
import { shownQuestion } from '../../../questions/shown-question.ts';
import { formatDateTime } from '../../../time.ts';
import { requireCourse, requireService } from '../shared/access.ts';
import { shownQuestions } from '../shared/asked.ts';
import { chooseOwnBatch, countedRanges, listOwnBatches } from '../shared/batches.ts';
import { shownCourse } from '../shared/course-head.ts';
import { type LessonRow, lessonsOf, readOutline } from '../shared/outline.ts';
import { type PlayRow, readWatched, watchRateOf } from '../shared/watched.ts';
import { holdPlayer } from './hold-player.ts';
import { dragLimit, heartbeatSeconds, stillThereMinutes } from './play-settings.ts';
import { shownRanges } from './second-ranges.ts';

type Payload = PayloadOf<typeof getPlayInfo>;

/** How long the addresses of the clips work, ms; less than they do, so that a page asks for new ones in time. */
const addressMs = 110 * 60_000;

/** The lesson asked for; without one the lesson to go on with. */
async function chooseLesson(
  db: Database,
  lessons: readonly LessonRow[],
  { studentId, contentId, lessonId }: { studentId: string; contentId: string; lessonId: string | undefined },
): Promise<LessonRow> {
  const wanted =
    lessonId ?? (await readCourseNexts(db, studentId, [contentId])).get(contentId)?.next?.lessonId;
  const found = lessons.find(({ id }) => id === wanted);
  if (found === undefined) throw notFound();
  return found;
}

const neighbour = (lesson: LessonRow | undefined): PlayInfo['next'] =>
  lesson ? { lessonId: lesson.id, no: lesson.no, title: lesson.title, duration: lesson.duration } : null;

async function listPops(db: Database, studentId: string, lessonId: string): Promise<PopQuestion[]> {
  const rows = await db
    .select({ pop: popQuestion, question, answer: popAnswer })
    .from(popQuestion)
    .innerJoin(question, eq(question.id, popQuestion.questionId))
    .leftJoin(
      popAnswer,
      and(
        eq(popAnswer.questionId, popQuestion.questionId),
        eq(popAnswer.lessonId, popQuestion.lessonId),
        eq(popAnswer.studentId, studentId),
      ),
    )
    .where(eq(popQuestion.lessonId, lessonId))
    .orderBy(asc(popQuestion.second), asc(question.code));
  return rows.map(({ pop, question: row, answer }) => ({
    second: pop.second,
    ...shownQuestion(row, row.score),
    answered: answer && { right: answer.lastRight, firstRight: answer.firstRight },
  }));
}

function shownRecord(lesson: LessonRow, record: PlayRow | undefined) {
  const finished = record?.finished ?? false;
  return {
    position: record?.position ?? 0,
    lastPlayed: record ? { time: formatDateTime(record.playedAt), device: record.device } : null,
    ranges: shownRanges(record?.ranges ?? []),
    furthest: record?.furthest ?? 0,
    dragLimit: finished ? null : dragLimit,
    watchRate: watchRateOf([lesson], new Map(record ? [[lesson.id, record]] : [])),
    finished,
  };
}

async function ownThings(db: Database, studentId: string, lesson: LessonRow) {
  const mine = and(eq(note.studentId, studentId), eq(note.lessonId, lesson.id));
  const [collected] = await db
    .select()
    .from(lessonCollect)
    .where(and(eq(lessonCollect.studentId, studentId), eq(lessonCollect.lessonId, lesson.id)));
  return {
    collected: collected !== undefined,
    noteCount: await db.$count(note, mine),
    questionCount: await shownQuestions.count(db, {
      studentId,
      courseId: lesson.courseId,
      lessonId: lesson.id,
    }),
  };
}

/** Opens a lesson: what is shown, what was watched, and the right to play it in this browser. */
export async function openLesson(context: StudentContext, payload: Payload): Promise<PlayInfo> {
  const { db, clock } = context;
  const now = clock.now();
  const own = await requireCourse(context, payload.courseId);
  const { studentId } = own.record;
  const contentId = own.profile.contentCourseId;
  const outline = await readOutline(db, contentId);
  const lessons = outline.flatMap(lessonsOf);
  const watched = await readWatched(db, studentId, contentId);
  const lesson = await chooseLesson(db, lessons, { studentId, contentId, lessonId: payload.lessonId });
  if (!lesson.free) requireService(own);
  await requireChapterOpen(db, { ...lesson, studentId }, own.course.id);
  const batches =
    payload.bizType === undefined ? [] : await listOwnBatches(db, studentId, own.course.id, now);
  const batch = payload.bizType === undefined ? null : chooseOwnBatch(batches, payload.bizId, now);
  const counted =
    batch === null ? null : await countedRanges(db, { ...lesson, studentId, lessonId: lesson.id }, now);
  const hold = await holdPlayer(context, lesson.id, payload);
  const index = lessons.indexOf(lesson);
  const chapter = outline.find((each) => each.chapter.id === lesson.chapterId)?.chapter;
  return {
    ...shownCourse(own),
    lessonId: lesson.id,
    no: lesson.no,
    title: lesson.title,
    chapterNo: chapter?.no ?? 0,
    chapterTitle: chapter?.title ?? '',
    level: lesson.level,
    duration: lesson.duration,
    playUrls: context.mediaUrls({ lessonId: lesson.id, seconds: lesson.duration }),
    urlsExpire: formatDateTime(new Date(now.getTime() + addressMs)),
    subtitles: lesson.subtitles,
    ...shownRecord(lesson, watched.get(lesson.id)),
    ...(counted && { ranges: shownRanges(counted) }),
    knowledge: lesson.knowledge,
    popQuestions: await listPops(db, studentId, lesson.id),
    ...hold,
    prev: neighbour(lessons[index - 1]),
    next: neighbour(lessons[index + 1]),
    ...(await ownThings(db, studentId, lesson)),
    batch,
    heartbeatSeconds,
    stillThereMinutes,
    serverTime: formatDateTime(now),
  };
}
