import { upload } from '@qianwei/api/contract/upload';
import { lockStudent } from '../../db/lock-owner.ts';
import { file } from '../../db/schema/file.ts';
import { checkUpload } from '../../files/check-upload.ts';
import { ReceivedFile } from '../../http/form-parts.ts';
import { type Implementation, implementForStudent } from '../../http/implement.ts';
import { limitRate } from '../../http/rate-limit.ts';
import { checkRoom } from './upload-quota.ts';

/** The last part of a name, without what a file system or a header can't hold; at most 120 characters. */
function cleanName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
  const clean = last.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069"<>|:*?]/g, '').trim();
  return clean.length > 120 ? clean.slice(0, 90) + clean.slice(-30) : clean;
}

const storeUpload = implementForStudent(upload, async (context, payload) => {
  const { db, session, clock, random, fileUrl } = context;
  const { studentId } = session;
  await limitRate(context, { name: 'upload', subject: studentId, max: 100, seconds: 600 });
  if (!(payload.file instanceof ReceivedFile)) throw new TypeError('A form is read by readForm');
  const { draft } = payload.file;
  const { scene, bizId } = payload;
  const fileName = cleanName(payload.file.name);
  const { mime, width, height } = await checkUpload(scene, fileName, draft);
  // Before a lock is held, since it takes long.
  await draft.flush();
  const fileId = random.id();
  const { size } = draft;
  const sha256 = await db.transaction(async (tx) => {
    const now = clock.now();
    await lockStudent(tx, studentId);
    await checkRoom(tx, { studentId, scene, bizId, size }, now);
    const stored = await draft.keep();
    const found = { name: fileName, size, mime, width, height };
    await tx.insert(file).values({ id: fileId, studentId, scene, bizId, ...found, ...stored, storedAt: now });
    return stored.sha256;
  });
  const picture = width === undefined ? {} : { width, height };
  const facts = { fileId, fileName, fileSize: size, fileType: mime, sha256 };
  return { ...facts, ...picture, url: fileUrl(fileId), warnings: [] };
});

/** The calls of this area. */
export const uploadRoutes: Implementation[] = [storeUpload];
