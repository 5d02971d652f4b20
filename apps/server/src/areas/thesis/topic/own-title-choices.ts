import type { CustomTopic, ThesisTopics } from '@qianwei/api/contract/thesis/topic';
import { and, asc, eq, exists, notExists, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { advisor, thesisPlanAdvisor } from '../../../db/schema/thesis.ts';
import { topic } from '../../../db/schema/topic.ts';
import { fieldRefusal } from '../../../http/refusal.ts';
import type { Thesis } from '../../../thesis/read-thesis.ts';
import { ofBank } from './topic-choice.ts';

/**
 * The teachers of a batch among whom the student of a thesis chooses, with their places: those who have topics of the student's
 * major in the bank, and those who have none at all. A teacher all of whose topics are of other majors is none of them.
 */
export async function advisorsFor(
  db: Database,
  { plan, major }: Pick<Thesis, 'plan' | 'major'>,
): Promise<ThesisTopics['advisors']> {
  const own = and(
    eq(topic.planId, plan.id),
    eq(topic.source, 'BANK'),
    eq(topic.advisorId, thesisPlanAdvisor.advisorId),
  );
  const topicsOf = (where: SQL | undefined) => db.select({ id: topic.id }).from(topic).where(and(own, where));
  const rows = await db
    .select({ teacher: advisor, of: thesisPlanAdvisor })
    .from(thesisPlanAdvisor)
    .innerJoin(advisor, eq(advisor.id, thesisPlanAdvisor.advisorId))
    .where(
      and(
        eq(thesisPlanAdvisor.planId, plan.id),
        or(exists(topicsOf(eq(topic.majorId, major.id))), notExists(topicsOf(undefined))),
      ),
    )
    .orderBy(asc(advisor.id));
  return rows.map(({ teacher: { id, name, title, directions, hours, bio }, of }) => ({
    ...{ advisorId: id, name, title, directions, hours, bio, max: of.quota, used: of.taken },
  }));
}

/** Throws 1040001 for a direction or a teacher that an own title of this student cannot have. */
export async function checkOwnChoices(
  db: Database,
  thesis: Pick<Thesis, 'plan' | 'major'>,
  { direction, advisorId }: Pick<CustomTopic, 'direction' | 'advisorId'>,
): Promise<void> {
  const [advisors, topics] = await Promise.all([
    advisorsFor(db, thesis),
    db.selectDistinct({ direction: topic.direction }).from(topic).where(ofBank(thesis)),
  ]);
  const offered = [...topics.map((of) => of.direction), ...advisors.flatMap(({ directions }) => directions)];
  const wrong = {
    ...(!offered.includes(direction) && {
      'custom.direction': '这个方向不是你的专业在本批次的方向，请重新选择',
    }),
    ...(!advisors.some((of) => of.advisorId === advisorId) && {
      'custom.advisorId': '这位导师不在本批次，或者不指导你的专业，请重新选择',
    }),
  };
  if (Object.keys(wrong).length > 0) throw fieldRefusal(wrong);
}
