import { testFileName } from '@qianwei/api/contract/exam/test-title';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { course } from '../../../db/schema/course.ts';
import { file } from '../../../db/schema/file.ts';
import { courseMaterial } from '../../../db/schema/lesson.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { makeMaterial } from './make-material.ts';
import { type MaterialRow, readSources } from './material-sources.ts';

type Making = Pick<StudentContext, 'db' | 'files' | 'random' | 'clock'>;

/** A material with its stored file. */
export interface StoredMaterial {
  readonly material: MaterialRow;
  readonly file: typeof file.$inferSelect;
}

const find = async (db: Database, id: string): Promise<StoredMaterial | undefined> => {
  const [found] = await db
    .select({ material: courseMaterial, file })
    .from(courseMaterial)
    .innerJoin(file, eq(file.id, courseMaterial.fileId))
    .where(eq(courseMaterial.id, id));
  return found;
};

/**
 * Makes the file of a material and stores it. Whoever comes second at the same moment takes the file of the first: the row
 * is changed only while it has none.
 */
async function make(
  { db, files, random, clock }: Making,
  ofCourse: typeof course.$inferSelect,
  row: MaterialRow,
): Promise<StoredMaterial> {
  const { source } = row;
  const made = await makeMaterial(
    {
      fileId: row.id,
      courseCode: ofCourse.courseCode,
      title: row.title,
      fileName: `${testFileName(row.title)}.${row.type}`,
      type: row.type,
      source: source.kind,
      chapterNos: row.chapterNos,
      ...(source.kind === 'body' ? { body: source.markdown } : {}),
    },
    await readSources(db, ofCourse, row),
  );
  const stored = await files.save(made.content);
  const fileId = random.id();
  await db.transaction(async (tx) => {
    await tx.insert(file).values({
      ...stored,
      id: fileId,
      scene: 'MATERIAL',
      bizId: row.id,
      name: made.name,
      size: made.content.length,
      mime: made.mime,
      storedAt: clock.now(),
    });
    await tx
      .update(courseMaterial)
      .set({ fileId, pages: made.pages })
      .where(and(eq(courseMaterial.id, row.id), isNull(courseMaterial.fileId)));
  });
  const found = await find(db, row.id);
  if (found === undefined) throw new Error(`Material ${row.id} is gone`);
  return found;
}

/** The file of a material, made when it is first asked for. */
export async function storedMaterial(
  context: Making,
  ofCourse: typeof course.$inferSelect,
  row: MaterialRow,
): Promise<StoredMaterial> {
  const found = row.fileId === null ? undefined : await find(context.db, row.id);
  return found ?? make(context, ofCourse, row);
}
