import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { Database } from '../../../db/database.ts';
import { courseService } from '../../../db/schema/study.ts';
import type { DemoPeople } from '../../../demo/area-demo.ts';
import type { DemoCalendar } from '../../../demo/calendar.ts';
import { formatDay } from '../../../time.ts';

const holders = v.array(
  v.object({
    name: v.string(),
    /** Dates as the calendar of the demo writes them. */
    services: v.array(v.object({ courseCode: v.string(), openDate: v.string(), expireAt: v.string() })),
  }),
);

/** Students, dates and texts of the demo. */
export interface ServiceStage {
  readonly people: DemoPeople;
  readonly calendar: DemoCalendar;
  /** The folder of the texts. */
  readonly content: URL;
}

/** Which courses each demo student may study, and until when. */
export async function loadServices(db: Database, { people, calendar, content }: ServiceStage): Promise<void> {
  const text = await readFile(new URL('courses/services.json', content), 'utf8');
  const rows = v.parse(holders, JSON.parse(text)).flatMap(({ name, services }) => {
    const holder = people.get(name);
    if (holder === undefined) throw new Error(`No demo student ${name}`);
    const { studentId, studentMajorId } = holder;
    return services.map(({ courseCode, openDate, expireAt }) => ({
      studentId,
      studentMajorId,
      courseId: courseCode,
      openDate: formatDay(calendar.at(openDate)),
      expireAt: calendar.at(expireAt),
    }));
  });
  await db.insert(courseService).values(rows);
}
