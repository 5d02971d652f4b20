import type { CourseList, ListedCourse } from '@qianwei/api/contract/course/list';
import { type DateTime, parseMoment } from '@qianwei/api/time/moment';
import {
  calendarDaysLeft,
  dateWords,
  halfDayWords,
  listDay,
  pastWords,
  timeWords,
} from '@qianwei/api/time/words';
import { chapterWords, nextLessonWords, nextUsualMonth } from '@qianwei/studies';
import type { BookCoverProps } from '@qianwei/ui/BookCover';
import type { StateMarkProps } from '@qianwei/ui/StateMark';
import { playPath } from '../../../shared/address/course-paths.ts';
import { coverTones } from '../../../shared/course/cover-tones.ts';

/** A state of a course in words, with its mark. */
export type CourseState = Pick<StateMarkProps, 'shape' | 'tone'> & { text: string };

/** From so many calendar days before its last day on, the end of a service is announced. */
const endingDays = 7;

/** True when the course can no longer be studied. */
export const isExpired = ({ service }: Pick<ListedCourse, 'service'>): boolean =>
  service?.status === 'EXPIRED';

/** The cover of a course; a course that can no longer be studied is grey. */
export const coverOf = (course: ListedCourse): BookCoverProps['tone'] =>
  isExpired(course) ? 'closed' : coverTones[course.tone];

/** Code, credits (a certificate course has none) and lecturer, each for a place of its own in a line. */
export const headWords = ({ courseCode, credit, teacher }: ListedCourse): string[] => [
  courseCode,
  ...(credit > 0 ? [`${credit} 学分`] : []),
  ...(teacher === '' ? [] : [`主讲 ${teacher}`]),
];

/** The state of the service where it matters: it has not begun, ends within seven days, or has ended. */
export function serviceState({ service }: ListedCourse, now: number): CourseState | null {
  if (service === null) return null;
  const { status, openDate, expireTime } = service;
  if (status === 'EXPIRED') {
    return {
      shape: 'cross',
      tone: 'muted',
      text: `课程服务已到期（${listDay(expireTime, undefined, 'end')}）`,
    };
  }
  if (status === 'UPCOMING') return { shape: 'open', text: `课程服务 ${dateWords(openDate)}开通` };
  return calendarDaysLeft(expireTime, now, 'end') <= endingDays
    ? { shape: 'triangle', tone: 'warning', text: `课程服务 ${lastDay(expireTime)}到期` }
    : null;
}

// The service ends with this day, at 24:00.
const lastDay = (expireTime: DateTime) => dateWords(parseMoment(expireTime) - 1);

/**
 * When the course is examined in the period, and with which courses that clashes (`whole`: and what it means), or when it may be
 * examined instead; null where neither is known.
 */
export function examState(
  { exam, usualMonths }: ListedCourse,
  period: Period,
  whole: boolean,
): CourseState | null {
  if (exam !== null) {
    const { startTime, clashCodes } = exam;
    const halfDay = halfDayWords({ date: startTime, start: timeWords(startTime) });
    const clash =
      clashCodes.length === 0 ? '' : `，与 ${clashCodes.join('、')} 同场${whole ? '，只能报其中一门' : ''}`;
    return { shape: 'full', text: `下次开考 ${halfDay}${clash}` };
  }
  const month = nextUsualMonth(usualMonths, period.at);
  if (month === '') return null;
  return {
    shape: 'dash',
    tone: 'muted',
    text: `${period.isPlanned ? '本期不开考' : '考期还没有公布'}，预计 ${month}`,
  };
}

/**
 * The period whose exams are shown: whether there is one, and a moment of it or, where nothing is examined in it, now.
 */
export interface Period {
  readonly isPlanned: boolean;
  readonly at: DateTime;
}

/** The period that an answer shows. */
export function shownPeriodOf({ list, periodId, serverTime }: CourseList): Period {
  const examined = list.flatMap(({ exam }) => exam?.startTime ?? []).toSorted();
  return { isPlanned: periodId !== '', at: examined[0] ?? serverTime };
}

/** `第四章　SQL与关系数据库基本操作`. */
export const chapterLine = ({ chapterNo, chapterTitle }: NonNullable<ListedCourse['next']>): string =>
  `${chapterWords(chapterNo)}　${chapterTitle}`;

/** `4.2 数据查询，看到 0:42，共 1:21`. */
export const placeLine = (next: NonNullable<ListedCourse['next']>): string =>
  `${next.no} ${next.title}，${nextLessonWords(next)}`;

/** The line above a course: it continues a lesson, begins the next one, or has been watched to its end. */
export function lastWords({ next, playedAt }: ListedCourse, now: number): string {
  if (next === null || playedAt === null) return '';
  const when = pastWords(playedAt, now);
  if (next.kind === 'AGAIN') return `全部看完了，上次学习 ${when}`;
  return next.isLast ? `上次学到这里，${when}` : `上次学习 ${when}，接着学这一节`;
}

/** The address that plays the next lesson of a course; the lesson begins at 0 when all lessons were watched. */
export const goOnPath = ({ courseId, next }: ListedCourse): string =>
  playPath(courseId, next?.lessonId, next?.kind === 'AGAIN' ? 0 : undefined);

/** The words of the link to `goOnPath`: a course of which all was watched is watched again. */
export const studyWords = ({ status, next, playedAt }: ListedCourse): string => {
  if (status === 'PASSED') return '复习';
  if (next?.kind === 'AGAIN') return '再看一遍';
  return playedAt === null ? '开始学习' : '继续学习';
};

/** The course that lies open: the one studied last that can still be studied. */
export const openBookOf = (studying: readonly ListedCourse[]): ListedCourse | undefined =>
  studying.find(({ playedAt, service }) => playedAt !== null && service?.status === 'ACTIVE');
