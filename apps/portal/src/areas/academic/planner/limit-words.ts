import { sessionTitles } from '@qianwei/api/contract/academic/exam-period';
import type { GraduationPlan } from '@qianwei/api/contract/academic/planner';
import { monthOf } from '@qianwei/api/time/moment';
import { dayWords, monthWords } from '@qianwei/api/time/words';
import { choosesTopic, dueDayOf, type Limit, monthsBetween, type ThesisBatch } from '@qianwei/studies';
import { monthTitle, shortMonth } from './month-words.ts';
import { hasRegistered, type ShownPlan } from './reason-changes.ts';
import { clause, codesWords, coursesWords, monthsWords, thesisTitle } from './reason-words.ts';

/** A reason as it is read, before what can be changed about it. */
export interface LimitWords {
  readonly title: string;
  readonly text: string;
  /** Which basis it has; null for what the student wishes. */
  readonly basis: Exclude<keyof GraduationPlan['bases'], 'degree'> | null;
}

type LimitOf<Kind extends Limit['kind']> = Limit & { readonly kind: Kind };

const ofKind = <Kind extends Limit['kind']>(limits: readonly Limit[], kind: Kind) =>
  limits.filter((limit): limit is LimitOf<Kind> => limit.kind === kind);

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/** The courses that limits are about. */
export const courseCodesOf = (limits: readonly Limit[]): string[] =>
  unique(limits.flatMap((limit) => (limit.kind === 'THESIS' ? [] : limit.courseCodes)));

/** The batch that the plan reaches; undefined when it reaches none. */
const reachedBatch = ({ facts, plan }: ShownPlan): ThesisBatch | undefined =>
  facts.thesisBatches.find((batch) => plan.feasible && batch.graduateMonth === plan.graduateMonth);

/** The batch for which something is too late: the one before that of the plan, or the last one of all. */
function missedBatch(shown: ShownPlan): ThesisBatch | undefined {
  const { thesisBatches } = shown.facts;
  const reached = reachedBatch(shown);
  return reached === undefined ? thesisBatches.at(-1) : thesisBatches[thesisBatches.indexOf(reached) - 1];
}

/** The missed graduation: ` 2027年12月毕业`; of a plan that reaches nothing, the last batch that is known. */
function missedWords(shown: ShownPlan): string {
  const batch = missedBatch(shown);
  const month = batch === undefined ? '' : monthTitle(batch.graduateMonth);
  return shown.plan.feasible ? ` ${month}毕业` : `最后一批（${month}毕业）`;
}

const halfDaysWords = ['', '这个半天', '这两个半天', '这三个半天', '四个半天'];

/** True when no more periods are in time for the plan than the half-days need, so that each has to be used. */
function isFull(shown: ShownPlan, periodsNeeded: number): boolean {
  const batch = reachedBatch(shown);
  if (batch === undefined) return false;
  const dueDay = dueDayOf(shown.facts, batch);
  return shown.facts.periods.filter(({ scoreDay }) => scoreDay <= dueDay).length === periodsNeeded;
}

/**
 * The difference between courses and the others of their half-days: ` 1月不开考` when none of them is examined then, else
 * their codes.
 */
function whichWords(codes: readonly string[], { facts, plan }: ShownPlan): string {
  const { periods, written } = facts;
  const last = plan.feasible ? (plan.lastPeriod ?? 0) : periods.length - 1;
  const own = written.filter(({ courseCode }) => codes.includes(courseCode));
  const titles = [...new Set(periods.slice(0, last + 1).map(({ month }) => shortMonth(month)))];
  const never = titles.filter((title) =>
    own.every(({ offers }) =>
      offers.every(({ period }) => shortMonth(periods[period]?.month ?? '') !== title),
    ),
  );
  return never.length > 0 ? ` ${never.join('、')}不开考` : `（${codesWords(codes)}）`;
}

