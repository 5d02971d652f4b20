import { and, eq } from 'drizzle-orm';
import { type ApplyBatchRow, batchesNow, batchStatus } from '../apply/apply-batches.ts';
import type { Database } from '../db/database.ts';
import { degreeApply } from '../db/schema/graduation.ts';
import { findRecord } from '../studies/record.ts';
import { readStudies, type Studies } from '../studies/studies.ts';
import { neededAverages } from './degree-average.ts';
import { degreeConditions, isDegreeOffered } from './degree-conditions.ts';
import { type DegreeFacts, readDegreeFacts } from './degree-facts.ts';
import { languageStandings } from './language-standing.ts';

/** The degree that a graduate can apply for now, meets the conditions of, and has not applied for. */
export interface DegreeOpening {
  readonly batch: ApplyBatchRow;
  /** The student's own: months after the diploma. */
  readonly ownDeadline: Date;
  /** The end of the batch or the student's own deadline, whichever comes first. */
  readonly deadline: Date;
  /** Degree average; null where the batch asks for none. */
  readonly average: number | null;
  /** 学位英语 66 分; a course by its code and name. */
  readonly language: string;
}

/** True when a 考籍 has applied: what was taken back or not mended in time does not count, nor a refusal in an earlier batch. */
async function hasApplied(
  db: Database,
  { studentId, studentMajorId, now }: Studies,
  batch: ApplyBatchRow,
): Promise<boolean> {
  const rows = await db
    .select()
    .from(degreeApply)
    .where(and(eq(degreeApply.studentMajorId, studentMajorId), eq(degreeApply.studentId, studentId)));
  return rows.some(({ status, returnUntil, batchId }) => {
    if (status === 'DRAFT' || status === 'EXPIRED') return false;
    if (status === 'REJECTED') return batchId === batch.id;
    return returnUntil === null || returnUntil > now;
  });
}

/** Prospect of the degree for a graduate who has not applied for it. */
export interface DegreeProspect {
  readonly opening: DegreeOpening | null;
  /** A condition is lacking for good. */
  readonly isOutOfReach: boolean;
}

const nothingToReach: DegreeProspect = { opening: null, isOutOfReach: false };

/** Reads the prospect of a graduate; nothing for everybody else, without a statement. */
export async function findDegreeProspect(db: Database, studies: Studies): Promise<DegreeProspect> {
  const { record, now } = studies;
  if (record.status !== 'GRADUATED' || !isDegreeOffered(studies)) return nothingToReach;
  const { batch, rules, preview } = await batchesNow(db, 'DEGREE', now, null);
  const inForce = rules ?? preview?.rules;
  if (batch === null || inForce === undefined || (await hasApplied(db, studies, batch)))
    return nothingToReach;
  const facts = await readDegreeFacts(db, { studies, rules: inForce, row: null });
  const conditions = degreeConditions(facts, null);
  const isOpen = rules !== null && batchStatus(batch, now) === 'OPEN';
  return {
    opening: isOpen && conditions.every(({ ok }) => ok) ? openingOf(facts, batch) : null,
    isOutOfReach: conditions.some(({ isFinal }) => isFinal),
  };
}

/**
 * The degree that a graduate who meets every condition can apply for. A language that only a certificate of others proves is not
 * known before it is typed: who needs one is not urged.
 */
function openingOf(facts: DegreeFacts, batch: ApplyBatchRow): DegreeOpening | null {
  const met = languageStandings(facts).find(({ own }) => own?.ok);
  if (facts.deadline === null || !met?.own) return null;
  const name = met.way === 'COURSE' ? met.own.name : `学位${facts.english?.language ?? '外语'}`;
  return {
    batch,
    ownDeadline: facts.deadline,
    deadline: new Date(Math.min(facts.deadline.getTime(), batch.endTime.getTime())),
    average: neededAverages(facts).find(({ of }) => of === 'PLAN')?.scores.average ?? null,
    language: met.own.score === null ? `${name}合格` : `${name} ${met.own.score} 分`,
  };
}

/** The same for the 考籍 of a session, as yes or no. */
export async function hasDegreeOpening(
  db: Database,
  session: Parameters<typeof findRecord>[1],
  now: Date,
): Promise<boolean> {
  const record = await findRecord(db, session);
  if (record === null || record.record.status !== 'GRADUATED') return false;
  return (await findDegreeProspect(db, await readStudies(db, record, now))).opening !== null;
}
