import { and, eq, isNull, lte, or, type SQL } from 'drizzle-orm';
import { notice } from '../db/schema/notice.ts';
import { meantFor, type Reader } from './audience.ts';

/** True for notices that are published, not withdrawn, and meant for this reader: those of the institution, and the reader's own. */
export const publishedFor = (reader: Reader | null, now: Date): SQL | undefined => {
  const ofInstitution = and(isNull(notice.studentId), meantFor(notice, reader));
  const own = reader === null ? undefined : eq(notice.studentId, reader.studentId);
  return and(isNull(notice.withdrawnAt), lte(notice.publishTime, now), or(ofInstitution, own));
};
