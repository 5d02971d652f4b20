import { thesisKindTitles } from '@qianwei/api/contract/academic/exam-period';
import { examLevelTitles } from '@qianwei/api/contract/exam-level';
import type { LackingCourse, WayStep, WithoutThesis } from '@qianwei/api/contract/thesis/thesis';
import { type Day, formatMomentDay, parseMoment, wallClock } from '@qianwei/api/time/moment';
import {
  datesWords,
  dateWords,
  dayWords,
  halfDayWords,
  halfYearWords,
  monthWords,
  nearMomentWords,
  nearMonthWords,
  nearWords,
  timeWords,
  weekdayWords,
} from '@qianwei/api/time/words';
import { yuanWords } from '@qianwei/studies';
import { dueWords, isSoon } from '../shared/thesis-words.ts';
import type { NextThing } from './next-thing.ts';

const monthOfText = (yearMonth: string) => monthWords(parseMoment(`${yearMonth}-01`));

/** When a course can be taken next. */
function againWords({ way, nextMonth, isPractice }: LackingCourse): string {
  if (way?.kind === 'APPLY') return isPractice ? '现在可以报名' : '现在可以报考';
  if (nextMonth === null) return isPractice ? '理论课合格后报名' : '下次开考时间待公布';
  return `${monthOfText(nextMonth)}可报`;
}

/** `已报考，1月9日上午`, and once it was taken 已考，待公布成绩. */
function appliedWords({ time, isPractice }: LackingCourse, now: number): string {
  if (time === null) return isPractice ? '已报名' : '已报考';
  if (parseMoment(time) <= now) return '已考，待公布成绩';
  return isPractice
    ? `已报名，${dateWords(time)}考核`
    : `已报考，${halfDayWords({ date: time, start: timeWords(time) })}`;
}

/** The state of a lacking course in words: `待缴费，明天 10:12 前`, `10月缺考，2027年4月可报`. */
export function lackingWords(course: LackingCourse, now: number): string {
  const { state, time } = course;
  const month = time === null ? '' : nearMonthWords(time, now);
  switch (state) {
    case 'UNPAID':
      return time === null ? '待缴费' : `待缴费，${nearWords(time, now)} 前`;
    case 'APPLIED':
      return appliedWords(course, now);
    case 'ABSENT':
      return `${month}缺考，${againWords(course)}`;
    case 'FAILED':
      return `${month}未合格，${againWords(course)}`;
    default:
      return `未考，${againWords(course)}`;
  }
}

/** The text of the link of a lacking course. */
export const wayTexts: Readonly<
  Record<NonNullable<LackingCourse['way']>['kind'], (isPractice: boolean) => string>
> = {
  PAY: () => '去缴费',
  APPLY: (isPractice) => (isPractice ? '去报名' : '去报考'),
  STUDY: () => '先学',
};

/** A step of 最早什么时候: when, and what happens then. */
export interface StepWords {
  readonly when: string;
  readonly what: string;
  readonly isSoon: boolean;
}

/** `2027年`; nothing in the year of `now`. */
const yearOf = (day: Day, now: number) => {
  const { year } = wallClock(parseMoment(day));
  return year === wallClock(now).year ? '' : `${year}年`;
};

const coursesWords = (codes: readonly string[]) =>
  codes.length > 2 ? `${codes.length} 门` : codes.join(' 和 ');

/** The steps of 最早什么时候 in words. `now` in ms, by the server's clock. */
export function stepWords(step: WayStep, now: number): StepWords {
  switch (step.kind) {
    case 'PAY':
      return {
        when: nearMomentWords(step.until, now, 'end'),
        what: `付清 ${step.courseCodes.join('、')}，名额才留住`,
        isSoon: isSoon(step.until, now),
      };
    case 'EXAM':
      return {
        when: `${yearOf(step.days[0] ?? formatMomentDay(now), now)}${datesWords(step.days)}`,
        what: `考 ${coursesWords(step.courseCodes)}，成绩预计 ${dateWords(step.scoreDay)}`,
        isSoon: false,
      };
    case 'SIGN_UP':
      return {
        when: `${yearOf(step.from, now)}${dateWords(step.from)}至${dateWords(step.until)}`,
        what: `报名实践考核 ${step.courseCodes.join('、')}`,
        isSoon: isSoon(step.until, now),
      };
    case 'PRACTICE':
      return {
        when: `${yearOf(step.day, now)}${dateWords(step.day)}（${weekdayWords(step.day)}）`,
        what: `${step.courseCodes.join('、')} 实践考核`,
        isSoon: false,
      };
    default:
      return { when: `${halfYearWords(step.topicEnd)}论文批次`, what: '都合格就可以报考论文', isSoon: false };
  }
}

/** The sentence of a 考籍 without a thesis. */
export function withoutTitle({ state, lacking, applyExamLevel, totalCourses }: WithoutThesis): string {
  if (state === 'PASSED') return '论文已经合格';
  if (state === 'ELIGIBLE') return '课程都合格了，等报考论文';
  if (state === 'NOT_ELIGIBLE')
    return lacking.length === 0 ? '没有论文任务' : `还没有论文任务：再合格 ${lacking.length} 门就能报考`;
  if (totalCourses === 0) return '证书课程没有毕业论文';
  return `${examLevelTitles[applyExamLevel]}层次不设毕业论文`;
}

/** Meaning of that sentence. */
export function withoutText({ state, isEnded, graduateDay, plan, lacking }: WithoutThesis): string {
  if (state === 'NOT_ELIGIBLE' && lacking.length > 0) return '';
  if (state === 'ELIGIBLE')
    return plan === null
      ? '当前批次未对你的专业开放，新批次公布后会通知你。'
      : `${plan.planName}报考：${nearMomentWords(plan.startTime, parseMoment(plan.startTime))} 起。`;
  const ended = isEnded && graduateDay !== null ? `${dayWords(graduateDay)} 毕业，课程和实践都已合格。` : '';
  return `${ended}这里不会有任务，也不用做什么。`;
}

/** `14848 毕业论文`; empty where the plan has none. */
export const thesisCourseWords = ({ thesisCourse }: WithoutThesis): string =>
  thesisCourse === null ? '' : `${thesisCourse.courseCode} ${thesisKindTitles[thesisCourse.thesisKind]}`;

/** The next thing on the way to a thesis: pay first, then register what can be registered; null while nothing can be done. */
export function wayNext({ lacking, earliest }: WithoutThesis, now: number): NextThing | null {
  const [unpaid] = lacking
    .filter(({ state, time }) => state === 'UNPAID' && time !== null)
    .sort((a, b) => ((a.time ?? '') < (b.time ?? '') ? -1 : 1));
  if (unpaid?.time && unpaid.way)
    return {
      title: `先付清${unpaid.courseName}`,
      text: '过时名额释放，论文就要晚半年。',
      due: { ...dueWords(unpaid.time, now), isSoon: true },
      action: {
        href: unpaid.way.path,
        text: unpaid.fee === 0 ? '继续缴费' : `继续缴费 ${yuanWords(unpaid.fee)}`,
      },
    };
  const open = lacking.filter(({ way }) => way?.kind === 'APPLY');
  const [first] = open;
  const last = earliest.at(-1);
  if (first?.way == null) return null;
  return {
    title: `现在可以报 ${open.length} 门`,
    text: [
      `${open.map(({ courseName }) => courseName).join('、')}。`,
      last?.kind === 'THESIS' ? `按计划都合格，最早 ${halfYearWords(last.topicEnd)}选题。` : '',
    ].join(''),
    due: null,
    action: { href: first.way.path, text: wayTexts.APPLY(first.isPractice) },
  };
}
