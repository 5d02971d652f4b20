import type { PlayInfo } from '@qianwei/api/contract/course/play';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { lockStudent } from '../../../db/lock-owner.ts';
import { playSession } from '../../../db/schema/study.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { tokenHash } from '../../../random.ts';
import { formatDateTime } from '../../../time.ts';
import { handedOn } from './play-allowance.ts';
import { holdMs, toleranceMs } from './play-settings.ts';

/** A row of the play sessions. */
export type PlaySession = typeof playSession.$inferSelect;

const selectActive = (db: Database, studentId: string) =>
  db
    .select()
    .from(playSession)
    .where(and(eq(playSession.studentId, studentId), isNull(playSession.endedAt)));

/** The session in which a student plays; undefined when none does. */
export async function findActive(db: Database, studentId: string): Promise<PlaySession | undefined> {
  const [active] = await selectActive(db, studentId);
  return active;
}

/** A session as it is shown to the browser that waits for it. */
export const shownHolder = ({ device, startedAt }: PlaySession) => ({
  device,
  since: formatDateTime(startedAt),
});

/**
 * Lets this browser play a lesson and ends the session before it. Another browser keeps its place while its heartbeats come,
 * unless it is taken over; the same browser never waits for itself.
 */
export async function holdPlayer(
  { db, session, clock, random, device }: StudentContext,
  lessonId: string,
  { deviceKey, takeOver }: { readonly deviceKey: string; readonly takeOver: boolean },
): Promise<Pick<PlayInfo, 'playToken' | 'heldElsewhere'>> {
  const { studentId } = session;
  const deviceHash = tokenHash(deviceKey);
  return db.transaction(async (tx) => {
    await lockStudent(tx, studentId);
    const now = clock.now();
    // A heartbeat that is being saved changes what the session owes.
    const [active] = await selectActive(tx, studentId).for('update');
    if (active !== undefined) {
      const plays = now.getTime() - active.beatAt.getTime() < holdMs;
      if (plays && active.deviceHash !== deviceHash && !takeOver)
        return { playToken: '', heldElsewhere: shownHolder(active) };
    }
    const allowance = active === undefined ? toleranceMs : handedOn(active, now);
    if (active !== undefined)
      await tx
        .update(playSession)
        .set({ endedAt: now, allowance: active.allowance - allowance })
        .where(eq(playSession.id, active.id));
    const playToken = random.token();
    await tx.insert(playSession).values({
      studentId,
      lessonId,
      tokenHash: tokenHash(playToken),
      deviceHash,
      device,
      startedAt: now,
      beatAt: now,
      allowance,
    });
    return { playToken, heldElsewhere: null };
  });
}
