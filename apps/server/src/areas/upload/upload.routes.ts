import { errorCode } from '@qianwei/api/contract/envelope';
import { upload } from '@qianwei/api/contract/upload';
import { and, eq, sql } from 'drizzle-orm';
import { file } from '../../db/schema/file.ts';
import { checkUpload } from '../../files/check-upload.ts';
import { scenes } from '../../files/scenes.ts';
import { type Implementation, implementForStudent, type StudentContext } from '../../http/implement.ts';
import { limitRate } from '../../http/rate-limit.ts';
import { Refusal } from '../../http/refusal.ts';

/** The last part of a name, without what a file system or a header can't hold; at most 120 characters. */
function cleanName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
  const clean = last.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069"<>|:*?]/g, '').trim();
  return clean.length > 120 ? clean.slice(0, 90) + clean.slice(-30) : clean;
}

async function checkCount(
  { db, session }: StudentContext,
  scene: keyof typeof scenes,
  bizId: string | undefined,
) {
  const { maxCount, countText, text } = scenes[scene];
  if (maxCount === undefined || bizId === undefined) return;
  const own = and(eq(file.studentId, session.studentId), eq(file.scene, scene), eq(file.bizId, bizId));
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(file)
    .where(and(own, eq(file.status, 'STORED')));
  if ((row?.count ?? 0) >= maxCount) throw new Refusal(errorCode.fileCount, countText ?? text);
}

const storeUpload = implementForStudent(upload, async (context, payload) => {
  const { db, session, clock, random, files, fileUrl } = context;
  await limitRate(context, { name: 'upload', subject: session.studentId, max: 100, seconds: 600 });
  const fileName = cleanName(payload.file instanceof File ? payload.file.name : '');
  const content = new Uint8Array(await payload.file.arrayBuffer());
  const { mime, width, height } = checkUpload(payload.scene, fileName, content);
  await checkCount(context, payload.scene, payload.bizId);
  const stored = await files.save(content);
  const fileId = random.id();
  await db.insert(file).values({
    id: fileId,
    studentId: session.studentId,
    scene: payload.scene,
    bizId: payload.bizId,
    name: fileName,
    size: content.length,
    mime,
    width,
    height,
    ...stored,
    storedAt: clock.now(),
  });
  const picture = width === undefined ? {} : { width, height };
  const facts = { fileId, fileName, fileSize: content.length, fileType: mime, sha256: stored.sha256 };
  return { ...facts, ...picture, url: fileUrl(fileId), warnings: [] };
});

/** The calls of this area. */
export const uploadRoutes: Implementation[] = [storeUpload];
