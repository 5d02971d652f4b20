import { errorCode } from '@qianwei/api/contract/envelope';
import { type CustomTopic, maxWishes, type submitThesisTopic } from '@qianwei/api/contract/thesis/topic';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, eq, inArray } from 'drizzle-orm';
import { applyFor } from '../../../application/submit.ts';
import type { Database } from '../../../db/database.ts';
import { studentPlan } from '../../../db/schema/thesis.ts';
import { topic, topicWish } from '../../../db/schema/topic.ts';
import { readDraft, removeDraft } from '../../../draft/application-draft.ts';
import { limitDaily } from '../../../eligibility/daily-limit.ts';
import { blocked, requireEligible } from '../../../eligibility/eligibility.ts';
import { noWayOut, toOffice } from '../../../eligibility/ways.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { fieldRefusal, notFound, Refusal } from '../../../http/refusal.ts';
import { moveStage } from '../../../thesis/move-stage.ts';
import { lockThesis, type Thesis } from '../../../thesis/read-thesis.ts';
import { holdAdvisors, leftOf, type PlacedTopic, readTopics, takePlace } from '../shared/place-counters.ts';
import { endWait, leaveWaits, settleWaits, waitsOf } from '../shared/topic-waits.ts';
import { checkOwnChoices } from './own-title-choices.ts';
import { topicEligibility } from './topic-checks.ts';
import { isTypeFixed, ofBank, topicDraftKey } from './topic-choice.ts';
import { topicKind } from './topic-kind.ts';

type Payload = PayloadOf<typeof submitThesisTopic>;

/** Submissions of a thesis in 24 hours: each leaves a receipt and a line of the audit. */
const maxSubmissions = 20;

/** Throws 1040001 for what the contract cannot know: other topics than those of the bank, another kind of thesis than the passed one. */
async function checkFields(db: Database, thesis: Thesis, payload: Payload): Promise<void> {
  const { wishes, custom, thesisType } = payload;
  const allowed = Math.min(thesis.plan.limits.maxWishes, maxWishes);
  const inBank =
    wishes.length === 0 ? 0 : await db.$count(topic, and(ofBank(thesis), inArray(topic.id, wishes)));
  const problem =
    custom !== undefined && wishes.length > 0
      ? '题库志愿和自拟题目只能提交一种'
      : custom === undefined && wishes.length === 0
        ? '请至少选 1 个志愿，或者自拟题目'
        : wishes.length > allowed
          ? `最多填报 ${allowed} 个志愿`
          : inBank < wishes.length
            ? '有的题目不在你的批次和专业的题库里，请刷新后重新选择'
            : null;
  if (problem !== null) throw fieldRefusal({ wishes: problem });
  if (thesis.row.thesisType !== thesisType && (await isTypeFixed(db, thesis)))
    throw fieldRefusal({ thesisType: '论文类型在题目通过后固定，不能更改' });
}

/** Stores an own title as a topic with one place, whose owner is its student. */
async function addOwnTopic(
  tx: Database,
  thesis: Thesis,
  { title, direction, reason, content, advisorId }: CustomTopic,
  id: string,
): Promise<void> {
  const { row, plan, major, thesisKind } = thesis;
  await checkOwnChoices(tx, thesis, { direction, advisorId });
  await tx.insert(topic).values({
    ...{ id, planId: plan.id, majorId: major.id, thesisKind, ownerPlanId: row.id },
    ...{ title, direction, reason, brief: content, advisorId, source: 'CUSTOM', quota: 1 },
  });
}

/** Throws 1050004 with the topics that are full; all else that was chosen stays in the draft. */
function refuseFull(full: readonly PlacedTopic[]): never {
  const isOwn = full.some(({ row }) => row.source === 'CUSTOM');
  throw blocked(
    errorCode.taken,
    {
      reason: isOwn ? '拟选导师名额已满，请重新选择' : '该题目名额已满，请重新选择',
      way: noWayOut('BESIDE'),
    },
    { full: isOwn ? [] : full.map(({ row }) => row.id) },
  );
}

/**
 * Takes a place for the first of these topics; every other one must have one left. Of a hundred who want the last place, all wait for
 * its teacher here, and one gets it.
 */
