import type { FileUploadTexts } from './FileUpload.texts.ts';
import type { UploadFile } from './upload-file.ts';

/** The last announcement about the files, and those that still need one. */
export interface UploadNews {
  files: readonly UploadFile[];
  /** Ids that began and have not all ended. */
  batch: readonly string[];
  words: string;
}

const isUnderWay = ({ state }: UploadFile) =>
  state === 'waiting' || state === 'checking' || state === 'uploading';

/** The announcement after a change of the list: once when files begin and once when all have ended; none of a list without files. */
export function hearUploads(
  before: UploadNews,
  files: readonly UploadFile[],
  texts: Pick<FileUploadTexts, 'began' | 'ended'>,
): UploadNews {
  if (files.length === 0) return { files, batch: [], words: '' };
  const underWay = files.filter(isUnderWay);
  const begun = underWay.filter(({ id }) => !before.batch.includes(id));
  if (begun.length > 0) {
    const batch = [...before.batch, ...begun.map(({ id }) => id)];
    return { files, batch, words: texts.began(begun.length) };
  }
  if (underWay.length > 0 || before.batch.length === 0) return { ...before, files };
  const ended = files.filter(({ id }) => before.batch.includes(id));
  const failed = ended.filter(({ state }) => state === 'failed');
  const done = ended.filter(({ state }) => state === 'done');
  return { files, batch: [], words: texts.ended(done.length, failed.length, failed[0]?.error ?? '') };
}
