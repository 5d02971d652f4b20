import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { advisor, thesisPlanAdvisor } from '../../../db/schema/thesis.ts';
import { topic } from '../../../db/schema/topic.ts';

/** A topic with its teacher and the places of both in the batch. */
export interface PlacedTopic {
  readonly row: typeof topic.$inferSelect;
  readonly advisor: typeof advisor.$inferSelect;
  readonly ofAdvisor: typeof thesisPlanAdvisor.$inferSelect;
}

/** The places that are counted together: one of the topic, one of its teacher. */
export type TopicPlace = Pick<typeof topic.$inferSelect, 'id' | 'planId' | 'advisorId'>;

/** Topics where `where` holds, in the order of their ids. */
export function readTopics(db: Database, where: SQL | undefined): Promise<PlacedTopic[]> {
  return db
    .select({ row: topic, advisor, ofAdvisor: thesisPlanAdvisor })
    .from(topic)
    .innerJoin(advisor, eq(advisor.id, topic.advisorId))
    .innerJoin(
      thesisPlanAdvisor,
      and(eq(thesisPlanAdvisor.planId, topic.planId), eq(thesisPlanAdvisor.advisorId, topic.advisorId)),
    )
    .where(where)
    .orderBy(asc(topic.id));
}

/** Places that are left: the fewer of those of the topic and of its teacher. */
export const leftOf = ({ row, ofAdvisor }: Pick<PlacedTopic, 'row' | 'ofAdvisor'>): number =>
  Math.min(row.quota - row.taken, ofAdvisor.quota - ofAdvisor.taken);

/**
 * Locks these teachers of a batch until the transaction ends, in the order of their ids. Who moves a place of a topic holds its
 * teacher, and locks teachers once: two that move places wait for each other in one order, and none for ever. The student is
 * locked before.
 */
export async function holdAdvisors(
  tx: Database,
  planId: string,
  advisorIds: readonly string[],
): Promise<readonly string[]> {
  const held = [...new Set(advisorIds)];
  if (held.length > 0)
    await tx
      .select({ id: thesisPlanAdvisor.advisorId })
      .from(thesisPlanAdvisor)
      .where(and(eq(thesisPlanAdvisor.planId, planId), inArray(thesisPlanAdvisor.advisorId, held)))
      .orderBy(asc(thesisPlanAdvisor.advisorId))
      .for('no key update');
  return held;
}

/** Counts both places up or down; each statement refuses to pass the quota, whoever else moves one. */
async function countPlace(
  tx: Database,
  { id, planId, advisorId }: TopicPlace,
  step: 1 | -1,
): Promise<boolean> {
  const ofAdvisor = await tx
    .update(thesisPlanAdvisor)
    .set({ taken: sql`${thesisPlanAdvisor.taken} + ${step}` })
    .where(
      and(
        eq(thesisPlanAdvisor.planId, planId),
        eq(thesisPlanAdvisor.advisorId, advisorId),
        step === 1 ? sql`${thesisPlanAdvisor.taken} < ${thesisPlanAdvisor.quota}` : undefined,
      ),
    )
    .returning({ taken: thesisPlanAdvisor.taken });
  if (ofAdvisor.length === 0) return false;
  const ofTopic = await tx
    .update(topic)
    .set({ taken: sql`${topic.taken} + ${step}` })
    .where(and(eq(topic.id, id), step === 1 ? sql`${topic.taken} < ${topic.quota}` : undefined))
    .returning({ taken: topic.taken });
  if (ofTopic.length > 0) return true;
  await tx
    .update(thesisPlanAdvisor)
    .set({ taken: sql`${thesisPlanAdvisor.taken} - ${step}` })
    .where(and(eq(thesisPlanAdvisor.planId, planId), eq(thesisPlanAdvisor.advisorId, advisorId)));
  return false;
}

/** Takes a place of a topic and of its teacher, whom the transaction holds; returns false, with nothing changed, when none is left. */
export const takePlace = (tx: Database, place: TopicPlace): Promise<boolean> => countPlace(tx, place, 1);

/** Gives both places back; the transaction holds the teacher. */
export async function freePlace(tx: Database, place: TopicPlace): Promise<void> {
  await countPlace(tx, place, -1);
}
