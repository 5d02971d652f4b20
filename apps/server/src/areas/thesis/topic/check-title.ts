import { titleProblems, titleWords } from '@qianwei/api/contract/thesis/title';
import type { checkThesisTitle } from '@qianwei/api/contract/thesis/topic';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import type { StudentContext } from '../../../http/implement.ts';
import { limitRate } from '../../../http/rate-limit.ts';
import { findThesisOfPlan } from '../../../thesis/read-thesis.ts';
import { formatDay } from '../../../time.ts';
import { earlierTitles } from './earlier-titles.ts';

/** Years back from this one whose titles are compared (《论文管理规定》第十条). */
const comparedYears = 3;

/** Titles in an answer, and the likeness from which one is in it. */
const [maxShown, shownFrom] = [5, 0.5];

/** Looks for what is wrong with a title, and for titles that are like it. Nothing of it keeps from submitting but a hard problem. */
export async function checkTitle(
  context: StudentContext,
  { planId, title }: PayloadOf<typeof checkThesisTitle>,
): Promise<DataOf<typeof checkThesisTitle>> {
  const { db, clock, session } = context;
  await limitRate(context, { name: 'topic-title', subject: session.studentId, max: 60, seconds: 60 });
  const now = clock.now();
  const thesis = await findThesisOfPlan(db, session.studentId, planId, now);
  const problems = titleProblems(title);
  const titles = await earlierTitles(db, now);
  const since = Number(formatDay(now).slice(0, 4)) - comparedYears;
  const similar = await titles.like(title, {
    since,
    exceptId: thesis.row.id,
    from: shownFrom,
    max: maxShown,
  });
  return {
    ok: problems.every(({ level }) => level !== 'hard'),
    words: titleWords(title),
    similar,
    problems: problems.map(({ text }) => text),
  };
}
