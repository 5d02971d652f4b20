import { describe, expect, it } from 'vitest';
import { compareWishes, noWishes, relaxations } from './alternatives.ts';
import { moveOptions } from './moves.ts';
import { fewestInOpening, planWithOpening } from './opening.ts';
import { outcomeOf } from './outcome.ts';
import { planGraduation } from './plan.ts';
import { computerScience, passedByZhou } from './testing/computer-science.ts';

const facts = computerScience(passedByZhou);
const earliest = planGraduation(facts, noWishes);
const places = earliest.feasible ? earliest.places : [];

describe('周子墨', () => {
  it('graduates in 2028-06 at the earliest: exams end in 2027-10, the topic is chosen in November, the degree comes in December', () => {
    expect(earliest).toMatchObject({
      feasible: true,
      lastPeriod: 2,
      thesisBatch: 2,
      graduateMonth: '2028-06',
      degreeMonth: '2028-12',
    });
    expect(
      places.map(
        ({ courseCode, period, sessionCode }) =>
          `${courseCode} ${sessionCode} ${facts.periods[period]!.month}`,
      ),
    ).toEqual([
      '13003 A 2027-01',
      '04735 A 2027-04',
      '15040 A 2027-10',
      '02324 B 2027-01',
      '13180 B 2027-04',
      '00023 B 2027-10',
      '13015 C 2027-10',
      '00898 C 2027-04',
      '04747 D 2027-04',
      '04751 D 2027-10',
    ]);
  });

  it('signs up for each practice in the first batch after the score of its theory', () => {
    const batches = earliest.feasible
      ? earliest.practices.map(({ courseCode, batch }) => [courseCode, facts.practiceBatches[batch]?.month])
      : [];
    expect(Object.fromEntries(batches)).toEqual({
      '13014': '2026-11',
      '02334': '2026-11',
      '13004': '2027-05',
      '04736': '2027-05',
      '04748': '2027-05',
      '00899': '2027-05',
    });
  });

  it('cannot graduate earlier for the courses of each half-day, six that January lacks, practices after it, and the thesis', () => {
    const graduateMonth = '2028-06';
    const session = (sessionCode: string, courseCodes: readonly string[]) => ({
      kind: 'SESSION',
      sessionCodes: [sessionCode],
      courseCodes,
      periodsNeeded: courseCodes.length,
      periodsFree: 1,
      graduateMonth,
    });
    const practice = (courseCode: string, theoryCode: string) => ({
      kind: 'PRACTICE',
      courseCode,
      theoryCode,
      courseCodes: [theoryCode],
      month: '2027-05',
      graduateMonth,
    });
    expect(earliest.limits).toEqual([
      session('B', ['02324', '13180', '00023']),
      session('A', ['13003', '04735', '15040']),
      session('C', ['13015', '00898']),
      session('D', ['04747', '04751']),
      {
        kind: 'OFFER',
        courseCodes: ['15040', '00023', '13015', '00898', '04747', '04751'],
        firstMonth: '2027-04',
        graduateMonth,
      },
      practice('13004', '13003'),
      practice('04736', '04735'),
      { kind: 'THESIS', month: '2027-11', graduateMonth },
    ]);
  });

  it('may be exempt from 00023 and gains nothing', () => {
    expect(relaxations(facts, noWishes, earliest)).toMatchObject([
      { kind: 'EXEMPT', subject: '00023', delay: 0, graduateMonth: '2028-06' },
    ]);
  });

  it('graduates in 2029-06 with three courses in a period at most, or with nothing in January', () => {
    expect(compareWishes(facts).map(({ kind, plan }) => [kind, plan.feasible && plan.graduateMonth])).toEqual(
      [
        ['EARLIEST', '2028-06'],
        ['THREE_A_PERIOD', '2029-06'],
        ['SKIP_OPEN', '2029-06'],
        ['EXEMPT', '2028-06'],
      ],
    );
  });

  const withCourse = (code: string, change: Partial<(typeof facts.written)[number]>) => ({
    ...facts,
    written: facts.written.map((course) => (course.courseCode === code ? { ...course, ...change } : course)),
  });
  const kindsOf = (changed: typeof facts) => compareWishes(changed).map(({ kind }) => kind);

  it('is not offered to leave January empty when the plan adds nothing there to what is registered', () => {
    const registered = { ...withCourse('13003', { registered: 0 }) };
    expect(kindsOf(registered)).toContain('SKIP_OPEN');
    const both = registered.written.map((course) =>
      course.courseCode === '02324' ? { ...course, registered: 0 } : course,
    );
    expect(kindsOf({ ...registered, written: both })).not.toContain('SKIP_OPEN');
  });

  it('is offered the exemption that brings graduation nearer, before a larger course that does not', () => {
    const loaded = { ...facts, periods: facts.periods.map((period) => ({ ...period, maxCourse: 3 })) };
    const written = loaded.written.map((course) => ({
      ...course,
      exemptable: course.courseCode === '00023' || course.courseCode === '15040',
    }));
    const [earliest] = compareWishes({ ...loaded, written });
    const months = ['00023', '15040'].map(
      (code) =>
        outcomeOf({ ...loaded, written }, { ...noWishes, exempt: [code] }, earliest!.plan).graduateMonth,
    );
    const exempt = compareWishes({ ...loaded, written }).find(({ kind }) => kind === 'EXEMPT');
    expect(exempt?.plan).toMatchObject({ graduateMonth: months.toSorted()[0] });
  });

  it('is not told to be exempt from what is registered, or learned by half', () => {
    const subjects = (changed: typeof facts) =>
      relaxations(changed, noWishes, planGraduation(changed, noWishes)).map(({ subject }) => subject);
    expect(subjects(facts)).toEqual(['00023']);
    expect(subjects(withCourse('00023', { learnRate: 50 }))).toEqual([]);
    expect(subjects(withCourse('00023', { registered: 2 }))).toEqual([]);
    expect(kindsOf(withCourse('00023', { learnRate: 86 }))).not.toContain('EXEMPT');
  });

  it('reads how few courses January needs, and what the plan is with so many', () => {
    if (!earliest.feasible) throw new Error('周子墨 can graduate');
    expect(fewestInOpening(facts, noWishes, earliest)).toBe(2);
    const three = { ...noWishes, maxPerPeriod: 3 };
    const slow = planGraduation(facts, three);
    expect(slow.feasible && fewestInOpening(facts, three, slow)).toBe(0);
    const light = planWithOpening(facts, noWishes, earliest, 1);
    expect(light).toMatchObject({ feasible: true, graduateMonth: '2028-12' });
    expect(light.feasible && light.places.filter(({ period }) => period === 0)).toHaveLength(1);
  });

  it('reads which wish costs the year, and what is won without it', () => {
    const three = { ...noWishes, maxPerPeriod: 3 };
    const plan = planGraduation(facts, three);
    expect(plan.limits[0]).toMatchObject({
      kind: 'PERIOD_CAP',
      isWished: true,
      months: ['2027-04', '2027-10'],
      fitting: 7,
    });
    expect(relaxations(facts, three, plan)[0]).toMatchObject({ kind: 'PERIOD_CAP', delay: -12 });
    const skip = { ...noWishes, skip: ['2027-01'] };
    const later = planGraduation(facts, skip);
    expect(later.limits.map(({ kind }) => kind)).toEqual([
      'SKIP',
      'SESSION',
      'PRACTICE',
      'PRACTICE',
      'THESIS',
    ]);
    expect(relaxations(facts, skip, later)[0]).toMatchObject({
      kind: 'SKIP',
      subject: '2027-01',
      delay: -12,
    });
  });

  it('can take 02324 in October and loses nothing, because 13180 and 00023 go earlier; in January 2028 it costs 6 months', () => {
    // The drawn page has 02324 change places with 00023, which January does not offer, and loses 6 months by that.
    const options = moveOptions(facts, noWishes, earliest, '02324');
    expect(options.slice(0, 4).map(({ isCurrent, delay, shifts }) => ({ isCurrent, delay, shifts }))).toEqual(
      [
        { isCurrent: true, delay: 0, shifts: [] },
        { isCurrent: false, delay: 0, shifts: [{ courseCode: '13180', from: 1, to: 0 }] },
        {
          isCurrent: false,
          delay: 0,
          shifts: [
            { courseCode: '13180', from: 1, to: 0 },
            { courseCode: '00023', from: 2, to: 1 },
          ],
        },
        { isCurrent: false, delay: 6, shifts: [] },
      ],
    );
    const later = planGraduation(facts, options[3]!.wishes, places);
    expect(later.limits[0]).toMatchObject({ kind: 'PIN', fixed: ['02324'] });
  });

  it('takes 00898 in April, because its practice must be passed before the topic is chosen; October costs 6 months', () => {
    const option = moveOptions(facts, noWishes, earliest, '00898').find(({ period }) => period === 2);
    expect(option).toMatchObject({
      delay: 6,
      shifts: expect.arrayContaining([{ courseCode: '13015', from: 2, to: 1 }]),
    });
    const later = planGraduation(facts, option!.wishes, places);
    expect(later.limits).toContainEqual(
      expect.objectContaining({
        kind: 'PRACTICE',
        courseCode: '00899',
        theoryCode: '00898',
        month: '2027-11',
      }),
    );
  });

  it('keeps what is registered and pinned, and the other elective when it is wished', () => {
    const registered = {
      ...facts,
      written: facts.written.map((course) =>
        course.courseCode === '13180' ? { ...course, registered: 0 } : course,
      ),
    };
    const plan = planGraduation(registered, {
      ...noWishes,
      skip: ['2027-01'],
      electives: ['13017'],
      pins: [{ courseCode: '04735', month: '2027-10' }],
    });
    const periodOf = (code: string) =>
      plan.feasible && plan.places.find(({ courseCode }) => courseCode === code)?.period;
    expect(['13180', '04735', '04751'].map(periodOf)).toEqual([0, 2, undefined]);
    expect(periodOf('13017')).toBeGreaterThan(0);
  });

  it('cannot graduate at all when a course is never examined again, and reads which', () => {
    const written = facts.written.map((course) =>
      course.courseCode === '04747' ? { ...course, offers: [] } : course,
    );
    expect(planGraduation({ ...facts, written }, noWishes)).toEqual({
      feasible: false,
      limits: [{ kind: 'OFFER', courseCodes: ['04747'], firstMonth: null, graduateMonth: null }],
    });
  });

  it('graduates with the first batch whose defence follows the last result when the thesis is passed', () => {
    expect(
      planGraduation(
        { ...facts, thesis: { kind: 'DESIGN', stage: 'PASSED', next: null }, written: [], practices: [] },
        noWishes,
      ),
    ).toMatchObject({ thesisBatch: null, lastPeriod: null, graduateMonth: '2027-06', limits: [] });
    expect(planGraduation({ ...facts, thesisBatches: [] }, noWishes)).toEqual({
      feasible: false,
      limits: [{ kind: 'THESIS', month: null, graduateMonth: null }],
    });
  });
});
