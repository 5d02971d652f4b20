import type { ThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { thesisMessage } from '../../../db/schema/thesis-talk.ts';
import type { Thesis } from '../../../thesis/read-thesis.ts';
import { shownMoment } from '../../../thesis/shown-thesis.ts';
import { statusOf } from '../../../thesis/stage-state.ts';
import { isUnderWay } from './thesis-activity.ts';
import { afterWorkingDays } from './working-days.ts';

/** Working days in which a teacher answers (《论文管理规定》第十三条). */
export const answerWorkingDays = 5;

/** Hours between one 催一下 and the next. */
export const urgeHours = 48;

/** Times from which 催一下 can be pressed. */
export interface Urging {
  /** Null while nothing waits for the teacher. */
  readonly from: Date | null;
  /** The end of the 48 hours after the last 催一下; null without one. */
  readonly restsUntil: Date | null;
}

/** The last message of the teacher, and the first of the student after it that is no 催一下. */
async function unansweredSince(
  db: Database,
  studentPlanId: string,
): Promise<{ asked: Date | null; answered: Date }> {
  const ofThesis = eq(thesisMessage.studentPlanId, studentPlanId);
  const [answer] = await db
    .select({ at: thesisMessage.sentAt })
    .from(thesisMessage)
    .where(and(ofThesis, eq(thesisMessage.from, 'TEACHER')))
    .orderBy(desc(thesisMessage.sentAt))
    .limit(1);
  const answered = answer?.at ?? new Date(0);
  const [question] = await db
    .select({ at: thesisMessage.sentAt })
    .from(thesisMessage)
    .where(
      and(
        ofThesis,
        eq(thesisMessage.from, 'STUDENT'),
        eq(thesisMessage.isUrge, false),
        gt(thesisMessage.sentAt, answered),
      ),
    )
    .orderBy(asc(thesisMessage.sentAt))
    .limit(1);
  return { asked: question?.at ?? null, answered };
}

/**
 * Five working days after the first thing that the teacher has not answered: something that was handed in and is still to be
 * reviewed, or a question. Whoever asks again does not wait longer. A message of the teacher answers all that was there before it.
 */
export async function urgingOf(db: Database, thesis: Thesis): Promise<Urging> {
  const { asked, answered } = await unansweredSince(db, thesis.row.id);
  const handedIn = [...thesis.stages.values()].flatMap(({ code, submittedAt }) =>
    code !== 'CHECK' &&
    submittedAt !== null &&
    submittedAt > answered &&
    statusOf(thesis, code) === 'SUBMITTED'
      ? [submittedAt]
      : [],
  );
  // Without a teacher nobody has a question to answer; a topic that was submitted waits all the same.
  const waiting = [...handedIn, ...(asked === null || thesis.advisor === null ? [] : [asked])];
  const [last] = await db
    .select({ at: thesisMessage.sentAt })
    .from(thesisMessage)
    .where(and(eq(thesisMessage.studentPlanId, thesis.row.id), eq(thesisMessage.isUrge, true)))
    .orderBy(desc(thesisMessage.sentAt))
    .limit(1);
  return {
    from:
      waiting.length === 0 || !isUnderWay(thesis)
        ? null
        : afterWorkingDays(new Date(Math.min(...waiting.map(Number))), answerWorkingDays),
    restsUntil: last === undefined ? null : new Date(last.at.getTime() + urgeHours * 3_600_000),
  };
}

/** 催一下 as the desk of a thesis shows it; `nextTime` is null while nothing waits for the teacher, and once it can be pressed. */
export async function shownUrge(db: Database, thesis: Thesis): Promise<ThesisDirectory['urge']> {
  const { from, restsUntil } = await urgingOf(db, thesis);
  if (from === null) return { canUrge: false, nextTime: null };
  const next = restsUntil !== null && restsUntil > from ? restsUntil : from;
  return next <= thesis.now
    ? { canUrge: true, nextTime: null }
    : { canUrge: false, nextTime: shownMoment(next) };
}
