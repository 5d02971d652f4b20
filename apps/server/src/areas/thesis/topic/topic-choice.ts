import type { topicDraft } from '@qianwei/api/contract/thesis/topic';
import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Database } from '../../../db/database.ts';
import { topic, topicChoice, topicWish } from '../../../db/schema/topic.ts';
import { type DraftKey, saveDraft } from '../../../draft/application-draft.ts';
import type { CallContext } from '../../../http/implement.ts';
import type { Thesis } from '../../../thesis/read-thesis.ts';
import { type PlacedTopic, readTopics } from '../shared/place-counters.ts';

/** A stored submission. */
export type StoredChoice = typeof topicChoice.$inferSelect;

/** A submission as staff decide about it: nothing is refused for good, so that REJECTED does not exist. */
export interface ChoiceRow extends Omit<StoredChoice, 'status'> {
  readonly status: Exclude<StoredChoice['status'], 'REJECTED'>;
  readonly planId: string;
  readonly planName: string;
}

/** Condition of the topics of the bank from which the student of a thesis chooses. */
export const ofBank = ({ plan, major }: Pick<Thesis, 'plan' | 'major'>) =>
  and(eq(topic.planId, plan.id), eq(topic.majorId, major.id), eq(topic.source, 'BANK'));

/** A wish of a submission with its topic. */
export interface PlacedWish {
  readonly wish: typeof topicWish.$inferSelect;
  readonly topic: PlacedTopic;
}

/** The last submission of a thesis; undefined before the first. */
export async function lastChoice(db: Database, studentPlanId: string): Promise<StoredChoice | undefined> {
  const [row] = await db
    .select()
    .from(topicChoice)
    .where(eq(topicChoice.studentPlanId, studentPlanId))
    .orderBy(desc(topicChoice.appliedAt), desc(topicChoice.createdAt))
    .limit(1);
  return row;
}

/** The last submission before this one that was returned; undefined without one. */
export async function returnedBefore(
  db: Database,
  { studentPlanId, appliedAt }: Pick<StoredChoice, 'studentPlanId' | 'appliedAt'>,
): Promise<StoredChoice | undefined> {
  const [row] = await db
    .select()
    .from(topicChoice)
    .where(
      and(
        eq(topicChoice.studentPlanId, studentPlanId),
        eq(topicChoice.status, 'RETURNED'),
        lt(topicChoice.appliedAt, appliedAt),
      ),
    )
    .orderBy(desc(topicChoice.appliedAt))
    .limit(1);
  return row;
}

/** The wishes of a submission, in their order. */
export async function wishesOf(
  db: Database,
  { id, studentPlanId }: Pick<StoredChoice, 'id' | 'studentPlanId'>,
): Promise<PlacedWish[]> {
  const ofChoice = and(eq(topicWish.choiceId, id), eq(topicWish.studentPlanId, studentPlanId));
  const wishes = await db.select().from(topicWish).where(ofChoice).orderBy(asc(topicWish.order));
  if (wishes.length === 0) return [];
  const topics = await readTopics(
    db,
    inArray(
      topic.id,
      wishes.map(({ topicId }) => topicId),
    ),
  );
  const byId = new Map(topics.map((placed) => [placed.row.id, placed]));
  return wishes.flatMap((wish) => {
    const placed = byId.get(wish.topicId);
    return placed === undefined ? [] : [{ wish, topic: placed }];
  });
}

/** The kind of thesis cannot be changed any more: a topic is passed, or was before a granted change. */
export async function isTypeFixed(db: Database, { row }: Pick<Thesis, 'row'>): Promise<boolean> {
  if (row.title !== null) return true;
  const passed = and(eq(topicChoice.studentPlanId, row.id), eq(topicChoice.status, 'APPROVED'));
  return (await db.$count(topicChoice, passed)) > 0;
}

/** The draft of a choice that is not submitted. */
export const topicDraftKey = (studentId: string, studentPlanId: string): DraftKey => ({
  studentId,
  kind: 'THESIS_TOPIC',
  bizId: studentPlanId,
});

type Draft = InferOutput<typeof topicDraft>;

/** The own title among the wishes of a submission, as its student wrote it; null for wishes of the bank. */
export function ownTitleOf(wishes: readonly PlacedWish[]): Draft['custom'] | null {
  const own = wishes.find(({ topic: { row } }) => row.source === 'CUSTOM')?.topic.row;
  if (own === undefined) return null;
  const { title, direction, advisorId, reason, brief: content } = own;
  return { title, direction, advisorId, reason, content };
}

const noTitle: Draft['custom'] = { title: '', direction: '', advisorId: '', reason: '', content: '' };

/**
 * Lays what was submitted back as a draft, from which the student goes on; of the wishes those that are not returned. Nothing is
 * overwritten: while a submission stands no draft is saved.
 */
export async function layBack(
  { db, secrets, clock }: Pick<CallContext, 'db' | 'secrets' | 'clock'>,
  { row }: Pick<Thesis, 'row'>,
  choice: Pick<StoredChoice, 'thesisType'>,
  wishes: readonly PlacedWish[],
): Promise<void> {
  const own = ownTitleOf(wishes);
  const document: Draft = {
    mode: own === null ? 'BANK' : 'CUSTOM',
    thesisType: choice.thesisType,
    wishes: wishes
      .filter(({ wish, topic: { row: of } }) => wish.status !== 'RETURNED' && of.source === 'BANK')
      .map(({ wish }) => wish.topicId),
    custom: own ?? noTitle,
  };
  const { studentMajorId } = row;
  await saveDraft({ db, secrets, clock }, topicDraftKey(row.studentId, row.id), {
    ...{ studentMajorId, document, revision: 0 },
  });
}
