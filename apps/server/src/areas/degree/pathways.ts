import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import { monthNumber, monthOfNumber } from '@qianwei/api/contract/graduation/month-span';
import { type Day, monthOf } from '@qianwei/api/time/moment';
import { halfYearWords } from '@qianwei/api/time/words';

type Pathway = DegreeApply['pathways'][number];
type Event = Pathway['events'][number];

/** A batch of degrees by its days; a usual one that nobody has announced has only the month of its end. */
interface DegreeWindow {
  /** `yyyy-MM`, in which it ends. */
  readonly month: string;
  /** The last day of an announced one. */
  readonly end: Day | null;
}

/** A sign-up for the degree's foreign language, announced or usual. */
export interface EnglishWindow {
  /** `yyyy-MM` in which it begins. */
  readonly month: string;
  readonly scoreDay: Day;
}

/** Facts by which the ways to the degree are laid out in time. */
export interface PathwayFacts {
  /** Months after the diploma in which can be applied. */
  readonly months: number;
  /** The batch in which the student would graduate now, with the month of its diplomas. */
  readonly thisBatch: { readonly term: string; readonly certificateMonth: string };
  /** The months in which diplomas of later batches are usually issued, in their order. */
  readonly laterMonths: readonly string[];
  /** The batches that are open or to come, in their order. */
  readonly degrees: readonly DegreeWindow[];
  /** In their order; none for who has proven the language. */
  readonly english: readonly EnglishWindow[];
  /** Everything but the graduation is met: the batch that is open now will do, once the graduation is approved. */
  readonly isReady: boolean;
}

/** Such as 2027年上半年, of a month. */
const termOf = (month: string): string => halfYearWords(`${month}-01` as Day);

/** The month of an event, of which only the month may be known. */
const monthIn = (at: string): string => at.slice(0, 7);

/** The month a number of months later. */
const monthsAfter = (month: string, months: number): string => monthOfNumber(monthNumber(month) + months);

/** Batches in which a student can apply whose diploma is of this month: those that end in a later month, within the time limit. */
function reachable(
  { degrees, months, isReady }: PathwayFacts,
  certificateMonth: string,
  isThisBatch: boolean,
) {
  const limit = monthsAfter(certificateMonth, months);
  return degrees.filter(
    ({ month }, index) =>
      (month > certificateMonth && month <= limit) || (index === 0 && isThisBatch && isReady),
  );
}

/** The sign-ups whose results come before the last of these batches ends. */
const inTime = (english: readonly EnglishWindow[], batches: readonly DegreeWindow[]): EnglishWindow[] => {
  const last = batches.at(-1);
  if (last === undefined) return [];
  return english.filter(({ scoreDay }) =>
    last.end === null ? monthOf(scoreDay) <= last.month : scoreDay <= last.end,
  );
};

function pathwayOf(facts: PathwayFacts, certificateMonth: string, isThisBatch: boolean): Pathway {
  const batches = reachable(facts, certificateMonth, isThisBatch);
  const signUps = inTime(facts.english, batches);
  const [signUp] = signUps;
  const events: Event[] = [
    ...(signUp === undefined
      ? []
      : [{ code: 'LANGUAGE_SIGN_UP' as const, at: signUp.month, isOnly: signUps.length === 1 }]),
    { code: 'CERTIFICATE', at: certificateMonth, isOnly: false },
    ...batches.map(({ month, end }) => ({
      code: 'DEGREE_BATCH' as const,
      at: end ?? month,
      isOnly: batches.length === 1,
    })),
    { code: 'DEADLINE', at: monthsAfter(certificateMonth, facts.months), isOnly: false },
  ];
  return {
    term: isThisBatch ? facts.thisBatch.term : termOf(certificateMonth),
    isThisBatch,
    events: events.toSorted((a, b) => monthIn(a.at).localeCompare(monthIn(b.at))),
  };
}

/** Ways to the degree in time: by graduating in this batch, and in the next. */
export function pathwaysOf(facts: PathwayFacts): Pathway[] {
  const { certificateMonth } = facts.thisBatch;
  const later = facts.laterMonths.find((month) => month > certificateMonth);
  return [
    pathwayOf(facts, certificateMonth, true),
    ...(later === undefined ? [] : [pathwayOf(facts, later, false)]),
  ];
}
