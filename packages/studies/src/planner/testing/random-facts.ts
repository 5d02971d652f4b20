import type { PlannerFacts, PlannerWishes } from '@qianwei/api/contract/academic/planner';
import { formatMomentDay } from '@qianwei/api/time/moment';
import fc from 'fast-check';

const [first, second, third, ...others] = ['00001', '00002', '00003', '00004', '00005', '00006'] as const;
const codes = [first, second, third, ...others];
const months = ['2027-01', '2027-04', '2027-10', '2028-01'];
/** The theory of a practice that is passed already, and an elective that is. */
const passed = '99999';

/** A day so many tens of days after the beginning of 2027. */
const dayAt = (tens: number) => formatMomentDay(Date.UTC(2027, 0, 1 + tens * 10));

/** One of `lengths` many numbers, in their order and all different. */
const ascending = (min: number, max: number, lengths: readonly number[]) =>
  fc
    .constantFrom(...lengths)
    .chain((length) => fc.uniqueArray(fc.integer({ min, max }), { minLength: length, maxLength: length }))
    .map((numbers) => numbers.sort((a, b) => a - b));

/** True once in so many times. */
const onceIn = (times: number) => fc.nat(times - 1).map((draw) => draw === 0);

/** Usually nothing, otherwise some of the values. */
const someOf = (values: readonly string[]) =>
  fc.tuple(onceIn(3), fc.subarray([...values], { maxLength: 2 })).map(([is, some]) => (is ? some : []));

const periods = fc
  .tuple(ascending(0, 40, [1, 2, 3, 4, 4]), fc.infiniteStream(fc.integer({ min: 1, max: 3 })))
  .map(([scored, capacities]) =>
    scored.map((tens, index) => ({
      periodId: null,
      month: months[index] ?? '',
      state: 'FORECAST' as const,
      examDates: [],
      halfDays: [],
      scoreDay: dayAt(tens),
      maxCourse: capacities.next().value,
      applyEnd: null,
    })),
  );

/** A course that is examined in most periods, or in some; sometimes it changes its half-day. */
const course = (courseCode: string, periodCount: number) =>
  fc
    .record({
      credit: fc.integer({ min: 1, max: 4 }),
      isElective: onceIn(4),
      exemptable: fc.boolean(),
      session: fc.constantFrom('A' as const, 'A' as const, 'B' as const, 'C' as const),
      changesSession: onceIn(4),
      offered: fc
        .constantFrom(0, periodCount - 1, periodCount - 1)
        .chain((minLength) => fc.subarray([...Array(periodCount).keys()], { minLength })),
      isRegistered: onceIn(8),
    })
    .map(({ credit, isElective, exemptable, session, changesSession, offered, isRegistered }) => ({
      courseCode,
      courseName: '',
      credit,
      electiveGroup: isElective ? 'x' : '',
      exemptable,
      offers: offered.map((period) => ({
        period,
        sessionCode: changesSession && period % 2 === 1 ? ('B' as const) : session,
      })),
      registered: isRegistered ? (offered[0] ?? null) : null,
      learnRate: 0,
    }));

const practices = fc
  .tuple(fc.boolean(), fc.subarray([first, third, passed], { maxLength: 2 }))
  .map(([is, theories]) =>
    (is ? theories : []).map((theoryCode) => ({
      courseCode: `1${theoryCode.slice(1)}`,
      courseName: '',
      credit: 1,
      theoryCode,
    })),
  );

const practiceBatches = fc.tuple(ascending(0, 60, [0, 1, 2, 3, 3]), fc.nat(10)).map(([ends, takes]) =>
  ends.map((end) => ({
    month: dayAt(end).slice(0, 7),
    applyStart: dayAt(end),
    applyEnd: `${dayAt(end)} 17:00:00` as const,
    resultDay: dayAt(end + takes),
    announced: false,
  })),
);

const thesisBatches = fc.tuple(ascending(10, 60, [0, 1, 2, 3, 3, 3]), fc.nat(30)).map(([ends, takes]) =>
  ends.map((end, index) => ({
    month: dayAt(end).slice(0, 7),
    topicEnd: dayAt(end),
    defenceDay: dayAt(end + takes),
    graduateMonth: `${2028 + index}-06`,
  })),
);

