import { and, isNull, lte, type SQL } from 'drizzle-orm';
import { notice } from '../db/schema/notice.ts';
import { meantFor, type Reader } from './audience.ts';

/** True for notices that are published, not withdrawn, and meant for this reader. */
export const publishedFor = (reader: Reader | null, now: Date): SQL | undefined =>
  and(isNull(notice.withdrawnAt), lte(notice.publishTime, now), meantFor(notice, reader));
