import { getCourseSetting, saveElective } from '@qianwei/api/contract/academic/course-setting';
import { checkExamApply, getExamPlan, submitExamApply } from '@qianwei/api/contract/academic/exam-plan';
import { getGraduationPlan } from '@qianwei/api/contract/academic/planner';
import { cancelExamApply, getExamApplyList } from '@qianwei/api/contract/academic/registration';
import { getHomeIndex } from '@qianwei/api/contract/home';
import { basketOf, noWishes, planGraduation } from '@qianwei/studies';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { electiveChoice, grade } from '../../db/schema/academic.ts';
import { examApply, examBasket, examOffering, examSeat, examSession } from '../../db/schema/registration.ts';
import { studentMajor } from '../../db/schema/student.ts';
import { basketCourses } from '../../studies/basket.ts';
import { offeringStatusOf } from '../../studies/offering-status.ts';
import { type PeriodPlan, periodPlanOf } from '../../studies/period-plan.ts';
import { requireRecord } from '../../studies/record.ts';
import { openPeriodFor } from '../../studies/registrable.ts';
import { openPeriodOf, readSchedule } from '../../studies/schedule.ts';
import { readStudies } from '../../studies/studies.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { onPostgres } from '../../testing/test-database.ts';

/** The electives of 080901, one of which is chosen. */
const electives = ['04751', '13017'];

