import { errorCode } from '@qianwei/api/contract/envelope';
import { type UploadScene, uploadScenes } from '@qianwei/api/contract/upload-scenes';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { file } from '../../db/schema/file.ts';
import { Refusal } from '../../http/refusal.ts';

const dayMs = 24 * 60 * 60_000;
/** Files of a student within 24 hours. */
const perDay = 200;
/** Bytes of all files of a student: several times what the scenes need. */
const stored = 500 * 1024 * 1024;

/** A file that is about to be stored. */
export interface NewFile {
  readonly studentId: string;
  readonly scene: UploadScene;
  readonly bizId: string | undefined;
  /** Bytes. */
  readonly size: number;
}

async function checkItem(tx: Database, { studentId, scene, bizId }: NewFile): Promise<void> {
  const { maxCount, countText, text } = uploadScenes[scene];
  if (maxCount === undefined || bizId === undefined) return;
  const own = and(eq(file.studentId, studentId), eq(file.scene, scene), eq(file.bizId, bizId));
  const count = await tx.$count(file, and(own, eq(file.status, 'STORED')));
  if (count >= maxCount) throw new Refusal(errorCode.fileCount, countText ?? text);
}

/**
 * Throws 1060004 when the item of `bizId` has all the files it may have or the student's 500 MB are used up, and 1040003
 * (`data.retryAfter` in seconds) after 200 files in 24 hours. The student's row must be locked, until the file is inserted.
 */
export async function checkRoom(tx: Database, added: NewFile, now: Date): Promise<void> {
  await checkItem(tx, added);
  const dayAgo = new Date(now.getTime() - dayMs);
  const recent = gt(file.storedAt, dayAgo);
  const [used] = await tx
    .select({
      bytes: sql<number>`coalesce(sum(${file.size}) filter (where ${file.status} = 'STORED'), 0)::float8`,
      today: sql<number>`(count(*) filter (where ${recent}))::int`,
      first: sql<number>`extract(epoch from min(${file.storedAt}) filter (where ${recent}))::float8`,
    })
    .from(file)
    .where(eq(file.studentId, added.studentId));
  if (used === undefined) return;
  if (used.today >= perDay) {
    const retryAfter = Math.max(1, Math.ceil(used.first - dayAgo.getTime() / 1000));
    const text = `24 小时内最多上传 ${perDay} 个文件，请 ${Math.ceil(retryAfter / 3600)} 小时后再试`;
    throw new Refusal(errorCode.tooFrequent, text, { retryAfter });
  }
  if (used.bytes + added.size > stored) {
    const text =
      '你的文件总量已达 500MB 上限，本文件未保存。请联系教务人员（电话见登录页底部）清理不再需要的文件，再重新上传';
    throw new Refusal(errorCode.fileCount, text);
  }
}
