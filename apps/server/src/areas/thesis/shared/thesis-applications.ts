import type { ThesisApplication } from '@qianwei/api/contract/thesis/directory';
import { eq } from 'drizzle-orm';
import { timelinesOf } from '../../../application/timeline.ts';
import type { Database } from '../../../db/database.ts';
import { thesisChange, thesisDelay } from '../../../db/schema/thesis-talk.ts';
import type { Thesis } from '../../../thesis/read-thesis.ts';
import { changeKind } from './change-kind.ts';
import { delayKind } from './delay-kind.ts';

/** Every application for a change or a delay in a thesis, of all its rounds, the newest first. */
export async function listThesisApplications(
  db: Database,
  { row }: Pick<Thesis, 'row'>,
): Promise<ThesisApplication[]> {
  const [changes, delays] = await Promise.all([
    db.select().from(thesisChange).where(eq(thesisChange.studentPlanId, row.id)),
    db.select().from(thesisDelay).where(eq(thesisDelay.studentPlanId, row.id)),
  ]);
  const [changeLines, delayLines] = await Promise.all([
    timelinesOf(db, changeKind, changes),
    timelinesOf(db, delayKind, delays),
  ]);
  const shown = <Row extends { id: string; reason: string; appliedAt: Date }>(
    rows: readonly Row[],
    timelines: readonly ThesisApplication['timeline'][],
    about: (row: Row) => Pick<ThesisApplication, 'type' | 'delay'>,
  ) =>
    rows.flatMap((application, at) => {
      const timeline = timelines[at];
      const { id: applicationId, reason, appliedAt } = application;
      return timeline === undefined
        ? []
        : [{ appliedAt, shown: { applicationId, reason, timeline, ...about(application) } }];
    });
  return [
    ...shown(changes, changeLines, ({ type }) => ({ type, delay: null })),
    ...shown(delays, delayLines, ({ stage, days }) => ({ type: 'DELAY', delay: { stage, days } })),
  ]
    .toSorted((a, b) => b.appliedAt.getTime() - a.appliedAt.getTime())
    .map((application) => application.shown);
}