onPostgres('where a student stands', { demo: true }, (open) => {
  let app: DemoApp;
  let token: string;
  let student: { studentId: string; studentMajorId: string };
  let periodId: string;
  let offered: string[];
  let sessions: string[];

  beforeAll(async () => {
    app = await createDemoApp(open());
    const { token: own, id: studentId } = await app.login('周子墨');
    token = own;
    const [record] = await open().db.select().from(studentMajor).where(eq(studentMajor.studentId, studentId));
    student = { studentId, studentMajorId: record!.id };
    const plan = await app.call(getExamPlan, {}, { token });
    periodId = plan.data.periodId ?? '';
    const rows = await open().db.select().from(examSession).where(eq(examSession.periodId, periodId));
    sessions = rows.map(({ id }) => id);
    await open()
      .db.insert(examOffering)
      .values(
        electives.map((courseId) => ({
          periodId,
          sessionId: sessions[0]!,
          courseId,
          textbook: '',
          fee: 0,
        })),
      )
      .onConflictDoNothing();
    offered = (await app.call(getExamPlan, {}, { token })).data.courses.map(({ courseCode }) => courseCode);
  }, 60_000);

  /** Nothing registered, ever; nothing chosen, nothing in the basket, a seat in every area. */
  beforeEach(reset);
  async function reset() {
    const { db } = open();
    const own = eq(examApply.studentId, student.studentId);
    await db.delete(examApply).where(own);
    await db.delete(examBasket).where(eq(examBasket.studentId, student.studentId));
    await db.delete(electiveChoice).where(eq(electiveChoice.studentId, student.studentId));
    await db.update(examSeat).set({ taken: 0 });
  }

  const submit = (courseCodes: string[]) =>
    app.call(submitExamApply, { periodId, courseCodes, siteArea: '9801' }, { token });
  const check = (courseCodes: string[], keep: boolean) =>
    app.call(checkExamApply, { periodId, courseCodes, siteArea: '9801', keep }, { token });
  async function withdraw(place: number) {
    const { list } = (await app.call(getExamApplyList, { periodId, pageSize: 100 }, { token })).data;
    const active = list.filter(({ cancelable }) => cancelable);
    const registration = active[place % Math.max(1, active.length)];
    if (registration !== undefined)
      await app.call(cancelExamApply, { applyId: registration.applyId }, { token });
  }
  const moveTo = (courseId: string, session: number) =>
    open()
      .db.update(examOffering)
      .set({ sessionId: sessions[session]! })
      .where(and(eq(examOffering.periodId, periodId), eq(examOffering.courseId, courseId)));
  const planner = async () => (await app.call(getGraduationPlan, {}, { token })).data.facts;
  const home = async () => (await app.call(getHomeIndex, {}, { token })).data;
  const setting = async () => (await app.call(getCourseSetting, {}, { token })).data;

  async function periodPlan() {
    const { db } = open();
    const now = app.clock.now();
    const record = await requireRecord(db, student);
    const studies = await readStudies(db, record, now);
    const schedule = await readSchedule(db, studies);
    const period = openPeriodOf(schedule, now);
    return { studies, schedule, plan: periodPlanOf(studies, schedule, period!) };
  }

  /** The most courses that the plan accepts in one submission, by trying every set. */
  function mostAccepted(plan: PeriodPlan): number {
    const courses = basketCourses(plan).filter(
      ({ course, isRegistered }) => isRegistered || offeringStatusOf(course, plan, null) === 'OPEN',
    );
    const free = courses.filter(({ isRegistered }) => !isRegistered).map(({ courseCode }) => courseCode);
    const accepted = [...Array(2 ** free.length).keys()].flatMap((bits) => {
      const codes = free.filter((_, index) => bits & (1 << index));
      const { clashes, tooMany } = basketOf(courses, codes, { maxCourse: plan.period.maxCourse });
      const chosen = codes.filter((code) => electives.includes(code));
      return clashes.length === 0 && tooMany === 0 && chosen.length < 2 ? [codes.length] : [];
    });
    return Math.max(...accepted);
  }

  it('an elective that was registered and withdrawn before the deadline is open again in plan, setting and planner alike', async () => {
    expect((await submit(['13017'])).errorCode).toBe(0);
    await withdraw(0);
    const { courses } = (await app.call(getExamPlan, { periodId }, { token })).data;
    expect(courses.find(({ courseCode }) => courseCode === '04751')).toMatchObject({ myStatus: 'OPEN' });
    expect((await setting()).electives).toMatchObject([{ chosen: [], locked: null }]);
    const facts = await planner();
    expect(facts.electives).toMatchObject([{ chosen: [] }]);
    expect(planGraduation(facts, noWishes).feasible).toBe(true);
  });

  it('an elective that is passed and was never confirmed leaves nothing of its group to be registered', async () => {
    const before = await periodPlan();
    await open()
      .db.insert(grade)
      .values({
        ...student,
        courseId: '13017',
        gradeType: 'EXAM',
        finalScore: 70,
        result: 'PASS',
        publishTime: new Date(app.clock.now().getTime() - 1000),
      });
    const rest = offered.filter((code) => !electives.includes(code));
    // The electives have a half-day of their own.
    for (const code of rest) await moveTo(code, 1);
    for (const code of electives) await moveTo(code, 0);
    const { plan, studies, schedule } = await periodPlan();
    expect(openPeriodFor(studies, schedule)?.canRegister).toBe(mostAccepted(plan));
    expect((await home()).nextStep?.desc ?? '').not.toContain('能报 2 门');
    await open()
      .db.delete(grade)
      .where(and(eq(grade.studentId, student.studentId), eq(grade.courseId, '13017')));
    for (const { offering } of before.plan.offered)
      await moveTo(offering.courseId, sessions.indexOf(offering.sessionId));
  });

  const deed = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('REGISTER'),
        places: fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 3 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('BASKET'),
        places: fc.uniqueArray(fc.nat(7), { maxLength: 4 }),
      }),
    },
    fc.record({ kind: fc.constant('WITHDRAW'), places: fc.tuple(fc.nat(3)) }),
    fc.record({ kind: fc.constant('CONFIRM'), places: fc.tuple(fc.nat(1)) }),
    fc.record({ kind: fc.constant('FILL'), places: fc.tuple(fc.nat(7)) }),
  );

  async function act({ kind, places }: { kind: string; places: number[] }) {
    const codes = places.map((place) => offered[place % offered.length]!);
    if (kind === 'REGISTER') await submit(codes);
    if (kind === 'BASKET') await check(codes, true);
    if (kind === 'WITHDRAW') await withdraw(places[0]!);
    if (kind === 'CONFIRM')
      await app.call(saveElective, { group: '二选一', courseCode: electives[places[0]!]! }, { token });
    if (kind === 'FILL') {
      const { plan } = await periodPlan();
      const { offering } = plan.offered[places[0]! % plan.offered.length]!;
      await open()
        .db.update(examSeat)
        .set({ taken: examSeat.quota })
        .where(eq(examSeat.offeringId, offering.id));
    }
  }

  it('is one truth after whatever was registered, withdrawn, chosen and put into the basket', async () => {
    await fc.assert(
      fc
        .asyncProperty(fc.array(deed, { minLength: 1, maxLength: 5 }), async (deeds) => {
          for (const each of deeds) await act(each);
          const { studies, schedule, plan } = await periodPlan();
          // The planner puts nothing into the open period that the plan refuses.
          const facts = await planner();
          const index = facts.periods.findIndex(({ state }) => state === 'OPEN');
          const best = planGraduation(facts, noWishes);
          const registered = plan.registrations.map(({ course }) => course.courseCode);
          expect(
            facts.written
              .flatMap((course) => (course.registered === index ? [course.courseCode] : []))
              .sort(),
          ).toEqual(registered.toSorted());
          const wanted = best.feasible
            ? best.places.flatMap(({ courseCode, period }) =>
                period === index && !registered.includes(courseCode) ? [courseCode] : [],
              )
            : [];
          // Which area has a seat is for the student to choose; that one has is known.
          const courses = basketCourses(plan);
          const statuses = wanted.map((code) => {
            const found = courses.find(({ courseCode }) => courseCode === code);
            return found && offeringStatusOf(found.course, plan, null);
          });
          expect(statuses).toEqual(wanted.map(() => 'OPEN'));
          const { maxCourse } = plan.period;
          expect(basketOf(courses, wanted, { maxCourse })).toMatchObject({ clashes: [], tooMany: 0 });
          // Home counts what the plan accepts, and the credits of every page are the same.
          expect(openPeriodFor(studies, schedule)?.canRegister).toBe(mostAccepted(plan));
          const [{ progress }, { credits, groups }] = [await home(), await setting()];
          expect(progress?.credits).toEqual(credits);
          const { min, done, registered: held, basket, rest } = credits;
          expect(rest).toBe(Math.max(0, min - done - held - basket));
          const states = new Map(
            groups.flatMap(({ courses }) =>
              courses.map(({ courseCode, creditState }) => [courseCode, creditState]),
            ),
          );
          for (const { courseCode, state } of progress?.slips ?? [])
            expect(states.get(courseCode)).toBe(state);
        })
        .beforeEach(reset),
      { numRuns: 20 },
    );
  }, 120_000);
});
