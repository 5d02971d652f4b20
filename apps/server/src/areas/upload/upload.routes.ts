import { errorCode } from '@qianwei/api/contract/envelope';
import { unseen } from '@qianwei/api/contract/fields';
import { getOwnFiles, upload } from '@qianwei/api/contract/upload';
import type { UploadScene } from '@qianwei/api/contract/upload-scenes';
import { lockStudent } from '../../db/lock-owner.ts';
import { file } from '../../db/schema/file.ts';
import { checkUpload } from '../../files/check-upload.ts';
import { listOwnFiles } from '../../files/own-files.ts';
import { isPortrait, redrawPortrait } from '../../files/portrait.ts';
import { requireInk } from '../../files/signature.ts';
import { ReceivedFile } from '../../http/form-parts.ts';
import {
  type CallContext,
  type Implementation,
  implement,
  implementForStudent,
} from '../../http/implement.ts';
import { limitRate } from '../../http/rate-limit.ts';
import { Refusal } from '../../http/refusal.ts';
import { formatDateTime } from '../../time.ts';
import { checkRoom } from './upload-quota.ts';

/** The longest end of a name that is looked at: a long run of combining marks takes long to normalise. */
const maxNameRead = 1000;

/**
 * The last part of a name, without what a file system or a header can't hold and what its reader does not see; at most 120
 * characters. A name that is nothing but its ending is called 附件.
 */
function cleanName(name: string): string {
  const last = name.slice(-maxNameRead).normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const seen = last
    .replace(unseen, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"<>|:*?]/gu, '')
    .trim();
  const clean = /^(\.|$)/.test(seen) ? `附件${seen}` : seen;
  return clean.length > 120 ? clean.slice(0, 90) + clean.slice(-30) : clean;
}

/** Scenes of a guest's uploads. */
const guestScenes: ReadonlySet<UploadScene> = new Set(['SIGNUP_PHOTO']);

/** The student to whom the file belongs. Throws 1030001 when a guest sends what only students send. */
function ownerOf({ session, guest }: CallContext, scene: UploadScene): string {
  if (session !== null) return session.studentId;
  if (guest === null || !guestScenes.has(scene))
    throw new Refusal(errorCode.sessionInvalid, '登录已失效，请重新登录');
  return guest.studentId;
}

const storeUpload = implement(upload, async (context, payload) => {
  const { db, clock, random, files, fileUrl } = context;
  const studentId = ownerOf(context, payload.scene);
  await limitRate(context, { name: 'upload', subject: studentId, max: 100, seconds: 600 });
  if (!(payload.file instanceof ReceivedFile)) throw new TypeError('A form is read by readForm');
  const { draft } = payload.file;
  const { scene, bizId } = payload;
  const fileName = cleanName(payload.file.name);
  const checked = await checkUpload(scene, fileName, draft);
  const { mime, width, height } = checked;
  if (scene === 'SIGNATURE') await requireInk(draft, checked);
  const redrawn = isPortrait(scene) ? await redrawPortrait(scene, draft) : null;
  // Before a lock is held, since it takes long.
  if (redrawn === null) await draft.flush();
  const fileId = random.id();
  const size = redrawn?.length ?? draft.size;
  const sha256 = await db.transaction(async (tx) => {
    const now = clock.now();
    await lockStudent(tx, studentId);
    await checkRoom(tx, { studentId, scene, bizId, size }, now);
    const stored = redrawn === null ? await draft.keep() : await files.save(redrawn);
    const found = { name: fileName, size, mime, width, height };
    await tx.insert(file).values({ id: fileId, studentId, scene, bizId, ...found, ...stored, storedAt: now });
    return stored.sha256;
  });
  const picture = width === undefined ? {} : { width, height };
  const facts = { fileId, fileName, fileSize: size, fileType: mime, sha256 };
  return {
    ...facts,
    ...picture,
    url: fileUrl(fileId, context.guest === null ? undefined : payload.guestTicket),
    warnings: [],
  };
});

/** The calls of this area. */
export const uploadRoutes: Implementation[] = [
  storeUpload,
  implementForStudent(getOwnFiles, async ({ db, clock, session: { studentId } }, { scene }) => {
    const rows = await listOwnFiles(db, { studentId, scene }, clock.now());
    return {
      list: rows.map(({ id, name, size, mime, sha256, storedAt }) => ({
        ...{ fileId: id, fileName: name, fileSize: size, fileType: mime, sha256 },
        storedTime: formatDateTime(storedAt),
      })),
    };
  }),
];
