import { sql } from 'drizzle-orm';
import { loadAcademicDemo } from '../areas/academic/demo.ts';
import { loadAccountDemo } from '../areas/account/demo.ts';
import { loadCourseDemo } from '../areas/course/demo.ts';
import { loadDegreeDemo } from '../areas/degree/demo.ts';
import { loadEnglishScoresDemo } from '../areas/englishScores/demo.ts';
import { loadExamDemo } from '../areas/exam/demo.ts';
import { loadGraduationDemo } from '../areas/graduation/demo.ts';
import { loadLoginDemo } from '../areas/login/demo.ts';
import { loadNoticeDemo } from '../areas/notice/demo.ts';
import { loadSignUpDemo } from '../areas/signUp/demo.ts';
import { loadThesisDemo } from '../areas/thesis/demo.ts';
import { loadVersionDemo } from '../areas/version/demo.ts';
import { dataMeta } from '../db/schema/operation.ts';
import type { Deps } from '../deps.ts';
import { contentFolder } from '../server-root.ts';
import { formatDateTime } from '../time.ts';
import type { AreaDemo } from './area-demo.ts';
import { DemoCalendar } from './calendar.ts';
import { readCourseFiles } from './course-files.ts';
import { loadCourses } from './courses.ts';
import { loadChapters } from './load-chapters.ts';
import { loadInstitution } from './load-institution.ts';
import { loadPeople } from './load-people.ts';
import { loadSchedule } from './load-schedule.ts';
import { loadPlans } from './plans.ts';
import { readProgressFile } from './progress-file.ts';
import { loadRuleBases } from './rule-bases.ts';
import { loadTasks } from './tasks.ts';

// But for the last, no area needs what another one loads.
const areas: readonly AreaDemo[] = [
  loadAccountDemo,
  loadLoginDemo,
  loadNoticeDemo,
  loadCourseDemo,
  loadExamDemo,
  loadVersionDemo,
  loadAcademicDemo,
  loadSignUpDemo,
  loadEnglishScoresDemo,
  loadDegreeDemo,
  loadThesisDemo,
  // It submits by the product's own workflows, which read the results.
  loadGraduationDemo,
];

type DemoDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'secrets' | 'files'>;

/**
 * Loads the demo institution in one transaction, relative to the clock; true when it was loaded now. A second
 * call, also from another process at the same time, finds the mark in `data_meta` and changes nothing.
 */
export async function loadDemo(deps: DemoDeps): Promise<boolean> {
  const now = deps.clock.now();
  const calendar = new DemoCalendar(now);
  const content = contentFolder();
  const courses = await readCourseFiles(content);
  const progress = await readProgressFile(content);
  const stage = {
    now,
    content,
    courses,
    progress,
    files: deps.files,
    random: deps.random,
    secrets: deps.secrets,
  };
  return deps.db.transaction(async (db) => {
    // The other process needs as long as it needs.
    await db.execute(sql`set local lock_timeout = 0`);
    const [mark] = await db
      .insert(dataMeta)
      .values({ key: 'demo', value: formatDateTime(now) })
      .onConflictDoNothing()
      .returning();
    if (mark === undefined) return false;
    const institution = await loadInstitution(db);
    const people = await loadPeople(db, institution, deps);
    await loadSchedule(db, calendar);
    await loadTasks(db, people, calendar, now);
    await loadCourses(db);
    await loadChapters(db, courses, content);
    await loadPlans(db, institution);
    await loadRuleBases(db, calendar);
    for (const load of areas) await load(db, people, calendar, stage);
    return true;
  });
}