/** Applications for the degree around the months of graduation, and when it is granted. */
const degreeBatches = ascending(0, 40, [0, 1, 2, 3, 3]).map((ends) =>
  ends.map((quarter) => ({
    applyEnd: formatMomentDay(Date.UTC(2028, quarter, 15)),
    grantMonth: new Date(Date.UTC(2028, quarter + 2, 1)).toISOString().slice(0, 7),
  })),
);

/** Facts with at most six written courses, four periods, three half-days and three thesis batches. */
export const smallFacts: fc.Arbitrary<PlannerFacts> = fc
  .tuple(periods, fc.constantFrom(0, 1, 2, 3, 4, 4, 5, 5, 6, 6))
  .chain(([drawn, count]) =>
    fc
      .record({
        written: fc.tuple(...codes.slice(0, count).map((code) => course(code, drawn.length))),
        practices,
        practiceBatches,
        choose: fc.integer({ min: 1, max: 2 }),
        chosen: fc.constantFrom('', '', second, passed),
        thesisBatches,
        thesis: fc.constantFrom(
          ...(['TOPIC', 'TOPIC', 'TOPIC', 'PASSED'] as const).map((stage) => ({
            kind: 'PAPER' as const,
            stage,
            next: null,
          })),
        ),
        degreeBatches,
      })
      .map(({ written, choose, chosen, ...facts }) => {
        const isOption = written.some(
          ({ courseCode, electiveGroup }) => courseCode === chosen && electiveGroup === 'x',
        );
        return {
          ...facts,
          periods: drawn,
          written,
          electives: [{ group: 'x', choose, chosen: isOption || chosen === passed ? [chosen] : [] }],
        };
      }),
  );

/** Wishes that go with `smallFacts`. */
export const someWishes: fc.Arbitrary<PlannerWishes> = fc.record({
  pins: someOf(codes).chain((pinned) =>
    fc.tuple(
      ...pinned.map((courseCode) => fc.constantFrom(...months).map((month) => ({ courseCode, month }))),
    ),
  ),
  maxPerPeriod: fc.constantFrom(null, null, 1, 2),
  skip: someOf(months),
  exempt: someOf(codes),
  electives: someOf(codes),
});

/** Facts whose courses are nearly all electives, of two groups from which up to three are chosen. */
export const manyElectives: fc.Arbitrary<PlannerFacts> = smallFacts.chain((facts) =>
  fc
    .record({
      groups: fc.array(fc.constantFrom('', 'x', 'x', 'y', 'y'), { minLength: 6, maxLength: 6 }),
      chooseX: fc.integer({ min: 1, max: 3 }),
      chooseY: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ groups, chooseX, chooseY }) => ({
      ...facts,
      written: facts.written.map((each, index) => ({ ...each, electiveGroup: groups[index] ?? '' })),
      electives: [
        { group: 'x', choose: chooseX, chosen: [] },
        { group: 'y', choose: chooseY, chosen: [] },
      ],
    })),
);

/** The facts with two more groups, from each of which `choose` of `size` courses are to be taken. */
export const withGroups = (facts: PlannerFacts, choose: number, size: number): PlannerFacts => {
  const groups = ['甲', '乙'] as const;
  const sessionCodes = ['A', 'B', 'C', 'D'] as const;
  const options = groups.flatMap((group, of) =>
    Array.from({ length: size }, (_, index) => {
      const sessionCode = sessionCodes[(index + of) % sessionCodes.length] ?? 'A';
      return {
        courseCode: `2${of}${String(index).padStart(3, '0')}`,
        courseName: '',
        credit: 1 + (index % 4),
        electiveGroup: group,
        exemptable: false,
        offers: facts.periods.map((_period, period) => ({ period, sessionCode })),
        registered: null,
        learnRate: 0,
      };
    }),
  );
  return {
    ...facts,
    written: [...facts.written, ...options],
    electives: [...facts.electives, ...groups.map((group) => ({ group, choose, chosen: [] }))],
  };
};