function sessionWords(limits: readonly LimitOf<'SESSION'>[], shown: ShownPlan): LimitWords {
  const places = shown.plan.feasible ? shown.plan.places : [];
  const sessionCodes = limits.flatMap((limit) => limit.sessionCodes).sort();
  const names = sessionCodes.map((code) => sessionTitles[code]).join('、');
  const taken = places.filter(({ sessionCode }) => sessionCodes.includes(sessionCode));
  const codes = courseCodesOf(limits);
  // Courses that do not stand in the way of these can be in the same half-days: then it says which ones do.
  const isAll = taken.length === codes.length;
  const left = isAll ? '剩' : '有';
  const which = isAll ? '' : whichWords(codes, shown);
  const needed = Math.max(...limits.map(({ periodsNeeded }) => periodsNeeded));
  const free = Math.max(...limits.map(({ periodsFree }) => periodsFree));
  const inTime = `一个半天每期只能考一门，赶得上${missedWords(shown)}的`;
  if (limits.some((limit) => limit.sessionCodes.length > 1))
    return {
      title: `${names}合起来${left} ${needed} 门${which}，半天不够`,
      text: `${inTime}半天一共只有 ${free} 个。`,
      basis: 'session',
    };
  const full = isFull(shown, needed) ? `照现在排，${halfDaysWords[sessionCodes.length]}一期也不能空。` : '';
  return {
    title: `${names}${limits.length > 1 ? '各' : ''}${left} ${needed} 门${which}，最少要 ${needed} 期`,
    text: `${inTime}最多 ${free} 期。${full}`,
    basis: 'session',
  };
}

function offerWords({ courseCodes, firstMonth }: LimitOf<'OFFER'>, shown: ShownPlan): LimitWords {
  const courses = coursesWords(shown.facts, courseCodes);
  if (firstMonth === null)
    return {
      title: clause(courses, '不再开考'),
      text: '已公布和预计的考期里都没有，排不进任何一期。可以问教务人员，能不能用别的课程顶替。',
      basis: 'offer',
    };
  const before = shown.facts.periods.map(({ month }) => month).filter((month) => month < firstMonth);
  const closed = before.length === 0 ? '' : `${monthsWords(before)}不开考，或者已经报不上，排课时已经避开。`;
  return {
    title: clause(courses, `最早 ${monthTitle(firstMonth)}才能考`),
    text: shown.plan.feasible ? closed : `${closed}那时已经赶不上${missedWords(shown)}。`,
    basis: 'offer',
  };
}

function periodWords(
  { courseCodes, months, isWished, fitting }: LimitOf<'PERIOD_CAP'>,
  shown: ShownPlan,
): LimitWords {
  const { periods } = shown.facts;
  const allowed = unique(
    periods.flatMap(({ month, maxCourse }) => (months.includes(month) ? maxCourse : [])),
  );
  const cap = isWished ? shown.wishes.maxPerPeriod : allowed.length === 1 ? allowed[0] : null;
  const filled = months.length === 0 ? '' : `${monthsWords(months)}都排满了，`;
  return {
    title: `${cap == null ? '每期门数有限' : `每期最多 ${cap} 门`}，${courseCodes.length} 门里排得下 ${fitting} 门`,
    text: `${filled}赶不上${missedWords(shown)}。`,
    basis: isWished ? null : 'session',
  };
}

function practiceWords(limits: readonly LimitOf<'PRACTICE'>[], shown: ShownPlan): LimitWords {
  const { facts } = shown;
  const theories = unique(limits.map(({ theoryCode }) => theoryCode));
  const practices = unique(limits.map(({ courseCode }) => courseCode));
  const courses = coursesWords(facts, practices);
  const isOpen = limits.some(({ courseCodes }) => courseCodes.length > 0);
  const scored = theories.length === 1 ? clause(` ${codesWords(theories)}`, '出分') : '理论课出分';
  const [month] = limits.map((limit) => limit.month);
  const batch = missedBatch(shown);
  const due = batch === undefined ? '' : dayWords(dueDayOf(facts, batch));
  const first = `${choosesTopic(facts) ? '实践也合格了才能选题，' : ''}最晚 ${due}要有结果`;
  return {
    title: clause(
      practices.length > 1 ? `实践 ${courses}` : courses,
      isOpen ? `要等${scored}` : '还没有合格',
    ),
    text:
      month == null
        ? `${first}。往后的实践批次还没有公布，暂时排不进去。`
        : `${first}，才赶得上${missedWords(shown)}；${monthTitle(month)}起报的实践都太晚。`,
    basis: 'practice',
  };
}

/** The month in which a course is registered, or to which it is pinned. */
function fixedMonth({ facts, wishes }: ShownPlan, kind: 'PIN' | 'REGISTERED', code: string): string {
  const registered = facts.written.find(({ courseCode }) => courseCode === code)?.registered;
  const pin = wishes.pins.find(({ courseCode }) => courseCode === code);
  return (kind === 'PIN' ? pin?.month : facts.periods[registered ?? -1]?.month) ?? '';
}

