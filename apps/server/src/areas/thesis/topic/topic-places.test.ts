import { errorCode } from '@qianwei/api/contract/envelope';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database.ts';
import { notice } from '../../../db/schema/notice.ts';
import { studentTask } from '../../../db/schema/schedule.ts';
import { thesisPlanAdvisor } from '../../../db/schema/thesis.ts';
import { topic, topicChoice, topicWait, topicWish } from '../../../db/schema/topic.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { seededRandom } from '../../../testing/seeded-random.ts';
import { type StaffDesk, staffDesk } from '../../../testing/staff-desk.ts';
import { eachDatabase } from '../../../testing/test-database.ts';
import { type Chooser, choosingPlan, enrolChoosers } from '../../../testing/topic-choosers.ts';
import { draftOf, ownTopic, topicVisit } from '../../../testing/topic-visit.ts';
import { releaseKeptPlaces } from '../shared/topic-waits.ts';
import { topicCommands } from './topic.commands.ts';

/** Students who want the last place at once. */
const crowd = 100;

eachDatabase('the places of topics, /thesis/chooseTopic', { demo: true }, (open) => {
  let app: DemoApp;
  let desk: StaffDesk;
  let people: Chooser[];
  let before: Awaited<ReturnType<typeof counters>>;
  beforeAll(async () => {
    app = await createDemoApp(open(), { PORTAL_TEST_NO_LIMITS: '1' });
    desk = staffDesk(app, topicCommands);
    people = await enrolChoosers(app.deps, crowd);
    before = await counters();
  }, 300_000);
  afterAll(() => desk.leave());

  const [small, other] = ['topic-cs-08', 'topic-cs-03'] as const;
  const visit = (index: number) => topicVisit(app, people[index]!);

  /** Taken places and rows that hold one, by topic and by teacher; the difference of both is the demo's students without accounts. */
  async function counters() {
    const { db } = open();
    const holding = sql`(select topic_id from topic_wish where status in ('PENDING', 'PASSED')
      union all select topic_id from topic_wait where status = 'HELD')`;
    const topics = await rowsOf<{ id: string; taken: number; quota: number; held: number }>(
      db,
      sql`select t.id, t.taken, t.quota, (select count(*)::int from ${holding} h where h.topic_id = t.id) as held
        from topic t order by t.id`,
    );
    const advisors = await rowsOf<{ id: string; taken: number; quota: number; held: number }>(
      db,
      sql`select a.advisor_id as id, a.taken, a.quota, (select count(*)::int from ${holding} h
        join topic t on t.id = h.topic_id where t.plan_id = a.plan_id and t.advisor_id = a.advisor_id) as held
        from thesis_plan_advisor a where a.plan_id = ${choosingPlan} order by a.advisor_id`,
    );
    return [...topics, ...advisors];
  }
  /** Counters that say otherwise than the rows that hold a place, or are beyond their quota. */
  async function wrongCounters() {
    const foreign = new Map(before.map(({ id, taken, held }) => [id, taken - held]));
    return (await counters()).filter(
      ({ id, taken, quota, held }) => taken !== held + (foreign.get(id) ?? 0) || taken > quota || taken < 0,
    );
  }
  /** Leaves so many places of a topic, and enough of its teacher. */
  async function leave(topicId: string, left: number) {
    const { db } = open();
    const [row] = await db.select().from(topic).where(eq(topic.id, topicId));
    await db
      .update(topic)
      .set({ quota: row!.taken + left })
      .where(eq(topic.id, topicId));
    await db
      .update(thesisPlanAdvisor)
      .set({ quota: sql`${thesisPlanAdvisor.taken} + 50` })
      .where(
        and(eq(thesisPlanAdvisor.planId, choosingPlan), eq(thesisPlanAdvisor.advisorId, row!.advisorId)),
      );
  }
  const waitOf = async (index: number, topicId: string) =>
    (await visit(index).list()).list.find((row) => row.topicId === topicId)!.waiting;
  /** Students for whom more than one place is held, by a wish or by a wait. */
  const placedTwice = () =>
    rowsOf(
      open().db,
      sql`select student_plan_id from (
        select student_plan_id from topic_wish where status in ('PENDING', 'PASSED')
        union all select student_plan_id from topic_wait where status = 'HELD') places
        group by student_plan_id having count(*) > 1`,
    );
  /** Takes everything back that the students have begun. */
  async function clear() {
    for (const [index] of people.entries()) {
      const pending = and(
        eq(topicChoice.studentPlanId, people[index]!.studentPlanId),
        eq(topicChoice.status, 'PENDING'),
      );
      if ((await open().db.$count(topicChoice, pending)) > 0) await visit(index).cancel();
    }
  }

  it('100 press the last place at once: one gets it, the others read that it is full and keep their other wishes', async () => {
    await leave(small, 1);
    for (const [index] of people.entries()) await visit(index).save(draftOf([small, other]));
    const answers = await Promise.all(
      people.map((_, index) => visit(index).submit([small, other], { revision: 1 })),
    );
    const won = answers.filter((answer) => answer.errorCode === 0);
    expect(won).toHaveLength(1);
    const lost = answers.filter((answer) => answer.errorCode === errorCode.taken);
    expect(lost).toHaveLength(crowd - 1);
    expect(lost[0]).toMatchObject({ errorMsg: '该题目名额已满，请重新选择', data: { full: [small] } });
    const loser = answers.findIndex((answer) => answer.errorCode === errorCode.taken);
    const shown = await visit(loser).list();
    expect(shown.draft?.document.wishes).toEqual([small, other]);
    expect(shown.list.find(({ topicId }) => topicId === small)?.left).toBe(0);
    const winners = await open().db.$count(
      topicWish,
      and(eq(topicWish.topicId, small), eq(topicWish.status, 'PENDING')),
    );
    expect(winners).toBe(1);
    expect(await wrongCounters()).toEqual([]);
    // One press takes the next.
    expect((await visit(loser).submit([other], { revision: 1 })).errorCode).toBe(0);
    await clear();
    expect(await wrongCounters()).toEqual([]);
  }, 240_000);

  it('ten tabs of one student take one place', async () => {
    await leave(other, 5);
    const revision = (await visit(0).list()).draft?.revision ?? null;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => visit(0).submit([other], { revision })),
    );
    expect(answers.filter((answer) => answer.errorCode === 0)).toHaveLength(1);
    expect(await wrongCounters()).toEqual([]);
    await clear();
  }, 60_000);

  it('a free place is kept 24 hours for who waits longest, then for the next, and is nobody else’s meanwhile', async () => {
    await leave(small, 1);
    const submit = async (index: number, wishes: readonly string[]) => visit(index).submitDraft(wishes);
    expect((await submit(0, [small])).errorCode).toBe(0);
    expect((await visit(1).wait(small)).data.waiting).toEqual({ place: 1, heldUntil: null });
    expect((await visit(2).wait(small)).data.waiting).toEqual({ place: 2, heldUntil: null });
    await visit(0).cancel();
    const heldBy = async (index: number) =>
      (await visit(index).list()).list.find(({ topicId }) => topicId === small)!;
    expect(await heldBy(1)).toMatchObject({ left: 1, waiting: { heldUntil: expect.any(String) } });
    expect(await heldBy(2)).toMatchObject({ left: 0, waiting: { place: 1, heldUntil: null } });
    expect((await submit(0, [small])).errorCode).toBe(errorCode.taken);
    const ofSecond = eq(studentTask.studentId, people[1]!.studentId);
    const duties = async () =>
      open().db.$count(
        studentTask,
        and(ofSecond, eq(studentTask.code, 'TOPIC_PLACE'), eq(studentTask.status, 'OPEN')),
      );
    expect(await duties()).toBe(1);
    expect(await open().db.$count(notice, eq(notice.studentId, people[1]!.studentId))).toBe(1);
    app.wait(24 * 3_600_000);
    await releaseKeptPlaces(app.deps);
    expect(await duties()).toBe(0);
    expect(await wrongCounters()).toEqual([]);
    expect(await heldBy(2)).toMatchObject({ left: 1, waiting: { heldUntil: expect.any(String) } });
    expect((await submit(2, [small])).errorCode).toBe(0);
    expect(await heldBy(2)).toMatchObject({ waiting: null });
    const states = await open().db.select().from(topicWait).where(eq(topicWait.topicId, small));
    expect(states.map(({ status }) => status).sort()).toEqual(['LAPSED', 'TAKEN']);
    expect(await wrongCounters()).toEqual([]);
    app.wait(-24 * 3_600_000);
    await clear();
  }, 120_000);

  it('who does not wait any more lets a kept place go to the next; a topic with a place is not waited for', async () => {
    await leave(small, 1);
    expect(await visit(3).wait(small)).toMatchObject({ errorMsg: '这个题目现在有空位，可以直接选' });
    await visit(3).submitDraft([small]);
    await visit(4).wait(small);
    await visit(5).wait(small);
    await visit(3).cancel();
    expect((await visit(4).wait(small, false)).data.waiting).toBeNull();
    expect((await visit(5).wait(small)).data.waiting?.heldUntil).toEqual(expect.any(String));
    expect((await visit(5).wait(small, false)).data.waiting).toBeNull();
    expect(await wrongCounters()).toEqual([]);
  }, 60_000);

  it('who submits another topic lets the kept place go to the next at once, and none is kept for who has submitted', async () => {
    await leave(small, 1);
    await visit(6).submitDraft([small]);
    await visit(7).wait(small);
    await visit(8).wait(small);
    await visit(6).cancel();
    expect(await waitOf(7, small)).toMatchObject({ heldUntil: expect.any(String) });
    // The kept place is no second one: the first wish uses it, or it is the next one's.
    expect((await visit(7).submitDraft([other, small])).errorCode).toBe(0);
    expect(await waitOf(7, small)).toBeNull();
    expect(await waitOf(8, small)).toMatchObject({ heldUntil: expect.any(String) });
    expect((await visit(8).wait(small, false)).data.waiting).toBeNull();

    await leave('topic-cs-06', 0);
    await visit(8).wait('topic-cs-06');
    expect((await visit(8).submitDraft([small])).errorCode).toBe(0);
    await leave('topic-cs-06', 1);
    await releaseKeptPlaces(app.deps);
    expect(await waitOf(8, 'topic-cs-06')).toEqual({ place: 1, heldUntil: null });
    await visit(8).cancel();
    await releaseKeptPlaces(app.deps);
    expect(await waitOf(8, 'topic-cs-06')).toMatchObject({ heldUntil: expect.any(String) });
    await visit(8).wait('topic-cs-06', false);
    await clear();
    expect(await wrongCounters()).toEqual([]);
  }, 120_000);

  it('of places that become free at once one is kept for a student, the other when the first has ended; three topics are waited for at most', async () => {
    const wanted = ['topic-cs-06', 'topic-cs-07', other] as const;
    for (const topicId of [...wanted, small]) await leave(topicId, 1);
    for (const [index, topicId] of wanted.entries()) await visit(20 + index).submitDraft([topicId]);
    await visit(23).submitDraft([small]);
    for (const topicId of wanted) expect((await visit(24).wait(topicId)).errorCode).toBe(0);
    expect(await visit(24).wait(small)).toMatchObject({
      errorCode: errorCode.limitReached,
      errorMsg: '最多同时等候 3 个题目，这个题目没有加入等候；请先在另一个题目上按“不等了”',
    });
    await Promise.all(wanted.map((_, index) => visit(20 + index).cancel()));
    const kept = async () => {
      const rows = await open()
        .db.select()
        .from(topicWait)
        .where(and(eq(topicWait.studentPlanId, people[24]!.studentPlanId), eq(topicWait.status, 'HELD')));
      return rows.map(({ topicId }) => topicId);
    };
    const [first = '', ...more] = await kept();
    expect(more).toEqual([]);
    await releaseKeptPlaces(app.deps);
    expect(await kept()).toEqual([first]);
    expect((await visit(24).wait(first, false)).data.waiting).toBeNull();
    await releaseKeptPlaces(app.deps);
    const [second = '', ...others] = await kept();
    expect(others).toEqual([]);
    expect([first, second].every((topicId) => wanted.some((of) => of === topicId))).toBe(true);
    expect(second).not.toBe(first);
    for (const topicId of wanted) await visit(24).wait(topicId, false);
    await clear();
    expect(await wrongCounters()).toEqual([]);
  }, 120_000);

  it('after any sequence of submissions, decisions, withdrawals, waits and lapses the counters are those who hold a place', async () => {
    const random = seededRandom(20_261_128);
    const pick = <Value>(values: readonly Value[]) => values[random.below(values.length)] as Value;
    const few = [10, 11, 12, 13, 14, 15];
    const bank = [small, other, 'topic-cs-06', 'topic-cs-07'];
    for (const topicId of bank) await leave(topicId, 1);
    const quietly = (work: Promise<unknown>) => work.catch(() => undefined);
    for (let step = 0; step < 90; step += 1) {
      const index = pick(few);
      const [choice] = await open()
        .db.select()
        .from(topicChoice)
        .where(
          and(
            eq(topicChoice.studentPlanId, people[index]!.studentPlanId),
            inArray(topicChoice.status, ['PENDING']),
          ),
        );
      const wishes = bank.filter(() => random.fraction() < 0.5).slice(0, 3);
      const decide = (...args: string[]) =>
        quietly(
          desk.ops(
            'thesis-topics:decide',
            choice?.receiptNo ?? '',
            '--level',
            choice?.level ?? 'ADVISOR',
            ...args,
          ),
        );
      await pick<() => Promise<unknown>>([
        () => visit(index).submitDraft(wishes),
        () => visit(index).submitDraft([...wishes].reverse()),
        () => visit(index).submitDraft([], { custom: ownTopic }),
        () => visit(index).cancel(),
        () => visit(index).wait(pick(bank)),
        () => visit(index).wait(pick(bank)),
        () => visit(index).wait(pick(bank), false),
        () => decide('--return', '--reply', '换一题'),
        () => decide('--return', '--reply', '换一题'),
        () => (random.fraction() < 0.3 ? decide('--approve') : Promise.resolve()),
        async () => {
          await open()
            .db.update(topicWait)
            .set({ heldUntil: app.clock.now() })
            .where(eq(topicWait.status, 'HELD'));
          await releaseKeptPlaces(app.deps);
        },
      ])();
      expect(await wrongCounters(), `step ${step}`).toEqual([]);
      expect(await placedTwice(), `step ${step}`).toEqual([]);
    }
    const states = await open().db.selectDistinct({ status: topicWish.status }).from(topicWish);
    expect(states.length).toBeGreaterThan(3);
  }, 240_000);
});
