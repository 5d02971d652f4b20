import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { studentPlan, thesisRound, thesisStageRow } from '../../../db/schema/thesis.ts';
import {
  defenceAppointment,
  defenceRecord,
  defenceSlot,
  thesisReview,
} from '../../../db/schema/thesis-judging.ts';
import type { DemoCalendar } from '../../../demo/calendar.ts';
import { settleThesis } from '../../../thesis/move-stage.ts';
import { findThesis } from '../../../thesis/read-thesis.ts';
import type { LoadedTheses } from './load-theses.ts';

/** Sessions of the defence: id, online or on site, begin, round, places and those that are taken. */
const slots = [
  ['slot-past', 'ONLINE', 'now-12d@09:00', 1, 12, 1],
  ['slot-tomorrow', 'ONLINE', 'now+1d@09:30', 1, 12, 1],
  ['slot-best', 'ONLINE', 'now+21d@09:00', 1, 12, 11],
  ['slot-afternoon', 'ONLINE', 'now+21d@14:00', 1, 12, 12],
  ['slot-site', 'ON_SITE', 'now+22d@09:00', 1, 16, 10],
  ['slot-again', 'ONLINE', 'now+28d@09:00', 2, 8, 2],
] as const;

const hours = 3_600_000;

type At = DemoCalendar['at'];

const addSlots = (db: Database, at: At) =>
  db.insert(defenceSlot).values(
    slots.map(([id, mode, start, roundNo, quota, taken]) => ({
      ...{ id, mode, roundNo, quota, taken, planId: 'defencePlan', startTime: at(start) },
      endTime: new Date(at(start).getTime() + 3 * hours),
      site: mode === 'ON_SITE' ? '江澜大学继续教育学院 2 号楼 305' : '',
      ...(mode === 'ONLINE' && { meetingNo: '826 415 903', meetingPassword: '4827' }),
    })),
  );

const addBookings = (db: Database, at: At, { feng, sun }: { readonly feng: string; readonly sun: string }) =>
  db.insert(defenceAppointment).values([
    {
      ...{ id: 'appointment-feng', studentPlanId: feng, slotId: 'slot-tomorrow', status: 'ARRANGED' },
      ...{ groupNo: 3, orderNo: 2, bookedAt: at('now-20d@20:10'), receiptNo: 'DB20260101-000301' },
    },
    {
      ...{ id: 'appointment-sun', studentPlanId: sun, slotId: 'slot-past', status: 'DONE' },
      ...{ groupNo: 2, orderNo: 5, bookedAt: at('now-25d@21:30'), receiptNo: 'DB20260101-000302' },
    },
  ]);

/** The reviews of a thesis, and its defence, which failed. */
async function addFailedDefence(db: Database, at: At, studentPlanId: string): Promise<void> {
  const writtenAt = at('now-28d@16:00');
  const publishTime = at('now-10d@10:00');
  await db.insert(thesisReview).values(
    (
      [
        [
          'ADVISOR',
          72,
          '题目来自本人工作的实验室，台账调查扎实，系统做得完整，能按批注认真修改。编码规则和状态变化写得具体。不足是只考虑了一个人操作的情况，借用冲突没有想清楚，测试偏少。',
        ],
        ['REVIEWER', 68, '系统功能完整，文字通顺。并发借用和数据一致性的讨论不足，测试用例偏少。'],
      ] as const
    ).map(([role, score, comment]) => ({
      ...{ studentPlanId, roundNo: 1, role, score, comment, result: 'PASSED' as const },
      ...{ writtenAt, publishTime },
    })),
  );
  await db.insert(defenceRecord).values({
    ...{ appointmentId: 'appointment-sun', score: 54, result: 'FAILED', publishTime },
    questions: [
      { question: '两人同时借同一台设备，系统怎样处理？', answer: '回答不完整，未说明加锁或者唯一约束。' },
    ],
    record: '陈述 8 分钟，回答提问 9 分钟。对借用冲突的处理没有讲清楚，测试数据不足。',
  });
}

/** States of the stages of the second round. */
const secondRound = [
  ['REVISION', 'TODO'],
  ['AI_INFO', 'PASSED'],
  ['COMMITMENT', 'TODO'],
  ['CHECK', 'LOCKED'],
  ['REVIEW', 'LOCKED'],
  ['DEFENCE', 'LOCKED'],
  ['GRADE', 'LOCKED'],
] as const;

async function addSecondRound(db: Database, at: At, studentPlanId: string): Promise<void> {
  const deadline = at('now+10d@24:00');
  await db.insert(thesisRound).values({
    ...{ studentPlanId, roundNo: 2, failedStage: 'DEFENCE', status: 'OPEN', deadline },
    reason: '答辩时对借用冲突的处理没有讲清楚，已补充并发测试，申请补答辩。',
  });
  await db.insert(thesisStageRow).values(
    secondRound.map(([code, status]) => ({
      ...{ studentPlanId, roundNo: 2, code, status, deadline },
      ...(status === 'PASSED' && { submittedAt: at('now-3d@20:15'), passedAt: at('now-2d@09:30') }),
    })),
  );
}

/** Loads sessions of the defence, the bookings of 冯雪 and 孙浩然, and what became of his. */
export async function loadDefence(
  db: Database,
  theses: LoadedTheses,
  { calendar, now }: { readonly calendar: DemoCalendar; readonly now: Date },
): Promise<void> {
  const at: At = (expression) => calendar.at(expression);
  const idOf = (name: string): string => {
    const id = theses.get(name);
    if (id === undefined) throw new Error(`No thesis of ${name}`);
    return id;
  };
  const [feng, sun] = [idOf('冯雪'), idOf('孙浩然')];
  await addSlots(db, at);
  await addBookings(db, at, { feng, sun });
  // She has booked, so that the duty to book is over.
  const [{ studentId } = { studentId: '' }] = await db
    .select({ studentId: studentPlan.studentId })
    .from(studentPlan)
    .where(eq(studentPlan.id, feng));
  await settleThesis(db, await findThesis(db, studentId, feng, { now }));
  await addFailedDefence(db, at, sun);
  await addSecondRound(db, at, sun);
}
