import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { englishScore } from '../../../db/schema/academic.ts';
import { student } from '../../../db/schema/student.ts';
import type { DemoPeople } from '../../../demo/area-demo.ts';
import type { DemoCalendar } from '../../../demo/calendar.ts';

/** The results of the batch that is published (screens §12.5); the one of this autumn is not. */
const published = [
  ['郑凯', 66, 'PASS'],
  ['吴佳怡', 59, 'FAIL'],
  ['赵婉清', 71, 'PASS'],
  ['李明轩', null, 'ABSENT'],
  ['孙浩然', null, 'VIOLATION'],
] as const;

/** Results in the degree's foreign language, one of them absent and one in violation of the rules. */
export async function loadEnglish(db: Database, people: DemoPeople, calendar: DemoCalendar): Promise<void> {
  const owners = published.flatMap(([name]) => people.get(name)?.studentId ?? []);
  const rows = await db.select().from(student).where(inArray(student.id, owners));
  await db.insert(englishScore).values(
    published.map(([name, score, result], index) => ({
      idCardHash: rows.find(({ id }) => id === people.get(name)?.studentId)?.idCardHash ?? '',
      batchName: `${calendar.text('now-183d', 'ym')}批`,
      ticketNo: `9805${String(index + 101).padStart(6, '0')}`,
      score,
      result,
      publishTime: calendar.at('now-150d@10:00'),
    })),
  );
}
