import type { getHomeIndex } from '@qianwei/api/contract/home';
import type { DataOf } from '@qianwei/api/endpoint';
import { and, asc, gt, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { businessWindow, examPeriod } from '../../db/schema/schedule.ts';
import { concerns, meantFor, type Reader } from '../../student/audience.ts';
import type { StudentTask } from '../../student/tasks.ts';
import { formatDateTime, formatDay, parseDateTime } from '../../time.ts';
import { stepUrgencyOf } from './next-steps.ts';

type Home = DataOf<typeof getHomeIndex>;

/** Days that the list of deadlines looks ahead. */
const daysAhead = 30;

async function openWindows(db: Database, reader: Reader | null, now: Date, until: Date) {
  const rows = await db
    .select({ window: businessWindow, concerns: concerns(businessWindow, reader).mapWith(Boolean) })
    .from(businessWindow)
    .where(
      and(
        isNotNull(businessWindow.deadlineTitle),
        lte(businessWindow.startTime, now),
        gt(businessWindow.endTime, now),
        lte(businessWindow.endTime, until),
        meantFor(businessWindow, reader),
      ),
    );
  return rows.map(({ window, ...row }) => ({
    ...window,
    ...row,
    deadline: window.endTime,
    occasion: 'DEADLINE' as const,
    bizType: window.code,
  }));
}

/** What ends or begins within 30 days: open windows meant for the student and the student's own duties, soonest first. */
export async function listDeadlines(
  db: Database,
  reader: Reader | null,
  tasks: readonly StudentTask[],
  now: Date,
): Promise<Home['deadlines']> {
  const until = new Date(now.getTime() + daysAhead * 86_400_000);
  const windows = await openWindows(db, reader, now, until);
  return [...windows, ...tasks.map((task) => ({ ...task, bizType: task.code, concerns: true }))]
    .flatMap(({ id, deadlineTitle, deadline, path, bizType, ...rest }) =>
      deadlineTitle === null || deadline === null || deadline > until
        ? []
        : [
            {
              id,
              title: deadlineTitle,
              at: deadline,
              path,
              bizType,
              occasion: rest.occasion,
              concerns: rest.concerns,
            },
          ],
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, ...entry }) => ({ ...entry, deadline: formatDateTime(at), level: stepUrgencyOf(at, now) }));
}

/** The next exam sitting with the calendar days left in Shanghai; null for who has no written exams to come. */
export async function findNextPeriod(
  db: Database,
  reader: Reader | null,
  now: Date,
): Promise<Home['nextPeriod']> {
  if (reader?.phase !== 'COURSE') return null;
  const today = formatDay(now);
  const [next] = await db
    .select()
    .from(examPeriod)
    .where(gt(examPeriod.startDate, today))
    .orderBy(asc(examPeriod.startDate))
    .limit(1);
  if (next === undefined) return null;
  const daysLeft = (parseDateTime(next.startDate).getTime() - parseDateTime(today).getTime()) / 86_400_000;
  return { name: next.name, startDate: next.startDate, daysLeft };
}
