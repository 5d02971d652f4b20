import type { MaterialFile } from '@qianwei/api/contract/graduation/apply';
import { formatMomentDay } from '@qianwei/api/time/moment';
import { calendarDaysLeft, listDay, remainingWords } from '@qianwei/api/time/words';
import { sizeWords } from '@qianwei/ui/FileUpload/check-file';
import { earlierFile, type UploadFile } from '@qianwei/ui/FileUpload/upload-file';
import { checkCode } from '../files/check-code.ts';

/** For so many days before its last one a file says how long it can still be used. */
const soonDays = 90;

/** Validity of a file: usable, usable for a short time (`left`), expired. */
export type Validity = { kind: 'USABLE' } | { kind: 'SOON'; left: string } | { kind: 'EXPIRED' };

/** The validity of a file at `now` (ms). */
export function validityOf({ validUntil }: Pick<MaterialFile, 'validUntil'>, now: number): Validity {
  if (validUntil === null) return { kind: 'USABLE' };
  if (validUntil < formatMomentDay(now)) return { kind: 'EXPIRED' };
  const days = calendarDaysLeft(validUntil, now);
  if (days > soonDays) return { kind: 'USABLE' };
  // A file can be used on its last day, too.
  const left =
    days > 1 ? remainingWords(validUntil, now, 'START', '到期') : `${days === 0 ? '今天' : '明天'}到期`;
  return { kind: 'SOON', left };
}

/** 离到期还有 68 天 · 可用 · 已过期. */
export function lastingWords(validity: Validity): string {
  if (validity.kind === 'EXPIRED') return '已过期';
  return validity.kind === 'USABLE' ? '可用' : validity.left;
}

/** Result of the check by staff: `10-28 毕业申请审核通过`; empty before they have looked at it. */
export const checkWords = ({ checked }: MaterialFile, now: number): string =>
  checked === null ? '' : `${listDay(checked.time, now)} ${checked.by}审核通过`;

/** `有效期至 2027-01-28`; empty for ever. */
export const untilWords = ({ validUntil }: MaterialFile): string =>
  validUntil === null ? '' : `有效期至 ${validUntil}`;

/** Stored day and size. */
export const storedWords = ({ storedTime, fileSize }: MaterialFile): string =>
  `${listDay(storedTime)} 上传，${sizeWords(fileSize)}`;

/** A file of the student as an entry of the list of files. */
export function keptEntry({
  fileId,
  fileName,
  fileSize,
  fileType,
  sha256,
  url,
  checked,
}: MaterialFile): UploadFile {
  return earlierFile({
    ...{ id: fileId, name: fileName, size: fileSize, type: fileType },
    ...{ value: fileId, receipt: checkCode(sha256), url },
    ...(checked && { note: '已核验' }),
  });
}

/** A file of which only the id is known, such as one that the student has uploaded on another device. */
export const unknownEntry = (fileId: string): UploadFile =>
  earlierFile({ id: fileId, name: '已上传的文件', size: Number.NaN, type: '', value: fileId });

/** The picture of a stored photo, from the server. Throws when it does not come. */
export async function storedPicture({ url, fileName, fileType }: MaterialFile): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new TypeError(`The photo answered ${response.status}`);
  return new File([await response.blob()], fileName, { type: fileType });
}
