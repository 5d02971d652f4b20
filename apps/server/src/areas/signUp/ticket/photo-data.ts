import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { file } from '../../../db/schema/file.ts';
import type { CallContext } from '../../../http/implement.ts';

/**
 * A photo as a data address, for who has no session by which its file would be shown: as it is stored, or of `width` pixels.
 * Empty when it is gone.
 */
export async function photoData(
  { db, files }: Pick<CallContext, 'db' | 'files'>,
  photoFileId: string,
  width?: number,
): Promise<string> {
  const [row] = await db.select({ path: file.path }).from(file).where(eq(file.id, photoFileId));
  const content = row === undefined ? null : await files.open(row.path);
  if (content === null) return '';
  const whole = Buffer.from(await new Response(content.body).arrayBuffer());
  const bytes =
    width === undefined ? whole : await sharp(whole).resize({ width }).jpeg({ quality: 80 }).toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}
