import { errorCode } from '@qianwei/api/contract/envelope';
import type { UploadScene } from '@qianwei/api/contract/upload';
import { imageSize } from 'image-size';
import { Refusal } from '../http/refusal.ts';
import { type ContentType, contentType, endings, mimes } from './content-type.ts';
import { type SceneRules, scenes } from './scenes.ts';
import { looksLikeZip, zipEntries } from './zip-directory.ts';
import { zipProblem } from './zip-problem.ts';

/** What was found in a file that may be kept. */
export interface CheckedUpload {
  readonly mime: string;
  /** Pixels, for pictures. */
  readonly width?: number;
  readonly height?: number;
}

// A picture of more would fill memory when it is opened (a "decompression bomb").
const maxPixels = 40_000_000;

const pictures: ReadonlySet<ContentType> = new Set(['jpg', 'png', 'webp', 'gif']);

function checkSize(size: number, { minSize = 1, maxSize, sizeText, text }: SceneRules): void {
  if (size === 0) throw new Refusal(errorCode.fileContent, '文件是空的，请重新选择');
  if (size < minSize || size > maxSize) throw new Refusal(errorCode.fileSize, sizeText ?? text);
}

function typeOf(content: Uint8Array, name: string, rules: SceneRules): ContentType {
  const entries = looksLikeZip(content) ? zipEntries(content) : null;
  if (entries === null && looksLikeZip(content))
    throw new Refusal(errorCode.fileContent, '文件已损坏，无法打开，请重新上传');
  const type = contentType(content, entries);
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!rules.types.some((allowed) => endings[allowed].includes(ending)))
    throw new Refusal(errorCode.fileType, rules.text);
  if (type === null || !rules.types.includes(type) || !endings[type].includes(ending)) {
    throw new Refusal(errorCode.fileContent, '文件内容与扩展名不符，请核对后重新上传');
  }
  const problem = entries === null ? null : zipProblem(entries);
  if (problem !== null) throw new Refusal(errorCode.fileContent, problem);
  return type;
}

function measure(content: Uint8Array): { width: number; height: number } {
  try {
    const { width, height } = imageSize(content);
    if (width > 0 && height > 0) return { width, height };
  } catch {
    // Said below.
  }
  throw new Refusal(errorCode.fileContent, '图片已损坏，无法打开，请重新上传');
}

function checkPixels({ width, height }: { width: number; height: number }, rules: SceneRules): void {
  const refuse = (text: string) => new Refusal(errorCode.fileContent, text);
  if (width * height > maxPixels) throw refuse('图片像素过大，请缩小后重新上传');
  const { pixels, longSide = 0, square = false } = rules;
  if (pixels !== undefined && (width !== pixels.width || height !== pixels.height)) {
    throw refuse(`${rules.text}，当前为 ${width}×${height}`);
  }
  if (Math.max(width, height) < longSide) throw refuse(rules.text);
  if (square && width !== height) throw refuse('头像须裁剪为正方形');
}

/** Checks a file by its content: type, size, pixels, archive. Throws 1060001 type, 1060002 size, 1060003 content. */
export function checkUpload(scene: UploadScene, name: string, content: Uint8Array): CheckedUpload {
  const rules = scenes[scene];
  checkSize(content.length, rules);
  const type = typeOf(content, name, rules);
  if (!pictures.has(type)) return { mime: mimes[type] };
  const size = measure(content);
  checkPixels(size, rules);
  return { mime: mimes[type], ...size };
}