function registeredWords(limits: readonly LimitOf<'REGISTERED'>[], shown: ShownPlan): LimitWords {
  const codes = unique(limits.flatMap(({ fixed }) => fixed));
  const months = unique(codes.map((code) => fixedMonth(shown, 'REGISTERED', code))).sort();
  return {
    title: clause(coursesWords(shown.facts, codes), `已报 ${monthsWords(months)}考期`),
    text: `报了的课程留在那一期，赶不上${missedWords(shown)}。报考截止前可以在报考记录里撤销，再重新排。`,
    basis: 'session',
  };
}

function pinWords(limits: readonly LimitOf<'PIN'>[], shown: ShownPlan): LimitWords {
  const { facts } = shown;
  const codes = unique(limits.flatMap(({ fixed }) => fixed));
  const months = unique(codes.map((code) => fixedMonth(shown, 'PIN', code))).sort();
  const isOffered = (code: string) =>
    facts.written.some(
      ({ courseCode, offers }) =>
        courseCode === code &&
        offers.some(({ period }) => facts.periods[period]?.month === fixedMonth(shown, 'PIN', code)),
    );
  const absent = codes.filter((code) => !isOffered(code));
  return {
    title: `你把 ${clause(coursesWords(facts, codes), `放在了 ${monthsWords(months)}`)}`,
    text:
      absent.length === 0
        ? `放在那里，就赶不上${missedWords(shown)}。`
        : clause(codesWords(absent), '那一期不开考，或者已经报不上，排不进去。'),
    basis: null,
  };
}

function skipWords(limits: readonly LimitOf<'SKIP'>[], shown: ShownPlan): LimitWords {
  const months = unique(limits.flatMap((limit) => limit.months)).sort();
  const codes = courseCodesOf(limits);
  const wish = months.some((month) => hasRegistered(shown.facts, month)) ? '不再加报' : '空着';
  const verb = codes.length > 1 ? '就不能都赶上' : '就赶不上';
  return {
    title: `你让 ${monthsWords(months)}${wish}`,
    text: `${wish}的话，${clause(codesWords(codes), `${verb}${missedWords(shown)}。`)}`,
    basis: null,
  };
}

function thesisWords(shown: ShownPlan): LimitWords {
  const thesis = thesisTitle(shown.facts);
  const isToChoose = choosesTopic(shown.facts);
  const batch = reachedBatch(shown);
  if (batch === undefined)
    return {
      title: isToChoose ? `还没有公布${thesis}的批次` : '还没有公布下一批毕业',
      text: `学校公布后，这里就能排出${isToChoose ? '选题和毕业时间' : '毕业时间'}。`,
      basis: 'thesis',
    };
  const { month, defenceDay, graduateMonth } = batch;
  const span = monthsBetween(month, monthOf(defenceDay));
  const before = missedBatch(shown);
  const earlier =
    before === undefined ? '这已经是最早的一批。' : `再早一批的选题在 ${monthTitle(before.month)}。`;
  return {
    title: `${thesis}要${span === 6 ? '半年' : ` ${span} 个月`}`,
    text: `笔试和实践全部合格才能选题：${monthTitle(month)}选题，${monthWords(defenceDay)}答辩，${monthTitle(graduateMonth)}毕业。${earlier}`,
    basis: 'thesis',
  };
}

/** Limits that are read as one, all of them of one kind. */
export function limitWords(limits: readonly [Limit, ...Limit[]], shown: ShownPlan): LimitWords {
  const [first] = limits;
  switch (first.kind) {
    case 'SESSION':
      return sessionWords(ofKind(limits, 'SESSION'), shown);
    case 'OFFER':
      return offerWords(first, shown);
    case 'PERIOD_CAP':
      return periodWords(first, shown);
    case 'PRACTICE':
      return practiceWords(ofKind(limits, 'PRACTICE'), shown);
    case 'REGISTERED':
      return registeredWords(ofKind(limits, 'REGISTERED'), shown);
    case 'PIN':
      return pinWords(ofKind(limits, 'PIN'), shown);
    case 'SKIP':
      return skipWords(ofKind(limits, 'SKIP'), shown);
    case 'THESIS':
      return thesisWords(shown);
  }
}
