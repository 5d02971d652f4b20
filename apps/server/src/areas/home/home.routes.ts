import { getHomeIndex } from '@qianwei/api/contract/home';
import { eq } from 'drizzle-orm';
import { student } from '../../db/schema/student.ts';
import { type Implementation, implementForStudent } from '../../http/implement.ts';
import { notFound } from '../../http/refusal.ts';
import { readerOf } from '../../student/audience.ts';
import { listMajors, shownMajor } from '../../student/majors.ts';
import { listOpenTasks } from '../../student/tasks.ts';
import { requireRecord } from '../../studies/record.ts';
import { studyProgressOf } from '../../studies/study-progress.ts';
import { formatDateTime } from '../../time.ts';
import { findNextPeriod, listDeadlines } from './deadlines.ts';
import { nextSteps } from './next-steps.ts';
import { quickEntries } from './quick-entries.ts';

/** Duties shown after the first. */
const following = 5;

/** Home in one call. */
export const homeRoutes: Implementation[] = [
  implementForStudent(getHomeIndex, async (context) => {
    const { db, clock, session } = context;
    const now = clock.now();
    const [person] = await db.select().from(student).where(eq(student.id, session.studentId));
    const majors = await listMajors(db, session.studentId);
    const record = shownMajor(majors, session.studentMajorId);
    if (person === undefined || record === null) throw notFound();

    const reader = await readerOf(db, session);
    const tasks = await listOpenTasks(db, session, now);
    const steps = nextSteps(
      {
        mustChangePassword: session.mustChangePassword,
        mustChooseMajor: session.studentMajorId === null && majors.length > 1,
        tasks,
      },
      now,
    );
    return {
      student: {
        ...record,
        name: person.name,
        headUrl: person.headFileId === null ? '' : context.fileUrl(person.headFileId),
      },
      nextStep: steps[0] ?? null,
      followingSteps: steps.slice(1, 1 + following),
      deadlines: await listDeadlines(db, reader, tasks, now),
      progress: await studyProgressOf(db, await requireRecord(db, session), now),
      quickList: quickEntries(session.platform, record.applyExamLevel),
      nextPeriod: await findNextPeriod(db, reader, now),
      serverTime: formatDateTime(now),
    };
  }),
];
