import type { UploadScene } from '@qianwei/api/contract/upload-scenes';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { file } from '../db/schema/file.ts';
import type { Session } from '../http/implement.ts';
import { fieldRefusal } from '../http/refusal.ts';

/** A row of the files. */
export type FileRow = typeof file.$inferSelect;

/** Those of the files that the student has uploaded for this scene and that are still stored, by id. */
export async function ownFiles(
  db: Database,
  studentId: string,
  scene: UploadScene,
  fileIds: readonly string[],
): Promise<Map<string, FileRow>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(file)
    .where(
      and(
        inArray(file.id, [...fileIds]),
        eq(file.studentId, studentId),
        eq(file.scene, scene),
        eq(file.status, 'STORED'),
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The ids of files that a student sends along, each once. Refuses with 1040001 and `text` at the field when one is
 * unknown, another student's, of another scene or gone.
 */
export async function requireOwnFiles(
  { db, session }: { db: Database; session: Pick<Session, 'studentId'> },
  {
    scene,
    fileIds,
    field,
    text,
  }: { scene: UploadScene; fileIds: readonly string[]; field: string; text: string },
): Promise<string[]> {
  const ids = [...new Set(fileIds)];
  const found = await ownFiles(db, session.studentId, scene, ids);
  if (found.size !== ids.length) throw fieldRefusal({ [field]: text });
  return ids;
}

/** Files that are looked at for them, the newest: of one content there may be several. */
const maxRead = 200;
/** Files are offered again for a year; of one content only the newest. */
const offeredDays = 365;
const maxOffered = 10;

/** The stored files of a student for a scene that can be handed in again, the newest first (材料保险箱). */
export async function listOwnFiles(
  db: Database,
  { studentId, scene }: { readonly studentId: string; readonly scene: UploadScene },
  now: Date,
): Promise<FileRow[]> {
  const since = new Date(now.getTime() - offeredDays * 86_400_000);
  const rows = await db
    .select()
    .from(file)
    .where(
      and(
        eq(file.studentId, studentId),
        eq(file.scene, scene),
        eq(file.status, 'STORED'),
        gt(file.storedAt, since),
      ),
    )
    .orderBy(desc(file.storedAt))
    .limit(maxRead);
  const isNewest = ({ sha256 }: FileRow, at: number) =>
    rows.findIndex((other) => other.sha256 === sha256) === at;
  return rows.filter(isNewest).slice(0, maxOffered);
}
