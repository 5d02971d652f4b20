import { photoPixels } from '@qianwei/api/contract/sign-up/photo-pixels';
import { uploadScenes } from '@qianwei/api/contract/upload-scenes';
import { sizeWords } from '@qianwei/ui/FileUpload/check-file';

const rules = uploadScenes.SIGNUP_PHOTO;
/** Bytes of a photo. */
export const photoBytes = { min: rules.minBytes ?? 1, max: rules.maxBytes };

/** Months for which a photo of a sign-up counts. */
export const signUpPhotoMonths = 12;

/** `ok`, `note`: it may be returned, `wrong`: it is refused, `person`: staff look at it. */
export type CheckState = 'ok' | 'note' | 'wrong' | 'person';

/** One check of a photo, with its value. */
export interface PhotoCheck {
  readonly name: string;
  readonly value: string;
  readonly state: CheckState;
  /** Advice, or the source of the value. */
  readonly hint?: string;
}

/** Measured from a photo's content. */
export interface PhotoFacts {
  readonly isJpeg: boolean;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Colour channels that the file says; 3 is RGB, 1 grey, 4 the four inks of print. */
  readonly channels: number;
  /** False for a black-and-white picture, also where its file says RGB. */
  readonly hasColour: boolean;
  /** Share of the background that is light and even, 0 to 1, and its darkest corner; null without one. */
  readonly background: number;
  readonly darkCorner: '左上角' | '右上角' | null;
}

/** Below this share the background may be returned. */
const evenBackground = 0.95;

/** The picture that a photo was cut from. */
interface Source {
  readonly facts: PhotoFacts;
  /** The chosen part has fewer pixels than a photo. */
  readonly isEnlarged: boolean;
}

/**
 * A picture that may not be used as it is: why, in Chinese, and whether cutting it helps. Null for one that fits. A picture
 * that is too small, or has no colour, does not become fit when the server stores it again.
 */
export function photoRefusal(facts: PhotoFacts): { text: string; isCut: boolean } | null {
  const { width, height, bytes, hasColour } = facts;
  const sizeText = `${rules.sizeText}，当前为 ${sizeWords(bytes)}`;
  if (bytes < photoBytes.min) return { text: `${sizeText}。请换一张没有压缩过的原图。`, isCut: false };
  if (!hasColour) return { text: '照片须为彩色，这张是黑白的，请换一张彩色照片。', isCut: false };
  if (isAcceptable(photoChecks(facts, null))) return null;
  if (width !== photoPixels.width || height !== photoPixels.height)
    return { text: `${rules.text}，当前为 ${width}×${height}。已帮你打开裁剪。`, isCut: true };
  return { text: `${bytes > photoBytes.max ? sizeText : rules.text}。已帮你打开裁剪。`, isCut: true };
}

/**
 * The checks of a photo one by one. `source` is null for one that is sent as it is; `months` is how old a photo may be, by default in
 * a sign-up.
 */
export function photoChecks(
  facts: PhotoFacts,
  source: Source | null,
  months: number = signUpPhotoMonths,
): PhotoCheck[] {
  const { isJpeg, width, height, bytes, channels, background, darkCorner } = facts;
  const { hasColour } = source?.facts ?? facts;
  const isColour = channels === 3 && hasColour;
  const { width: w, height: h } = photoPixels;
  const fits = bytes >= photoBytes.min && bytes <= photoBytes.max;
  const share = `${Math.round(background * 100)}%`;
  return [
    { name: '格式 JPG', value: isJpeg ? '是' : '不是', state: isJpeg ? 'ok' : 'wrong' },
    {
      name: `像素 ${w} × ${h}`,
      value: `${width} × ${height}`,
      state: width !== w || height !== h ? 'wrong' : source?.isEnlarged ? 'note' : 'ok',
      ...(source && {
        hint: source.isEnlarged
          ? `所选部分不到 ${w} × ${h}，是放大来的，不清晰可能被退回`
          : `由 ${source.facts.width} × ${source.facts.height} 裁得`,
      }),
    },
    {
      name: `大小 ${sizeWords(photoBytes.min)} 至 ${sizeWords(photoBytes.max)}`,
      value: sizeWords(bytes),
      state: fits ? 'ok' : 'wrong',
      ...(source && { hint: `原图 ${sizeWords(source.facts.bytes)}，已在本机压缩` }),
      ...(!fits && { hint: bytes < photoBytes.min ? '太小，看不清脸，请换一张' : '太大，请裁剪后再用' }),
    },
    {
      name: '彩色（RGB）',
      value: isColour ? '是' : '不是',
      state: isColour ? 'ok' : 'wrong',
    },
    background >= evenBackground
      ? { name: '背景浅色均匀', value: share, state: 'ok' }
      : {
          name: '背景浅色均匀',
          value: share,
          state: 'note',
          hint: `${darkCorner ?? '背景'}偏暗或不均匀，可能被退回；${source ? '挪一挪裁剪框' : '裁掉这一边'}，或换一张`,
        },
    {
      name: `一张脸、居中，近 ${months} 个月内拍摄`,
      value: '人工',
      state: 'person',
      hint: '由审核老师看',
    },
  ];
}

/** True for a photo that the server takes. */
export const isAcceptable = (checks: readonly PhotoCheck[]): boolean =>
  checks.every(({ state }) => state !== 'wrong');
