import type { ApplyMaterial, MaterialFile } from '@qianwei/api/contract/graduation/apply';
import { photoPixels } from '@qianwei/api/contract/sign-up/photo-pixels';
import { listDay } from '@qianwei/api/time/words';
import { sizeWords } from '@qianwei/ui/FileUpload/check-file';

/** The photo that staff have returned, with their reason. */
export interface ReturnedPhoto {
  readonly fileId: string;
  readonly reason: string;
}

/** The student's photos, and the one that staff have returned. */
export interface KnownPhotos {
  /** Photos that can be handed in, and those that are out of date; none with the content of the returned one. */
  readonly kept: readonly MaterialFile[];
  /** The returned one; null when nothing was returned, or it is not stored any more. */
  readonly original: MaterialFile | null;
}

/** Parts the photos of the safe from the returned one. `fresh`: photos that were uploaded on this page, the newest first. */
export function knownPhotos(
  { files }: ApplyMaterial,
  fresh: readonly MaterialFile[],
  returned: ReturnedPhoto | undefined,
): KnownPhotos {
  const all = [...fresh, ...files];
  const original = all.find(({ fileId }) => fileId === returned?.fileId) ?? null;
  const isReturned = ({ fileId, sha256 }: MaterialFile) =>
    fileId === returned?.fileId || sha256 === original?.sha256;
  const isFirst = ({ sha256 }: MaterialFile, at: number) =>
    all.findIndex((other) => other.sha256 === sha256) === at;
  return { kept: all.filter((file, at) => isFirst(file, at) && !isReturned(file)), original };
}

/** The factor by which a picture is enlarged when the largest part in the photo's proportions is cut; 1 when it is not. */
const enlargement = (width: number, height: number): number =>
  Math.max(1, photoPixels.width / width, photoPixels.height / height);

/** True for a photo of exactly the pixels that are asked for, and where they are not known. */
export const hasPixels = ({ width, height }: MaterialFile): boolean =>
  width === null || height === null || (width === photoPixels.width && height === photoPixels.height);

const pixelWords = ({ width, height }: MaterialFile): string => `${width ?? '?'} × ${height ?? '?'}`;

/** `480 × 640，212 KB，2026-05-20 上传，可用到 2027-05-20`. */
export const photoWords = (photo: MaterialFile): string =>
  [
    pixelWords(photo),
    sizeWords(photo.fileSize),
    `${listDay(photo.storedTime)} 上传`,
    ...(photo.validUntil === null ? [] : [`可用到 ${photo.validUntil}`]),
    ...(photo.checked === null ? [] : [`${photo.checked.by}审核通过`]),
  ].join('，');

/** Outcome of cutting the returned photo: `413 × 626，要放大 1.16 倍，会略模糊`. */
export function cutWords(photo: MaterialFile): string {
  const { width, height } = photo;
  if (width === null || height === null) return '按 480 × 640 裁';
  const factor = enlargement(width, height);
  if (factor > 1) return `${pixelWords(photo)}，要放大 ${factor.toFixed(2)} 倍，会略模糊`;
  if (hasPixels(photo)) return `${pixelWords(photo)}，裁小了要放大，会略模糊`;
  return `${pixelWords(photo)}，裁成 480 × 640`;
}
