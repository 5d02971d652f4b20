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

const isAmong = (keys: readonly PlaceKey[], { of, id }: PlaceKey) =>
  keys.some((other) => other.of === of && other.id === id);

/** Takes a place, or gives one back; returns false when none is left. One statement: of a hundred at once one gets the last. */
async function countPlace(tx: Database, { of, batchId, id }: PlaceKey, step: 1 | -1): Promise<boolean> {
  const table = of === 'COURSE' ? signUpCourse : signUpSite;
  const isPlaces =
    of === 'COURSE'
      ? and(eq(signUpCourse.batchId, batchId), eq(signUpCourse.courseId, id))
      : and(eq(signUpSite.batchId, batchId), eq(signUpSite.id, id));
  const counted = await tx
    .update(table)
    .set({ taken: sql`${table.taken} + ${step}` })
    .where(and(isPlaces, step === 1 ? sql`${table.taken} < ${table.quota}` : undefined))
    .returning({ taken: table.taken });
  return counted.length > 0;
}

/**
 * Takes the wanted places that are not held yet and gives back the held ones that are not wanted any more; returns the first
 * that has none left, or null. All go in one order, so that of two people who swap sites none waits for the other for ever: a
 * transaction moves places once.
 */
export async function movePlaces(
  tx: Database,
  { held, wanted }: Readonly<Record<'held' | 'wanted', readonly PlaceKey[]>>,
): Promise<PlaceKey | null> {
  const moves = [
    ...wanted.filter((key) => !isAmong(held, key)).map((key) => ({ key, step: 1 as const })),
    ...held.filter((key) => !isAmong(wanted, key)).map((key) => ({ key, step: -1 as const })),
  ];
  const orderOf = ({ key: { of, id } }: (typeof moves)[number]) => of + id;
  for (const { key, step } of moves.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)))
    if (!(await countPlace(tx, key, step)) && step === 1) return key;
  return null;
}

/** The places of a sign-up. */
export function placesOf({ row: { batchId, siteId }, items }: Pick<OwnSignUp, 'row' | 'items'>): PlaceKey[] {
  const courses = items.flatMap(({ item: { courseId } }) =>
    courseId === null ? [] : [{ of: 'COURSE' as const, batchId, id: courseId }],
  );
  return [...courses, { of: 'SITE', batchId, id: siteId }];
}
