import type { ListedThesis, ThesisList } from '@qianwei/api/contract/thesis/thesis';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { studentMajor } from '../../../db/schema/student.ts';
import { thesisMessage } from '../../../db/schema/thesis-talk.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { windowNow } from '../../../institution/business-windows.ts';
import { readerOf } from '../../../student/audience.ts';
import { listLiveSignUps } from '../../../studies/live-sign-ups.ts';
import { findRecord, requireRecord } from '../../../studies/record.ts';
import { listTheses, type Thesis } from '../../../thesis/read-thesis.ts';
import { shownRules } from '../../../thesis/shown-thesis.ts';
import { listWritingFiles } from '../../../thesis/writing-files.ts';
import { formatDateTime } from '../../../time.ts';
import { delayEligibility, readChangeFacts } from '../shared/change-obstacles.ts';
import { byPressure, shownListed } from './shown-list.ts';
import { shownWithout } from './without-thesis.ts';

/** The newest message of a teacher in each of the theses, by its id. */
async function newestReplies(
  db: Database,
  theses: readonly Thesis[],
): Promise<ReadonlyMap<string, ListedThesis['reply']>> {
  if (theses.length === 0) return new Map();
  const ids = theses.map(({ row }) => row.id);
  const rows = await db
    .selectDistinctOn([thesisMessage.studentPlanId])
    .from(thesisMessage)
    .where(and(inArray(thesisMessage.studentPlanId, ids), eq(thesisMessage.from, 'TEACHER')))
    .orderBy(thesisMessage.studentPlanId, desc(thesisMessage.sentAt), desc(thesisMessage.id));
  return new Map(
    rows.map(({ studentPlanId, by, sentAt, content }) => [
      studentPlanId,
      { by, time: formatDateTime(sentAt), text: content },
    ]),
  );
}

/** The ids of the 考籍 of a person, the newest registration first. */
async function recordIds(db: Database, studentId: string): Promise<string[]> {
  const rows = await db
    .select({ id: studentMajor.id })
    .from(studentMajor)
    .where(eq(studentMajor.studentId, studentId))
    .orderBy(desc(studentMajor.registerDate), studentMajor.examineeNo);
  return rows.map(({ id }) => id);
}

/** 论文管理 of the session's student. */
export async function readThesisList({ db, clock, session, ownUrl }: StudentContext): Promise<ThesisList> {
  const now = clock.now();
  const { studentId } = session;
  const current = await findRecord(db, session);
  const theses = await listTheses(db, studentId, now);
  const replies = await newestReplies(db, theses);
  const shown = theses.map(async (thesis) =>
    shownListed(thesis, {
      reply: replies.get(thesis.row.id) ?? null,
      studentMajorId: current?.studentMajorId,
      canDelay: delayEligibility(await readChangeFacts(db, thesis)).refusal === null,
    }),
  );
  const list = (await Promise.all(shown)).sort(byPressure);
  const hasThesis = new Set(theses.map(({ row }) => row.studentMajorId));
  const others = (await recordIds(db, studentId)).filter((id) => !hasThesis.has(id));
  const account = {
    now,
    currentId: current?.studentMajorId,
    signUps: others.length === 0 ? [] : await listLiveSignUps(db, studentId, now),
    isSignUpOpen:
      others.length > 0 &&
      (await windowNow(db, 'PRACTICE_SIGNUP', await readerOf(db, session), now)).open !== null,
  };
  const without: ThesisList['without'] = [];
  for (const studentMajorId of others)
    without.push(await shownWithout(db, await requireRecord(db, { studentId, studentMajorId }), account));
  const first = theses.find(({ row }) => row.id === list[0]?.studentPlanId);
  return {
    list,
    without,
    rules: first === undefined ? [] : shownRules(first),
    files: await listWritingFiles(ownUrl),
    serverTime: formatDateTime(now),
  };
}
