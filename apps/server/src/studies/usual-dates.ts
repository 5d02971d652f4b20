import type { PlannerFacts } from '@qianwei/api/contract/academic/planner';
import { type Day, formatMomentDay, parseMoment, wallClock } from '@qianwei/api/time/moment';
import type { StudyCalendar } from '../db/schema/institution.ts';
import { dayOf } from '../time.ts';

/** Years that the way to graduation is computed for. */
const yearsAhead = 4;

const dayMs = 86_400_000;
const two = (value: number) => String(value).padStart(2, '0');

/** The day after a number of days. */
const dayAfter = (day: Day, days: number) => formatMomentDay(parseMoment(day) + days * dayMs);

/** The nth Saturday of a month. */
function nthSaturday(year: number, month: number, nth: number): Day {
  const first = dayOf(year, month, 1);
  const { weekday } = wallClock(parseMoment(first));
  return dayAfter(first, ((6 - weekday + 7) % 7) + 7 * (nth - 1));
}

const yearsFrom = (today: Day) =>
  Array.from({ length: yearsAhead + 2 }, (_, index) => Number(today.slice(0, 4)) + index);

const until = (today: Day) => `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`;

/** An exam weekend by its usual date. */
export interface UsualExam {
  /** `yyyy-MM` */
  readonly month: string;
  readonly examDates: readonly [Day, Day];
  readonly scoreDay: Day;
}

/** The usual exam weekends after a day, for four years, the first first. */
export function usualExams({ exams }: StudyCalendar, today: Day): UsualExam[] {
  return yearsFrom(today)
    .flatMap((year) =>
      exams.map(({ month, saturday, scoreDays }): UsualExam => {
        const first = nthSaturday(year, month, saturday);
        return {
          month: `${year}-${two(month)}`,
          examDates: [first, dayAfter(first, 1)],
          scoreDay: dayAfter(first, scoreDays),
        };
      }),
    )
    .filter(({ examDates: [first] }) => first > today && first <= until(today))
    .sort((a, b) => (a.month < b.month ? -1 : 1));
}

/** A sign-up for practice exams by its usual dates. */
export interface UsualPractice {
  readonly month: string;
  readonly applyStart: Day;
  readonly applyEnd: Day;
  readonly resultDay: Day;
}

/** The usual sign-ups for practice exams that have not ended on a day, the first first. */
export function usualPractices({ practices }: StudyCalendar, today: Day): UsualPractice[] {
  return yearsFrom(today)
    .flatMap((year) =>
      practices.map(
        ({ from, to, results }): UsualPractice => ({
          month: `${year}-${from.slice(0, 2)}`,
          applyStart: `${year}-${from}`,
          applyEnd: `${year}-${to}`,
          resultDay: `${year}-${results}`,
        }),
      ),
    )
    .filter(({ applyEnd }) => applyEnd >= today && applyEnd <= until(today))
    .sort((a, b) => (a.applyEnd < b.applyEnd ? -1 : 1));
}

/** The usual thesis batches whose topics can still be chosen on a day, or that are not defended yet, the first first. */
export function usualTheses({ theses }: StudyCalendar, today: Day, until: 'topicEnd' | 'defenceDay') {
  const lastYear = Number(today.slice(0, 4)) - 1;
  return [lastYear, ...yearsFrom(today)]
    .flatMap((year) =>
      theses.map(({ topicEnd, years, defence, graduateMonth }): PlannerFacts['thesisBatches'][number] => ({
        month: `${year}-${topicEnd.slice(0, 2)}`,
        topicEnd: `${year}-${topicEnd}`,
        defenceDay: `${year + years}-${defence}`,
        graduateMonth: `${year + years}-${two(graduateMonth)}`,
      })),
    )
    .filter((batch) => batch[until] >= today)
    .sort((a, b) => (a.topicEnd < b.topicEnd ? -1 : 1));
}

/** The usual applications for the degree after a day, the first first. */
export function usualDegrees({ degrees }: StudyCalendar, today: Day) {
  return [...yearsFrom(today), Number(today.slice(0, 4)) + yearsAhead + 2]
    .flatMap((year) =>
      degrees.map(({ applyEnd, grantMonth }): PlannerFacts['degreeBatches'][number] => ({
        applyEnd: `${year}-${applyEnd}`,
        grantMonth: `${year}-${two(grantMonth)}`,
      })),
    )
    .filter(({ applyEnd }) => applyEnd >= today)
    .sort((a, b) => (a.applyEnd < b.applyEnd ? -1 : 1));
}
