import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { DemoCalendar } from './calendar.ts';
import type { CourseFile } from './course-files.ts';
import type { LoadedPerson } from './load-people.ts';
import type { DemoProgress } from './progress-file.ts';

/** The demo students by name; thirteen who study and the two whose accounts are closed. */
export type DemoPeople = ReadonlyMap<string, LoadedPerson>;

/** Further needs of an area, besides students and dates. */
export interface DemoStage extends Pick<Deps, 'files' | 'random' | 'secrets'> {
  /** The moment to which all dates are relative. */
  readonly now: Date;
  /** The folder of the texts, with a slash at its end. */
  readonly content: URL;
  /** The courses as their files have them. */
  readonly courses: readonly CourseFile[];
  /** Progress of each demo student: watched, noted and answered. */
  readonly progress: readonly DemoProgress[];
}

/**
 * Loads the demo data of one area, in the transaction that loads the institution. Platforms, majors, students, windows,
 * courses and their chapters are there. What a student has to do is written by the functions that write it for a real student.
 */
export type AreaDemo = (
  db: Database,
  people: DemoPeople,
  calendar: DemoCalendar,
  stage: DemoStage,
) => Promise<void>;
