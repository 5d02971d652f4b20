import { type ApplyCondition, isLacking } from '@qianwei/api/contract/graduation/apply';
import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import { addMonths, monthOf } from '@qianwei/api/time/moment';
import { and, asc, eq, gt } from 'drizzle-orm';
import { batchesNow, batchStatus } from '../../apply/apply-batches.ts';
import type { Database } from '../../db/database.ts';
import { applyBatch } from '../../db/schema/graduation.ts';
import { signUpBatch } from '../../db/schema/sign-up.ts';
import { isDegreeOffered } from '../../degree/degree-conditions.ts';
import type { DegreeFacts } from '../../degree/degree-facts.ts';
import type { Studies } from '../../studies/studies.ts';
import { usualDegrees, usualTheses } from '../../studies/usual-dates.ts';
import { formatDay } from '../../time.ts';
import { type EnglishWindow, type PathwayFacts, pathwaysOf } from './pathways.ts';

/** `2026-1`, of a month or a day. */
const halfYearOf = (text: string): string => `${text.slice(0, 4)}-${Number(text.slice(5, 7)) <= 6 ? 1 : 2}`;

/** Batches that are announced and not over, then the usual ones of the half-years that have none. */
async function degreeWindows(db: Database, { plan, now }: Studies): Promise<PathwayFacts['degrees']> {
  const rows = await db
    .select()
    .from(applyBatch)
    .where(and(eq(applyBatch.type, 'DEGREE'), gt(applyBatch.endTime, now)))
    .orderBy(asc(applyBatch.endTime));
  const announced = rows.map(({ endTime }) => formatDay(new Date(endTime.getTime() - 1)));
  // A batch of autumn may last into January.
  const halfYears = new Set(rows.map(({ startTime }) => halfYearOf(formatDay(startTime))));
  const usual = usualDegrees(plan.calendar, formatDay(now)).filter(
    ({ applyEnd }) => !halfYears.has(halfYearOf(applyEnd)),
  );
  return [
    ...announced.map((end) => ({ month: monthOf(end), end })),
    ...usual.map(({ applyEnd }) => ({ month: monthOf(applyEnd), end: null })),
  ].toSorted((a, b) => (a.month < b.month ? -1 : 1));
}

/** Sign-ups for the degree's foreign language that are announced and not over, then those of the last year, a year later. */
async function englishWindows(db: Database, now: Date): Promise<EnglishWindow[]> {
  const rows = await db
    .select()
    .from(signUpBatch)
    .where(eq(signUpBatch.type, 'ENGLISH'))
    .orderBy(asc(signUpBatch.applyStart));
  const windows = rows.map(({ applyStart, applyEnd, scorePublish }) => ({
    start: formatDay(applyStart),
    end: formatDay(applyEnd),
    scoreDay: formatDay(scorePublish),
  }));
  const announced = windows.filter(({ end }) => end >= formatDay(now));
  const last = monthOf(announced.at(-1)?.start ?? formatDay(now));
  const usual = windows
    .map(({ start, end, scoreDay }) => ({
      start: addMonths(start, 12),
      end: addMonths(end, 12),
      scoreDay: addMonths(scoreDay, 12),
    }))
    .filter(({ start }) => monthOf(start) > last);
  return [...announced, ...usual].map(({ start, scoreDay }) => ({ month: monthOf(start), scoreDay }));
}

/**
 * Ways to the degree in time, of a student who has passed everything and has not graduated; empty for everybody else, for who
 * lacks a condition for good, and while no batch of graduations is open, to come or applied in.
 */
export async function readPathways(
  db: Database,
  { studies, rules, graduation }: DegreeFacts,
  conditions: readonly ApplyCondition[],
): Promise<DegreeApply['pathways']> {
  const { record, counted, plan, now } = studies;
  if (record.status === 'GRADUATED' || !isDegreeOffered(studies)) return [];
  if (counted.courses.some(({ passed }) => !passed)) return [];
  if (conditions.some(({ isFinal }) => isFinal)) return [];
  const { batch } = await batchesNow(db, 'GRADUATION', now, null);
  if (batch === null || (batchStatus(batch, now) === 'CLOSED' && graduation === null)) return [];
  const today = formatDay(now);
  const laterMonths = usualTheses(plan.calendar, today, 'defenceDay')
    .map(({ graduateMonth }) => graduateMonth)
    .toSorted();
  const certificateMonth = batch.certificateMonth ?? laterMonths.find((month) => month >= monthOf(today));
  if (certificateMonth === undefined) return [];
  const lacking = conditions.filter(isLacking);
  const lacksLanguage = lacking.some(({ code }) => code === 'LANGUAGE');
  return pathwaysOf({
    months: rules.months,
    thisBatch: { term: batch.name, certificateMonth },
    laterMonths,
    degrees: await degreeWindows(db, studies),
    english: lacksLanguage ? await englishWindows(db, now) : [],
    isReady: lacking.every(({ code }) => code === 'GRADUATED'),
  });
}
