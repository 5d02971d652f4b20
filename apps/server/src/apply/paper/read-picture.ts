import type { UploadScene } from '@qianwei/api/contract/upload-scenes';
import { and, eq, inArray } from 'drizzle-orm';
import { file } from '../../db/schema/file.ts';
import type { StudentContext } from '../../http/implement.ts';

/** Bytes of a stored file of the session's student, of these scenes; null for none, and for one that is not there any more. */
export async function readPicture(
  { db, files, session }: StudentContext,
  fileId: string | undefined,
  scenes: readonly UploadScene[],
): Promise<Uint8Array | null> {
  if (fileId === undefined) return null;
  const [row] = await db
    .select({ path: file.path })
    .from(file)
    .where(
      and(
        eq(file.id, fileId),
        eq(file.studentId, session.studentId),
        eq(file.status, 'STORED'),
        inArray(file.scene, [...scenes]),
      ),
    );
  const content = row === undefined ? null : await files.open(row.path);
  return content === null ? null : new Uint8Array(await new Response(content.body).arrayBuffer());
}
