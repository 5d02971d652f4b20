import type { PlannerFacts, PlannerWishes } from '@qianwei/api/contract/academic/planner';
import { type FeasiblePlan, type MoveOption, moveOptions, planGraduation } from '@qianwei/studies';
import type { BoardColumn, PlannedCourse } from './board.ts';
import { delayWords, monthTitle, shortMonth } from './month-words.ts';

/** A place for a course, with its result. */
export interface MoveChoice {
  readonly column: BoardColumn;
  /** Null where the course is not examined, or no seat is left. */
  readonly option: MoveOption | null;
  /** 与操作系统对调 */
  readonly title: string;
  /** `yyyy-MM`; null where it leads to no graduation. */
  readonly graduateMonth: string | null;
  /** In months; null where it leads to no graduation. */
  readonly delay: number | null;
  /** Why it cannot be put there; empty where it can. */
  readonly obstacle: string;
  /** 仍是 2028年6月 · 2028年12月，晚 6 个月 · 排不出毕业时间 */
  readonly result: string;
  /** Why it is later, or who else moves; empty for nothing. */
  readonly why: string;
}

/** True when the course can be put there, and leads to a graduation. */
export const isPossible = ({ option, graduateMonth }: MoveChoice): boolean =>
  option !== null && graduateMonth !== null;

/** Why a course cannot be put there. */
export const whyNot = ({ obstacle }: MoveChoice): string => obstacle;

const nameOf = ({ written }: PlannerFacts, code: string) =>
  written.find(({ courseCode }) => courseCode === code)?.courseName ?? code;

/** `操作系统改到 2027年1月`; an elective that is not taken any more is left out. */
function shiftWords(facts: PlannerFacts, { shifts }: MoveOption): string {
  return shifts
    .map(({ courseCode, to }) => {
      const month = to === null ? undefined : facts.periods[to]?.month;
      return `${nameOf(facts, courseCode)}${month === undefined ? '不考' : `改到 ${monthTitle(month)}`}`;
    })
    .join('，');
}

/** Why graduation is later with the option: exams end later, or a practice comes later. */
function lateWords(facts: PlannerFacts, shown: FeasiblePlan, option: MoveOption): string {
  const plan = planGraduation(facts, option.wishes, shown.places);
  if (!plan.feasible) return '';
  const batchOf = ({ practices }: FeasiblePlan, code: string) =>
    practices.find(({ courseCode }) => courseCode === code)?.batch ?? -1;
  const late = plan.practices.filter(({ courseCode, batch }) => batch > batchOf(shown, courseCode)).at(-1);
  const lastMonth = facts.periods[plan.lastPeriod ?? -1]?.month;
  if (lastMonth !== undefined && (plan.lastPeriod ?? -1) > (shown.lastPeriod ?? -1))
    return `笔试到 ${monthTitle(lastMonth)}才考完`;
  const month = late && facts.practiceBatches[late.batch]?.month;
  return late && month ? `实践 ${late.courseCode} 要到 ${monthTitle(month)}才能报` : '';
}

/** The one course that changes places with the moved one; undefined where others move too, or none. */
function swapOf(course: PlannedCourse, shown: FeasiblePlan, { period, shifts }: MoveOption) {
  const [shift, ...others] = shifts;
  const from = shown.places.find(({ courseCode }) => courseCode === course.courseCode)?.period;
  return others.length === 0 && shift?.from === period && shift.to === from ? shift : undefined;
}

/** The registration in the way of the course: in its half-day, or all that the period takes; empty for nothing. */
function registeredObstacle(
  { written, periods }: PlannerFacts,
  course: PlannedCourse,
  { period }: MoveOption,
): string {
  const there = written.filter(({ registered }) => registered === period);
  const halfDaysOf = ({ offers }: PlannedCourse) =>
    offers.filter((offer) => offer.period === period).map(({ sessionCode }) => sessionCode);
  const rival = there.find((other) => halfDaysOf(other).some((code) => halfDaysOf(course).includes(code)));
  if (rival !== undefined) return `${rival.courseCode} 已报考，先撤销`;
  return there.length > 0 && there.length >= (periods[period]?.maxCourse ?? 0) ? '这一期已经报满' : '';
}

function titleOf(
  facts: PlannerFacts,
  shown: FeasiblePlan,
  option: MoveOption,
  swap: ReturnType<typeof swapOf>,
): string {
  if (option.isCurrent) return '现在在这里';
  if (swap !== undefined) return `与${nameOf(facts, swap.courseCode)}对调`;
  return option.period > (shown.lastPeriod ?? -1) ? '放到最后' : '放到这里';
}

function resultOf({ graduateMonth, delay }: MoveOption): string {
  if (graduateMonth === null || delay === null) return '排不出毕业时间';
  const month = monthTitle(graduateMonth);
  return delay === 0 ? `仍是 ${month}` : `${month}，${delayWords(delay)}`;
}

/** The places for a course of the shown plan: one choice for each column of the board. */
export function moveChoices(
  facts: PlannerFacts,
  wishes: PlannerWishes,
  shown: FeasiblePlan,
  course: PlannedCourse,
  columns: readonly BoardColumn[],
): MoveChoice[] {
  const months = columns.map(({ month }) => month);
  // Only periods on the board: each option runs the planner once.
  const offers = course.offers.filter(({ period }) => months.includes(facts.periods[period]?.month ?? ''));
  const written = facts.written.map((other) => (other === course ? { ...course, offers } : other));
  const options = moveOptions({ ...facts, written }, wishes, shown, course.courseCode);
  return columns.map((column): MoveChoice => {
    const option = options.find(({ period }) => period === column.period);
    if (option === undefined) {
      const title = `${shortMonth(column.month)}不开考`;
      return {
        ...{ column, option: null, title, graduateMonth: null, delay: null, result: '', why: '' },
        obstacle: '不能放在这里',
      };
    }
    const { graduateMonth, delay } = option;
    const swap = swapOf(course, shown, option);
    const shifted = swap === undefined ? shiftWords(facts, option) : '';
    const late = delay !== null && delay > 0 ? lateWords(facts, shown, option) : '';
    return {
      column,
      option,
      title: titleOf(facts, shown, option, swap),
      graduateMonth,
      delay,
      obstacle:
        graduateMonth === null ? registeredObstacle(facts, course, option) || '这样排不出毕业时间' : '',
      result: resultOf(option),
      why: [late, shifted].filter(Boolean).join('；'),
    };
  });
}
