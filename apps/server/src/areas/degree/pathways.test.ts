import { describe, expect, it } from 'vitest';
import { type PathwayFacts, pathwaysOf } from './pathways.ts';

/** 吴佳怡 on 21 November 2026 as drawn: diplomas in December, degrees each April and October, English in March. */
const wu: PathwayFacts = {
  months: 6,
  thisBatch: { term: '2026年下半年', certificateMonth: '2026-12' },
  laterMonths: ['2026-12', '2027-06', '2027-12'],
  degrees: [
    { month: '2026-12', end: '2026-12-31' },
    { month: '2027-04', end: null },
    { month: '2027-10', end: null },
  ],
  english: [{ month: '2027-03', scoreDay: '2027-06-04' }],
  isReady: false,
};

const eventsOf = (facts: PathwayFacts) =>
  pathwaysOf(facts).map(({ events }) =>
    events.map(({ code, at, isOnly }) => `${at} ${code}${isOnly ? ' only' : ''}`),
  );

describe('the ways to the degree in time', () => {
  it('by this batch one degree batch is left, too early for the next English; by the next there is time', () => {
    expect(pathwaysOf(wu).map(({ term, isThisBatch }) => [term, isThisBatch])).toEqual([
      ['2026年下半年', true],
      ['2027年上半年', false],
    ]);
    expect(eventsOf(wu)).toEqual([
      ['2026-12 CERTIFICATE', '2027-04 DEGREE_BATCH only', '2027-06 DEADLINE'],
      [
        '2027-03 LANGUAGE_SIGN_UP only',
        '2027-06 CERTIFICATE',
        '2027-10 DEGREE_BATCH only',
        '2027-12 DEADLINE',
      ],
    ]);
  });

  it('a longer time limit has room for a second batch', () => {
    const [first] = eventsOf({ ...wu, months: 12 });
    expect(first).toEqual([
      '2026-12 CERTIFICATE',
      '2027-03 LANGUAGE_SIGN_UP only',
      '2027-04 DEGREE_BATCH',
      '2027-10 DEGREE_BATCH',
      '2027-12 DEADLINE',
    ]);
  });

  it('who lacks nothing but the graduation can still use the batch that is open', () => {
    const [first, second] = eventsOf({ ...wu, english: [], isReady: true });
    expect(first).toEqual([
      '2026-12 CERTIFICATE',
      '2026-12-31 DEGREE_BATCH',
      '2027-04 DEGREE_BATCH',
      '2027-06 DEADLINE',
    ]);
    expect(second).not.toContain('2026-12-31 DEGREE_BATCH');
  });

  it('an announced batch counts until its last day', () => {
    const degrees = [{ month: '2027-04', end: '2027-04-20' as const }];
    const english = (scoreDay: `${number}-${number}-${number}`) => [{ month: '2027-01', scoreDay }];
    expect(eventsOf({ ...wu, degrees, english: english('2027-04-20') })[0]).toContain(
      '2027-01 LANGUAGE_SIGN_UP only',
    );
    expect(eventsOf({ ...wu, degrees, english: english('2027-04-21') })[0]).not.toContain(
      '2027-01 LANGUAGE_SIGN_UP only',
    );
  });

  it('without a later batch there is one way, and without any degree batch only the time limit', () => {
    expect(eventsOf({ ...wu, laterMonths: ['2026-12'], degrees: [] })).toEqual([
      ['2026-12 CERTIFICATE', '2027-06 DEADLINE'],
    ]);
  });
});
