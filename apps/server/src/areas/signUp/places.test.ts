import { errorCode } from '@qianwei/api/contract/envelope';
import { getSignUpConfigNLog } from '@qianwei/api/contract/sign-up/config';
import { refreshSignUpNLog } from '@qianwei/api/contract/sign-up/open';
import { againMinutes } from '@qianwei/api/contract/sign-up/sign-up';
import { cancelSignUpNLog, submitSignUpNLog } from '@qianwei/api/contract/sign-up/submit';
import { and, count, eq, inArray, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guestProof, signUp, signUpCourse, signUpItem, signUpSite } from '../../db/schema/sign-up.ts';
import type { CallContext } from '../../http/implement.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import {
  type Candidate,
  enrolCandidates,
  signedUpAmong,
  wishForLastPlace,
} from '../../testing/last-place.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { type StaffDesk, staffDesk } from '../../testing/staff-desk.ts';
import { eachDatabase } from '../../testing/test-database.ts';
import { movePlaces } from './places.ts';
import { releaseUnpaidSignUps } from './release-unpaid.ts';
import { signUpCommands } from './sign-up.commands.ts';
import { submitSignUp } from './submit.workflow.ts';

eachDatabase('the places of sign-ups', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  let people: Candidate[];
  let wish: Awaited<ReturnType<typeof wishForLastPlace>>;
  beforeAll(async () => {
    app = await createDemoApp(open(), { PORTAL_TEST_NO_LIMITS: '1' });
    desk = staffDesk(app, signUpCommands);
    people = await enrolCandidates(app.deps, 100);
    wish = await wishForLastPlace(app.deps);
  }, 60_000);
  afterAll(() => desk.leave());

  /** Payment that ran out so long ago that the sign-up may be made again. */
  const longOverdue = () => new Date(app.clock.now().getTime() - againMinutes * 60_000);

  /** Counters that say otherwise than the living sign-ups. */
  async function wrongCounters(): Promise<unknown[]> {
    const { db } = open();
    const isLive = ne(signUp.status, 'CANCELLED');
    const ofItem = and(eq(signUpItem.signUpId, signUp.id), isLive);
    const courses = await db.select().from(signUpCourse);
    const sites = await db.select().from(signUpSite);
    const held = await db
      .select({ batchId: signUp.batchId, id: signUpItem.courseId, held: count() })
      .from(signUp)
      .innerJoin(signUpItem, ofItem)
      .groupBy(signUp.batchId, signUpItem.courseId);
    const chosen = await db
      .select({ batchId: signUp.batchId, id: signUp.siteId, held: count() })
      .from(signUp)
      .where(isLive)
      .groupBy(signUp.batchId, signUp.siteId);
    const counted = [
      ...courses.map(({ batchId, courseId, taken }) => ({ batchId, id: courseId, taken, among: held })),
      ...sites.map(({ batchId, id, taken }) => ({ batchId, id, taken, among: chosen })),
    ];
    return counted.filter(
      ({ batchId, id, taken, among }) =>
        taken !== (among.find((row) => row.batchId === batchId && row.id === id)?.held ?? 0),
    );
  }

  it('100 at once for the last place of 13004: one gets it, the others read that it is full', async () => {
    const answers = await Promise.all(people.map((person) => app.call(submitSignUpNLog, wish(person))));
    const codes = answers.map((answer) => answer.errorCode);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    const full = answers.filter((answer) => answer.errorCode === errorCode.taken);
    expect(full).toHaveLength(99);
    expect(full[0]?.data).toMatchObject({ courseCode: '13004' });
    expect(await signedUpAmong(app.deps, people)).toEqual([people[codes.indexOf(0)]?.studentId]);
    expect(await wrongCounters()).toEqual([]);
  }, 120_000);

  it('ten tabs of one person with one ticket: one sign-up, each place taken once', async () => {
    const [winner] = await signedUpAmong(app.deps, people);
    const person = people.find(({ studentId }) => studentId !== winner)!;
    const payload = { ...wish(person), courseCodes: ['13014'] };
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.call(submitSignUpNLog, payload)));
    expect(answers.filter((answer) => answer.errorCode === 0).length).toBeGreaterThan(0);
    expect(new Set(answers.flatMap(({ data }) => data?.signUpId ?? [])).size).toBe(1);
    expect(await open().db.$count(signUp, eq(signUp.studentId, person.studentId))).toBe(1);
    expect(await wrongCounters()).toEqual([]);
  }, 60_000);

  it('after any sequence of submissions, changes, payments, decisions and cancellations the counters are those who hold a place', async () => {
    const few = people.slice(0, 4);
    const random = seededRandom(20_270_311);
    const pick = <Value>(values: readonly Value[]) => values[random.below(values.length)] as Value;
    const sites = (await app.call(getSignUpConfigNLog, { type: 'PRACTICE' })).data.batch!.siteList;
    const quietly = (work: Promise<unknown>) => work.catch(() => undefined);
    for (let step = 0; step < 60; step += 1) {
      const person = pick(few);
      const [own] = await open().db.select().from(signUp).where(eq(signUp.studentId, person.studentId));
      const number = own?.signUpNo ?? '';
      const courseCodes = ['13014', '02334', '13004'].filter(() => random.fraction() < 0.5);
      const submission = {
        ...wish(person),
        courseCodes,
        fee: 6_000 * courseCodes.length,
        siteId: pick(sites).siteId,
      };
      const ofTicket = { type: 'PRACTICE', guestTicket: person.guestTicket, signUpId: own?.id ?? 'none' };
      await pick<() => Promise<unknown>>([
        () => app.call(submitSignUpNLog, submission),
        () => app.call(submitSignUpNLog, submission),
        () => app.call(cancelSignUpNLog, ofTicket),
        () =>
          quietly(
            desk.ops('sign-ups:pay', number, '--amount', String(((own?.fee ?? 0) - (own?.paid ?? 0)) / 100)),
          ),
        () => quietly(desk.ops('sign-ups:refund', number)),
        () => quietly(desk.ops('sign-ups:decide', own?.receiptNo ?? '', '--return', '--item', '照片=不清楚')),
        () => quietly(desk.ops('sign-ups:decide', own?.receiptNo ?? '', '--approve')),
        async () => {
          await open()
            .db.update(signUp)
            .set({ payDeadline: longOverdue() })
            .where(and(eq(signUp.studentId, person.studentId), eq(signUp.status, 'UNPAID')));
          await releaseUnpaidSignUps(app.deps);
        },
      ])();
      expect(await wrongCounters(), `step ${step}`).toEqual([]);
    }
    const states = await open()
      .db.selectDistinct({ status: signUp.status })
      .from(signUp)
      .where(
        inArray(
          signUp.studentId,
          few.map(({ studentId }) => studentId),
        ),
      );
    expect(states.length).toBeGreaterThan(1);
  }, 120_000);

  it('two who swap their sites never wait for each other for ever', async () => {
    const { db } = open();
    const [from, to] = await db
      .select()
      .from(signUpSite)
      .where(eq(signUpSite.batchId, wish(people[0]!).batchId as string));
    const keyOf = ({ batchId, id }: typeof signUpSite.$inferSelect) => ({ of: 'SITE' as const, batchId, id });
    const move = (held: typeof signUpSite.$inferSelect, wanted: typeof signUpSite.$inferSelect) =>
      db.transaction((tx) => movePlaces(tx, { held: [keyOf(held)], wanted: [keyOf(wanted)] }));
    // One place of each is held, so that none is given back that nobody has.
    for (const site of [from!, to!])
      await db.transaction((tx) => movePlaces(tx, { held: [], wanted: [keyOf(site)] }));
    for (let round = 0; round < 15; round += 1)
      expect(await Promise.all([move(from!, to!), move(to!, from!)])).toEqual([null, null]);
    for (const site of [from!, to!])
      await db.transaction((tx) => movePlaces(tx, { held: [keyOf(site)], wanted: [] }));
    expect(await wrongCounters()).toEqual([]);
  }, 60_000);

  it('submissions that end an overdue sign-up and choose otherwise never wait for each other for ever', async () => {
    const { db } = open();
    const crowd = people.slice(60, 76);
    const [from, to] = (await app.call(getSignUpConfigNLog, { type: 'PRACTICE' })).data.batch!.siteList;
    const choices = [
      { courseCodes: ['13014'], siteId: from!.siteId },
      { courseCodes: ['02334'], siteId: to!.siteId },
    ];
    const ofCrowd = inArray(
      signUp.studentId,
      crowd.map(({ studentId }) => studentId),
    );
    // Without the pipeline, which repeats what the database has ended.
    const context = { ...app.deps, session: null, limitsLifted: true } as unknown as CallContext;
    const submitAll = (round: number) =>
      Promise.all(
        crowd.map((person, index) => {
          const payload = { ...wish(person), ...choices[(round + index) % 2] };
          return submitSignUp(context, v.parse(submitSignUpNLog.payload, payload));
        }),
      );
    await submitAll(0);
    for (let round = 1; round <= 3; round += 1) {
      await db.update(signUp).set({ payDeadline: longOverdue(), holdEnd: null }).where(ofCrowd);
      expect((await submitAll(round)).map(({ status }) => status)).toEqual(crowd.map(() => 'UNPAID'));
    }
    expect(await wrongCounters()).toEqual([]);
    await db.update(signUp).set({ payDeadline: app.clock.now() }).where(ofCrowd);
    expect(await releaseUnpaidSignUps(app.deps)).toBe(crowd.length);
  }, 120_000);

  it('who has let the last place of a course go by not paying may take it again', async () => {
    const { db } = open();
    const person = people[90]!;
    const wished = wish(person);
    const payload = { ...wished, courseCodes: ['13014'] };
    const { data } = await app.call(submitSignUpNLog, payload);
    const batchId = wished.batchId as string;
    const ofCourse = and(eq(signUpCourse.batchId, batchId), eq(signUpCourse.courseId, '13014'));
    const [{ quota, taken } = { quota: 0, taken: 0 }] = await db.select().from(signUpCourse).where(ofCourse);
    await db.update(signUpCourse).set({ quota: taken }).where(ofCourse);
    await db.update(signUp).set({ payDeadline: longOverdue() }).where(eq(signUp.id, data.signUpId));
    const of = { type: 'PRACTICE', batchId, guestTicket: person.guestTicket };
    const { courses } = (await app.call(refreshSignUpNLog, of)).data;
    expect(courses.find(({ courseCode }) => courseCode === '13014')?.obstacle).toBeNull();
    expect((await app.call(submitSignUpNLog, payload)).data).toMatchObject({ status: 'UNPAID' });
    expect(await wrongCounters()).toEqual([]);
    await app.call(cancelSignUpNLog, { ...of, signUpId: data.signUpId });
    await db.update(signUpCourse).set({ quota }).where(ofCourse);
  });

  it('unpaid after an hour it is cancelled by the server, and its places go back', async () => {
    const person = people[50]!;
    const payload = { ...wish(person), courseCodes: ['13014'] };
    const { data } = await app.call(submitSignUpNLog, payload);
    app.wait(19 * 60_000);
    // A place is not lost with the proof that ends after twenty minutes.
    expect(await releaseUnpaidSignUps(app.deps)).toBe(0);
    app.wait(41 * 60_000);
    expect(await releaseUnpaidSignUps(app.deps)).toBeGreaterThan(0);
    const [row] = await open().db.select().from(signUp).where(eq(signUp.id, data.signUpId));
    expect(row).toMatchObject({ status: 'CANCELLED', payDeadline: null });
    await expect(desk.ops('sign-ups:pay', row!.signUpNo, '--amount', '60')).rejects.toThrow('不在待缴费状态');
    expect(await wrongCounters()).toEqual([]);
    const of = { type: 'PRACTICE', batchId: row!.batchId, guestTicket: person.guestTicket };
    expect((await app.call(refreshSignUpNLog, of)).errorCode).toBe(errorCode.smsCodeWrong);
  });

  it('an overdue payment ends the sign-up by the clock, before the server’s round has come', async () => {
    const person = people[51]!;
    const { studentId, guestTicket } = person;
    const payload = { ...wish(person), courseCodes: ['13014'] };
    // The proof is renewed, as by another code.
    const renew = () =>
      open()
        .db.update(guestProof)
        .set({ expiresAt: new Date(app.clock.now().getTime() + 60_000) })
        .where(eq(guestProof.studentId, studentId));
    await renew();
    const { data } = await app.call(submitSignUpNLog, payload);
    const read = async () => {
      const [row] = await open().db.select().from(signUp).where(eq(signUp.id, data.signUpId));
      return row!;
    };
    app.wait(60 * 60_000);
    await renew();
    const of = { type: 'PRACTICE', guestTicket };
    const shown = await app.call(refreshSignUpNLog, { ...of, batchId: (await read()).batchId });
    expect(shown.data.record).toMatchObject({ status: 'CANCELLED', payDeadline: null, cancellable: false });
    await expect(desk.ops('sign-ups:pay', data.signUpNo, '--amount', '60')).rejects.toThrow('已过缴费时限');
    expect((await app.call(cancelSignUpNLog, { ...of, signUpId: data.signUpId })).errorCode).toBe(
      errorCode.stateForbids,
    );
    // Its places are for others meanwhile, in which a student cannot take them again.
    expect(shown.data.obstacle).toMatchObject({
      reason: expect.stringMatching(/^上次报名没有按时缴费，名额已放回；.* 后可以重新报名$/),
      nextTime: shown.data.record!.againTime,
      way: { kind: 'NONE', because: 'AGAIN' },
    });
    expect((await app.call(submitSignUpNLog, payload)).errorCode).toBe(errorCode.outsideWindow);
    expect(await releaseUnpaidSignUps(app.deps)).toBe(1);
    expect(await wrongCounters()).toEqual([]);
    app.wait((againMinutes - 1) * 60_000);
    await renew();
    expect((await app.call(submitSignUpNLog, payload)).errorCode).toBe(errorCode.outsideWindow);
    app.wait(60_000);
    await renew();
    const again = await app.call(submitSignUpNLog, payload);
    expect(again.data.signUpNo).toBe(data.signUpNo);
    expect(again.data.payDeadline! > data.payDeadline!).toBe(true);
    expect(await wrongCounters()).toEqual([]);
    const { data: after } = await app.call(refreshSignUpNLog, { ...of, batchId: (await read()).batchId });
    expect(after.record?.timeline.events.map(({ step, by }) => `${step} ${by}`)).toEqual([
      'SUBMIT 本人',
      'WITHDRAW 系统',
      'SUBMIT 本人',
    ]);
    await app.call(cancelSignUpNLog, { ...of, signUpId: data.signUpId });
  }, 60_000);
});
