import type { PlannerFacts, PlannerWishes } from '@qianwei/api/contract/academic/planner';
import type { Day } from '@qianwei/api/time/moment';

type Course = PlannerFacts['written'][number];
type Offer = Course['offers'][number];

/** Place of a course; `exempt` for one that counts as passed. */
export type Attempt = Offer | 'exempt';

/** Place of each course by its code; left out for one that is not taken. */
export type Attempts = ReadonlyMap<string, Attempt>;

/** The best that there is: the earliest month, then the fewest credits, then the earliest last period. */
export interface Best {
  readonly graduateMonth: string;
  /** Null where no application for the degree follows. */
  readonly degreeMonth: string | null;
  readonly credits: number;
  readonly lastPeriod: number;
}

/** The place of an elective that is not chosen for good: the smaller the sooner; 3 for one that nobody asks for. */
function rankOf({ courseCode, registered }: Course, index: number, wishes: PlannerWishes): number {
  if (registered !== null) return index / 100;
  if (wishes.electives.includes(courseCode)) return 1 + index / 100;
  return wishes.pins.some((pin) => pin.courseCode === courseCode) ? 2 + index / 100 : 3;
}

function electivesAreRight(facts: PlannerFacts, wishes: PlannerWishes, taken: Attempts): boolean {
  return facts.electives.every(({ group, choose, chosen }) => {
    const options = facts.written.filter(({ electiveGroup }) => electiveGroup === group);
    const free = options
      .filter(({ courseCode }) => !chosen.includes(courseCode))
      .map((course, index) => ({ code: course.courseCode, rank: rankOf(course, index, wishes) }));
    const inside = free.filter(({ code }) => taken.has(code));
    const outside = free.filter(({ code }) => !taken.has(code));
    return (
      options.every(({ courseCode }) => !chosen.includes(courseCode) || taken.has(courseCode)) &&
      inside.length === Math.min(free.length, Math.max(0, choose - chosen.length)) &&
      outside.every(({ rank }) => inside.every((other) => other.rank <= rank))
    );
  });
}

const isWritten = (place: Attempt | undefined): place is Offer => place !== undefined && place !== 'exempt';

/** True when the courses are the right ones, each where it may be, and no more at a time than may be. */
function isAllowed(facts: PlannerFacts, wishes: PlannerWishes, taken: Attempts): boolean {
  const slots = new Set<string>();
  for (const { courseCode, electiveGroup, exemptable, registered } of facts.written) {
    const place = taken.get(courseCode);
    if (place === undefined) {
      if (electiveGroup === '') return false;
      continue;
    }
    if ((exemptable && wishes.exempt.includes(courseCode)) !== (place === 'exempt')) return false;
    if (place === 'exempt') continue;
    const month = facts.periods[place.period]?.month;
    const slot = `${place.period}${place.sessionCode}`;
    if (slots.has(slot)) return false;
    slots.add(slot);
    if (registered !== null && registered !== place.period) return false;
    if (registered === null && wishes.skip.some((skipped) => skipped === month)) return false;
    if (wishes.pins.some((pin) => pin.courseCode === courseCode && pin.month !== month)) return false;
  }
  return (
    electivesAreRight(facts, wishes, taken) &&
    facts.periods.every(({ maxCourse }, period) => {
      const inPeriod = facts.written.filter(({ courseCode }) => {
        const place = taken.get(courseCode);
        return isWritten(place) && place.period === period;
      });
      const max = wishes.maxPerPeriod === null ? maxCourse : Math.min(maxCourse, wishes.maxPerPeriod);
      return inPeriod.length <= max || inPeriod.every(({ registered }) => registered !== null);
    })
  );
}

/** Goes forward in time from the scores: the month of graduation, or null when there is none or the plan is not allowed. */
export function monthOf(facts: PlannerFacts, wishes: PlannerWishes, taken: Attempts): string | null {
  if (!isAllowed(facts, wishes, taken)) return null;
  const scoreDayOf = (place: Offer) => facts.periods[place.period]?.scoreDay ?? '';
  const scoreDays = [...taken.values()].filter(isWritten).map(scoreDayOf);
  const resultDays: Day[] = [];
  for (const { theoryCode } of facts.practices) {
    const theory = taken.get(theoryCode);
    if (theory === undefined && facts.written.some(({ courseCode }) => courseCode === theoryCode)) continue;
    const batch = isWritten(theory)
      ? facts.practiceBatches.find(({ applyEnd }) => applyEnd.slice(0, 10) >= scoreDayOf(theory))
      : facts.practiceBatches[0];
    if (batch === undefined) return null;
    resultDays.push(batch.resultDay);
  }
  const batch = facts.thesisBatches.find(({ topicEnd, defenceDay }) =>
    [...scoreDays, ...resultDays].every(
      (day) => day <= (facts.thesis?.stage === 'TOPIC' ? topicEnd : defenceDay),
    ),
  );
  return batch?.graduateMonth ?? null;
}

/** The first month of a degree whose application ends in a later month than that of graduation. */
function degreeAfter({ degreeBatches }: PlannerFacts, graduateMonth: string): string | null {
  const [year = 0, month = 0] = graduateMonth.split('-').map(Number);
  const open = degreeBatches.filter(
    ({ applyEnd }) => new Date(applyEnd).getTime() >= Date.UTC(year, month, 1),
  );
  return open.map(({ grantMonth }) => grantMonth).sort()[0] ?? null;
}

const isBetter = (a: Best, b: Best | null): boolean =>
  b === null ||
  a.graduateMonth < b.graduateMonth ||
  (a.graduateMonth === b.graduateMonth &&
    (a.credits < b.credits || (a.credits === b.credits && a.lastPeriod < b.lastPeriod)));

/** Tries every course in every place. Slow, and for nothing but to be compared with. */
export function bruteForce(facts: PlannerFacts, wishes: PlannerWishes): Best | null {
  let best: Best | null = null;
  const taken = new Map<string, Attempt>();
  function attempt(index: number): void {
    const course = facts.written[index];
    if (course === undefined) {
      const graduateMonth = monthOf(facts, wishes, taken);
      const places = facts.written.map(({ courseCode }) => taken.get(courseCode));
      const credits = facts.written.reduce(
        (sum, { credit }, at) => sum + (isWritten(places[at]) ? credit : 0),
        0,
      );
      const lastPeriod = Math.max(-1, ...places.filter(isWritten).map(({ period }) => period));
      if (graduateMonth === null) return;
      const found = { graduateMonth, degreeMonth: degreeAfter(facts, graduateMonth), credits, lastPeriod };
      if (isBetter(found, best)) best = found;
      return;
    }
    if (course.electiveGroup !== '') attempt(index + 1);
    for (const place of [...course.offers, 'exempt' as const]) {
      if (place === 'exempt' && !(course.exemptable && wishes.exempt.includes(course.courseCode))) continue;
      if (isWritten(place) && isTaken(place)) continue;
      taken.set(course.courseCode, place);
      attempt(index + 1);
      taken.delete(course.courseCode);
    }
  }
  const isTaken = (place: Offer) =>
    [...taken.values()].some(
      (other) => isWritten(other) && other.period === place.period && other.sessionCode === place.sessionCode,
    );
  attempt(0);
  return best;
}
