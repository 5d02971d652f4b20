import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { signUpCourse, signUpSite } from '../../db/schema/sign-up.ts';
import type { OwnSignUp } from './sign-up-facts.ts';

/** Places of a batch: those of a course, or of a site. */
export interface PlaceKey {
  readonly of: 'COURSE' | 'SITE';
  readonly batchId: string;
  /** The id of the course or of the site. */
  readonly id: string;
}

const inOrder = (keys: readonly PlaceKey[]) =>
  keys.toSorted((a, b) => (`${a.of}${a.id}` < `${b.of}${b.id}` ? -1 : 1));

async function takeOne(tx: Database, { of, batchId, id }: PlaceKey): Promise<boolean> {
  const taken =
    of === 'COURSE'
      ? await tx
          .update(signUpCourse)
          .set({ taken: sql`${signUpCourse.taken} + 1` })
          .where(
            and(
              eq(signUpCourse.batchId, batchId),
              eq(signUpCourse.courseId, id),
              sql`${signUpCourse.taken} < ${signUpCourse.quota}`,
            ),
          )
          .returning({ taken: signUpCourse.taken })
      : await tx
          .update(signUpSite)
          .set({ taken: sql`${signUpSite.taken} + 1` })
          .where(
            and(
              eq(signUpSite.batchId, batchId),
              eq(signUpSite.id, id),
              sql`${signUpSite.taken} < ${signUpSite.quota}`,
            ),
          )
          .returning({ taken: signUpSite.taken });
  return taken.length > 0;
}

/**
 * Takes places, always in one order, so that two never wait for each other; returns the first that has none left, or null.
 * One statement each: of a hundred at once one gets the last, and the check of the table says the same.
 */
export async function takePlaces(tx: Database, keys: readonly PlaceKey[]): Promise<PlaceKey | null> {
  for (const key of inOrder(keys)) if (!(await takeOne(tx, key))) return key;
  return null;
}

/** Gives places back, in the order in which they are taken. */
export async function releasePlaces(tx: Database, keys: readonly PlaceKey[]): Promise<void> {
  for (const { of, batchId, id } of inOrder(keys)) {
    if (of === 'COURSE')
      await tx
        .update(signUpCourse)
        .set({ taken: sql`${signUpCourse.taken} - 1` })
        .where(and(eq(signUpCourse.batchId, batchId), eq(signUpCourse.courseId, id)));
    else
      await tx
        .update(signUpSite)
        .set({ taken: sql`${signUpSite.taken} - 1` })
        .where(and(eq(signUpSite.batchId, batchId), eq(signUpSite.id, id)));
  }
}

/** The places that a sign-up holds. */
export function placesOf(own: OwnSignUp | null): PlaceKey[] {
  if (own === null || own.row.status === 'CANCELLED') return [];
  const { batchId, siteId } = own.row;
  const courses = own.items.flatMap(({ item: { courseId } }) =>
    courseId === null ? [] : [{ of: 'COURSE' as const, batchId, id: courseId }],
  );
  return [...courses, { of: 'SITE', batchId, id: siteId }];
}
