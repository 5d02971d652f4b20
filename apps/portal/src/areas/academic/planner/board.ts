import { type SessionCode, sessionTitles } from '@qianwei/api/contract/academic/exam-period';
import type { PlannerFacts } from '@qianwei/api/contract/academic/planner';
import { datesWords, dateWords, monthWords, timeWords } from '@qianwei/api/time/words';
import { type CoursePlace, coursePlaceOf, type FeasiblePlan, sessions } from '@qianwei/studies';
import type { ExemptionStep } from './exemption-step.ts';
import { monthTitle, shortMonth } from './month-words.ts';
import { codesWords, thesisTitle } from './reason-words.ts';

/** A written course that is still to be taken. */
export type PlannedCourse = PlannerFacts['written'][number];

/** A period of the board. */
export interface BoardColumn {
  /** Its index in the facts. */
  readonly period: number;
  /** `yyyy-MM`. */
  readonly month: string;
  /** 2027年1月 */
  readonly title: string;
  /** When it is, and whether it can be registered now. */
  readonly note: string;
  /** Registered now · to be taken later · not needed as the board is. */
  readonly kind: 'open' | 'later' | 'spare';
  /** 2 门，8 学分; empty where nothing is taken. */
  readonly sum: string;
  /** Practices that are signed up for until the next period, and when; null for none. */
  readonly practice: { readonly codes: string; readonly when: string } | null;
}

/** A half-day of a period: its course, or why there is none. */
export interface BoardCell {
  readonly column: BoardColumn;
  readonly course: PlannedCourse | null;
  /** In a few words; empty with a course. */
  readonly empty: string;
}

/** A half-day, in which a course stays whatever its period. */
export interface BoardRow {
  readonly sessionCode: SessionCode;
  /** 周六上午 */
  readonly title: string;
  /** How many courses it has, and where it has no room. */
  readonly notes: readonly string[];
  readonly cells: readonly BoardCell[];
}

/** 倒推盘: half-days by periods. */
export interface Board {
  readonly columns: readonly BoardColumn[];
  readonly rows: readonly BoardRow[];
  /** The thesis from the column in which its topic is chosen; null without one to be written. */
  readonly thesis: { readonly column: number; readonly title: string; readonly text: string } | null;
  /** The exemptions that the plan counts on, in the column before which they are applied for; null without any. */
  readonly exemption: { readonly column: number; readonly codes: string; readonly when: string } | null;
}

/** Columns behind the last period that is needed. */
const spareColumns = 1;

/** `2 门，8 学分`; empty for nothing. */
const loadWords = (courses: readonly PlannedCourse[]): string =>
  courses.length === 0
    ? ''
    : `${courses.length} 门，${courses.reduce((sum, { credit }) => sum + credit, 0)} 学分`;

/** The courses that a plan takes in a period, by half-day. */
export function coursesIn(
  facts: PlannerFacts,
  places: readonly CoursePlace[],
  period: number,
): PlannedCourse[] {
  return sessions.flatMap((sessionCode) =>
    facts.written.filter(({ courseCode }) => {
      const place = coursePlaceOf(places, courseCode);
      return place?.period === period && place.sessionCode === sessionCode;
    }),
  );
}

/** `2027年5月报`, and for a sign-up with a date of its own `11月26日 17:00 前报`. */
function signUpWords({ month, applyEnd, announced }: PlannerFacts['practiceBatches'][number]): string {
  return announced ? `${dateWords(applyEnd)} ${timeWords(applyEnd, 'end')} 前报` : `${monthTitle(month)}报`;
}

function noteOf({ state, examDates }: PlannerFacts['periods'][number], isSpare: boolean): string {
  if (isSpare) return '备用，现在用不上';
  const prefix = { OPEN: '报考中，', ANNOUNCED: '', FORECAST: '预计 ' }[state];
  return prefix + datesWords(examDates);
}

/** Column of the latest period of the plan starting no later than a month (`yyyy-MM`), else the first. */
const columnFor = ({ periods }: PlannerFacts, { lastPeriod }: FeasiblePlan, month: string): number =>
  Math.max(
    0,
    periods.findLastIndex((period, index) => index <= (lastPeriod ?? -1) && period.month <= month),
  );