async function takeFirst(tx: Database, thesis: Thesis, ids: readonly string[]): Promise<void> {
  const { plan, row, now } = thesis;
  const wanted = await readTopics(tx, inArray(topic.id, [...ids]));
  const advisorIds = wanted.map(({ row: of }) => of.advisorId);
  // Also those that the student waits for: nobody keeps a place for the student meanwhile.
  const waitedFor = await waitsOf(tx, row.id);
  await holdAdvisors(tx, plan.id, [...advisorIds, ...waitedFor.map(({ of }) => of.advisorId)]);
  await settleWaits(tx, plan.id, advisorIds, now);
  const topics = await readTopics(tx, inArray(topic.id, [...ids]));
  const waits = await waitsOf(tx, row.id);
  const isKept = (id: string) => waits.some(({ wait, of }) => of.id === id && wait.status === 'HELD');
  const full = topics.filter((placed) => leftOf(placed) < 1 && !isKept(placed.row.id));
  if (full.length > 0) refuseFull(full);
  const first = topics.find(({ row: of }) => of.id === ids[0]);
  if (first === undefined) throw new Error('A topic that is gone');
  // A kept place is counted already.
  if (!isKept(first.row.id) && !(await takePlace(tx, first.row))) refuseFull([first]);
  for (const { wait, of } of waits)
    if (of.id === first.row.id) await endWait(tx, row.studentId, wait, 'TAKEN');
}

/**
 * Submits wishes, or an own title. The student is locked, so that ten tabs take turns; the first wish takes a place by the counters of
 * the tables, and the table lets a student have one place. A place that was kept for another wish goes to the next who waits.
 */
export async function submitTopic(
  outer: StudentContext,
  payload: Payload,
): Promise<DataOf<typeof submitThesisTopic>> {
  const { clock, random, session } = outer;
  const { studentPlanId, planId, retest, thesisType, wishes, custom } = payload;
  // A savepoint of its own: what was taken goes back with a refusal, which the pipeline commits.
  return outer.db.transaction(async (db) => {
    const context: StudentContext = { ...outer, db };
    const { studentId } = session;
    const thesis = await lockThesis(db, studentId, studentPlanId, { now: clock.now(), retest });
    if (thesis.plan.id !== planId) throw notFound();
    requireEligible(topicEligibility(thesis));
    await checkFields(db, thesis, payload);
    const key = topicDraftKey(studentId, studentPlanId);
    const draft = await readDraft(context, key);
    if ((draft?.revision ?? null) !== payload.revision)
      throw new Refusal(errorCode.conflict, '内容已在其他设备更新，请先合并', {
        revision: draft?.revision ?? 0,
      });
    await limitDaily(context, {
      ...{ name: 'thesis-topic-day', bizId: studentPlanId, max: maxSubmissions, noun: '选题的提交' },
      way: toOffice,
    });
    const ids = custom === undefined ? wishes : [random.id()];
    if (custom !== undefined) await addOwnTopic(db, thesis, custom, ids[0] ?? '');
    await takeFirst(db, thesis, ids);
    await db.update(studentPlan).set({ thesisType }).where(eq(studentPlan.id, studentPlanId));
    const choiceId = random.id();
    const { id, ...proof } = await applyFor(
      { ...context, random: { ...random, id: () => choiceId } },
      topicKind,
      {
        applicant: { studentId, studentMajorId: thesis.row.studentMajorId },
        values: { studentPlanId, thesisType, level: 'ADVISOR', planName: thesis.plan.name, planId },
        also: (tx) =>
          tx.insert(topicWish).values(
            ids.map((topicId, index) => ({
              ...{ choiceId, studentPlanId, planId, topicId, order: index + 1 },
              status: index === 0 ? ('PENDING' as const) : ('QUEUED' as const),
            })),
          ),
      },
    );
    await removeDraft(db, key);
    await moveStage(db, thesis, { stage: 'TOPIC', step: 'SUBMIT', by: 'STUDENT' });
    await leaveWaits(db, { studentPlanId, planId }, { which: 'KEPT', now: thesis.now });
    return { status: 'SUBMITTED', ...proof };
  });
}
