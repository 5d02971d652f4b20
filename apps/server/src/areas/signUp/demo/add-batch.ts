import type { Database } from '../../../db/database.ts';
import { signUpCourse, signUpSite } from '../../../db/schema/sign-up.ts';
import type { DemoCalendar } from '../../../demo/calendar.ts';
import { formatDay } from '../../../time.ts';
import type { SignUpBatchRow } from '../batches.ts';
import { type BatchFields, saveBatch } from '../staff/batch/save-batch.ts';
import {
  type DemoOffer,
  englishNotices,
  englishSites,
  practiceNotices,
  practiceSites,
  practices,
  type Site,
} from './offers.ts';

/** Institution whose batches are loaded. */
export interface Setting {
  readonly db: Database;
  readonly calendar: DemoCalendar;
  readonly schoolId: string;
}

/** Moments of a batch as expressions of the calendar. */
type Times = Readonly<
  Record<
    'applyStart' | 'applyEnd' | 'examStart' | 'examEnd' | 'arrangePublish' | 'ticketOpen' | 'scorePublish',
    string
  >
>;

function timesOf(calendar: DemoCalendar, times: Times) {
  const { examStart, examEnd, ...moments } = times;
  const at = Object.fromEntries(Object.entries(moments).map(([name, when]) => [name, calendar.at(when)]));
  return {
    ...(at as Readonly<Record<Exclude<keyof Times, 'examStart' | 'examEnd'>, Date>>),
    examStart: formatDay(calendar.at(examStart)),
    examEnd: formatDay(calendar.at(examEnd)),
  };
}

async function addBatch(
  { db }: Setting,
  fields: BatchFields,
  offers: readonly DemoOffer[],
  sites: readonly Site[],
): Promise<SignUpBatchRow> {
  const batch = await saveBatch(db, fields);
  const batchId = batch.id;
  if (offers.length > 0) await db.insert(signUpCourse).values(offers.map((offer) => ({ batchId, ...offer })));
  await db.insert(signUpSite).values(sites.map((site) => ({ batchId, ...site })));
  return batch;
}

/** Adds a batch of the practice exams. */
export function addPractice(
  { db, calendar, schoolId }: Setting,
  name: string,
  times: Times,
): Promise<SignUpBatchRow> {
  const fields = {
    type: 'PRACTICE' as const,
    name,
    schoolId,
    ...timesOf(calendar, times),
    notices: practiceNotices,
    maxCourse: 6,
    feeEnabled: true,
  };
  return addBatch({ db, calendar, schoolId }, fields, practices, practiceSites);
}

/** Adds a batch of the degree's foreign language exam. */
export function addEnglish(
  { db, calendar, schoolId }: Setting,
  name: string,
  times: Times,
): Promise<SignUpBatchRow> {
  const fields = {
    type: 'ENGLISH' as const,
    name,
    schoolId,
    ...timesOf(calendar, times),
    notices: englishNotices,
    maxCourse: 1,
    languages: ['ENGLISH' as const, 'JAPANESE' as const, 'RUSSIAN' as const],
  };
  return addBatch({ db, calendar, schoolId }, fields, [], englishSites);
}