/** The periods of a plan: those that it needs, and one to spare. */
function columnsOf(facts: PlannerFacts, plan: FeasiblePlan): BoardColumn[] {
  const last = plan.lastPeriod ?? -1;
  const periods = facts.periods.slice(0, last + 1 + spareColumns);
  return periods.map((fact, period) => {
    const isSpare = period > last;
    const signUps = plan.practices.filter(
      ({ batch }) => columnFor(facts, plan, facts.practiceBatches[batch]?.month ?? '') === period,
    );
    const whens = signUps.flatMap(({ batch }) => facts.practiceBatches[batch] ?? []).map(signUpWords);
    return {
      period,
      month: fact.month,
      title: monthTitle(fact.month),
      note: noteOf(fact, isSpare),
      kind: isSpare ? 'spare' : fact.state === 'OPEN' ? 'open' : 'later',
      sum: loadWords(coursesIn(facts, plan.places, period)),
      practice:
        signUps.length === 0
          ? null
          : {
              codes: signUps.map(({ courseCode }) => courseCode).join('、'),
              when: [...new Set(whens)].join('；'),
            },
    };
  });
}

/** `1月不开考`, of every January that is needed `逢 1月不开考`, of some of them with the year; empty where it is always offered. */
function withoutWords(columns: readonly BoardColumn[], isOffered: (column: BoardColumn) => boolean): string {
  const without = columns.filter((column) => !isOffered(column));
  const alike = (list: readonly BoardColumn[], title: string) =>
    list.filter(({ month }) => shortMonth(month) === title).length;
  const titles = without.map(({ month }) => {
    const title = shortMonth(month);
    if (alike(columns, title) === 1) return title;
    return alike(columns, title) === alike(without, title) ? `逢 ${title}` : monthTitle(month);
  });
  return titles.length === 0 ? '' : `${[...new Set(titles)].join('、')}不开考`;
}

function rowOf(
  facts: PlannerFacts,
  { places }: FeasiblePlan,
  columns: readonly BoardColumn[],
  sessionCode: SessionCode,
): BoardRow {
  const own = places.filter((place) => place.sessionCode === sessionCode);
  const courses = facts.written.filter(({ courseCode }) => coursePlaceOf(own, courseCode) !== undefined);
  const isOffered = (period: number) =>
    courses.some(({ offers }) =>
      offers.some((offer) => offer.period === period && offer.sessionCode === sessionCode),
    );
  const cells = columns.map((column): BoardCell => {
    const course = courses.find(({ courseCode }) => coursePlaceOf(own, courseCode)?.period === column.period);
    const empty = isOffered(column.period) ? '空着' : courses.length === 0 ? '' : '这几门不开考';
    return { column, course: course ?? null, empty: course === undefined ? empty : '' };
  });
  const needed = columns.filter(({ kind }) => kind !== 'spare');
  const without = withoutWords(needed, ({ period }) => isOffered(period));
  const isFull = cells.every(({ course, column }) => course !== null || column.kind === 'spare');
  const room = isFull ? ['没有空位'] : without === '' ? [] : [without];
  return {
    sessionCode,
    title: sessionTitles[sessionCode],
    notes: courses.length === 0 ? ['没有要考的课'] : [`剩 ${courses.length} 门`, ...room],
    cells,
  };
}

/** The thesis in the board: from the period after which its topic is chosen to the end. */
function thesisOf(facts: PlannerFacts, plan: FeasiblePlan, columns: readonly BoardColumn[]): Board['thesis'] {
  const batch = plan.thesisBatch === null ? undefined : facts.thesisBatches[plan.thesisBatch];
  if (batch === undefined) return null;
  const column = columns.findLastIndex(({ month, kind }) => kind !== 'spare' && month <= batch.month);
  return {
    column: Math.max(0, column),
    title: thesisTitle(facts),
    text: `${monthTitle(batch.month)}选题，${monthWords(batch.defenceDay)}答辩`,
  };
}

/** The board of a plan, with the exemptions that it counts on; null when no written course is left. */
export function boardOf(
  facts: PlannerFacts,
  plan: FeasiblePlan,
  exemption: ExemptionStep | null = null,
): Board | null {
  if (plan.lastPeriod === null) return null;
  const columns = columnsOf(facts, plan);
  return {
    columns,
    rows: sessions.map((sessionCode) => rowOf(facts, plan, columns, sessionCode)),
    thesis: thesisOf(facts, plan, columns),
    exemption: exemption && {
      column: columnFor(facts, plan, exemption.month ?? ''),
      codes: codesWords(exemption.codes),
      when: exemption.when,
    },
  };
}
