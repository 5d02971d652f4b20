import type { ManualType, ThesisManual } from '@qianwei/api/contract/thesis/manual';
import { and, arrayContains, desc, eq, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { thesisManual } from '../../../db/schema/thesis-text.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { findThesis, listTheses, type Thesis } from '../../../thesis/read-thesis.ts';
import { shownHead } from '../../../thesis/shown-thesis.ts';
import { shownTask } from '../../../thesis/thesis-duty.ts';
import { formatDateTime } from '../../../time.ts';
import { partText } from '../shared/text-parts.ts';

/** The newest published manual for a platform; its own comes before that for all. Throws 1050005 without one. */
export async function newestManual(
  db: Database,
  { type, platform, now }: { readonly type: ManualType; readonly platform: string; readonly now: Date },
) {
  const isForAll = sql`cardinality(${thesisManual.platforms}) = 0`;
  const [manual] = await db
    .select()
    .from(thesisManual)
    .where(
      and(
        eq(thesisManual.type, type),
        lte(thesisManual.publishTime, now),
        or(isForAll, arrayContains(thesisManual.platforms, [platform])),
      ),
    )
    .orderBy(isForAll, desc(thesisManual.publishTime), desc(thesisManual.createdAt))
    .limit(1);
  if (manual === undefined) throw notFound();
  return manual;
}

/** The thesis at which the student is: the first that is going on, or the first in 复检. */
async function currentThesis(
  db: Database,
  studentId: string,
  { type, now }: { readonly type: ManualType; readonly now: Date },
): Promise<Thesis | null> {
  const theses = await listTheses(db, studentId, now);
  if (type === 'THESIS') return theses.find(({ row }) => row.overall === 'ONGOING') ?? null;
  const found = theses.find(({ row }) => row.overall === 'RETEST');
  return found === undefined ? null : findThesis(db, studentId, found.row.id, { now, retest: true });
}

/** A chapter by its sections; what stands before the first `###` is a section without a title. */
function sectionsOf(chapterId: string, content: string): ThesisManual['chapters'][number]['sections'] {
  const { lead, parts } = partText(content, 3);
  return [
    ...(lead === '' ? [] : [{ id: chapterId, title: '', content: lead }]),
    ...parts.map(({ id, title, content: own }) => ({ id, title, content: own })),
  ];
}

/** The manual as its page shows it. */
export async function readManual(
  { db, clock, session }: StudentContext,
  type: ManualType,
): Promise<ThesisManual> {
  const now = clock.now();
  const manual = await newestManual(db, { type, platform: session.platform, now });
  const current = await currentThesis(db, session.studentId, { type, now });
  const { title, version, publisher, effectiveDate, pages, servicePhone, serviceTime } = manual;
  const { lead, parts } = partText(manual.content, 2);
  return {
    ...{ title, version, publisher, effectiveDate, lead },
    chapters: parts.map(({ content, ...chapter }) => ({
      ...chapter,
      sections: sectionsOf(chapter.id, content),
    })),
    pages: { ...pages },
    service: { phone: servicePhone, time: serviceTime },
    current: current && { ...shownHead(current), task: shownTask(current) },
    serverTime: formatDateTime(now),
  };
}
