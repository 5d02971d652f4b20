import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { examOffering, examSeat } from '../../../db/schema/registration.ts';

/** A registration without a seat in a room, such as one that ends. */
export const noPlace = { siteId: null, room: '', roomCapacity: null, seatNo: null } as const;

/** Which seats: those of an offering in an area. */
export interface SeatKey {
  readonly offeringId: string;
  readonly areaCode: string;
}

const ofKey = ({ offeringId, areaCode }: SeatKey) =>
  and(eq(examSeat.offeringId, offeringId), eq(examSeat.areaCode, areaCode));

/**
 * Locks offerings, always before their seats are taken or released: staff who set a quota wait for the registrations
 * that are under way, count them, and let the next ones wait. Registrations do not wait for each other here.
 */
export async function lockOfferings(tx: Database, offeringIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: examOffering.id })
    .from(examOffering)
    .where(inArray(examOffering.id, [...offeringIds]))
    .orderBy(asc(examOffering.id))
    .for('key share');
}

/**
 * Takes a seat; false when none is left. One statement: whoever comes second waits for the row and counts again, and the
 * check of the table says the same. An area without a quota always has one. Callers take several in the order of
 * `offeringId`, so that two never wait for each other.
 */
export async function takeSeat(tx: Database, key: SeatKey): Promise<boolean> {
  const taken = await tx
    .update(examSeat)
    .set({ taken: sql`${examSeat.taken} + 1` })
    .where(and(ofKey(key), sql`${examSeat.taken} < ${examSeat.quota}`))
    .returning({ taken: examSeat.taken });
  if (taken.length > 0) return true;
  const [row] = await tx.select({ quota: examSeat.quota }).from(examSeat).where(ofKey(key));
  return row === undefined;
}

/** Gives a seat back. */
export async function releaseSeat(tx: Database, key: SeatKey): Promise<void> {
  await tx
    .update(examSeat)
    .set({ taken: sql`${examSeat.taken} - 1` })
    .where(and(ofKey(key), sql`${examSeat.taken} > 0`));
}
