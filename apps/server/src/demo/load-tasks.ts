import type { Database } from '../db/database.ts';
import { studentTask } from '../db/schema/schedule.ts';
import type { DemoCalendar } from './calendar.ts';
import type { LoadedPerson } from './load-people.ts';
import { type DemoTask, tasksOf } from './tasks.ts';

/** What each demo student has to do, by screens §12.3. */
export async function loadTasks(
  db: Database,
  people: readonly LoadedPerson[],
  calendar: DemoCalendar,
  now: Date,
): Promise<void> {
  const tasks = tasksOf(calendar, now);
  const rows = people.flatMap(({ person, studentId, studentMajorId }) =>
    (tasks[person.name] ?? []).map((task: DemoTask) => ({ ...task, studentId, studentMajorId })),
  );
  await db.insert(studentTask).values(rows);
}
