import { errorCode } from '@qianwei/api/contract/envelope';
import type { UploadScene } from '@qianwei/api/contract/upload';
import { Refusal } from '../http/refusal.ts';
import type { ByteSource } from './byte-source.ts';
import { archiveType, type ContentType, contentType, endings, looksLikeZip, mimes } from './content-type.ts';
import { pictureSize } from './picture-size.ts';
import { type SceneRules, scenes } from './scenes.ts';
import { createTurns } from './turns.ts';
import { openZip } from './zip-archive.ts';
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

const refuse = (text: string) => new Refusal(errorCode.fileContent, text);

function checkType(type: ContentType | null, name: string, rules: SceneRules): ContentType {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!rules.types.some((allowed) => endings[allowed].includes(ending)))
    throw new Refusal(errorCode.fileType, rules.text);
  if (type === null || !rules.types.includes(type) || !endings[type].includes(ending))
    throw refuse('文件内容与扩展名不符，请核对后重新上传');
  return type;
}

/** Archives are unpacked to check them: two at once leave the threads of the process to others. */
const enter = createTurns(2);

async function checkArchive(content: ByteSource, name: string, rules: SceneRules): Promise<ContentType> {
  const leave = await enter();
  const archive = await openZip(content);
  try {
    if (archive === null) throw refuse('文件已损坏，无法打开，请重新上传');
    const type = checkType(archiveType(archive.entries), name, rules);
    const problem = await zipProblem(archive, content.size);
    if (problem !== null) throw refuse(problem);
    return type;
  } finally {
    archive?.close();
    leave();
  }
}

function checkPixels({ width, height }: { width: number; height: number }, rules: SceneRules): void {
  if (width * height > maxPixels) throw refuse('图片像素过大，请缩小后重新上传');
  const { pixels, longSide = 0, square = false } = rules;
  if (pixels !== undefined && (width !== pixels.width || height !== pixels.height)) {
    throw refuse(`${rules.text}，当前为 ${width}×${height}`);
  }
  if (Math.max(width, height) < longSide) throw refuse(rules.text);
  if (square && width !== height) throw refuse('头像须裁剪为正方形');
}

/**
 * Checks a file by its content, a little at a time: type, size, pixels, archive. Throws 1060001 type, 1060002 size, 1060003
 * content.
 */
export async function checkUpload(
  scene: UploadScene,
  name: string,
  content: ByteSource,
): Promise<CheckedUpload> {
  const rules = scenes[scene];
  checkSize(content.size, rules);
  const type = (await looksLikeZip(content))
    ? await checkArchive(content, name, rules)
    : checkType(await contentType(content), name, rules);
  if (!pictures.has(type)) return { mime: mimes[type] };
  const size = await pictureSize(content, type === 'jpg');
  checkPixels(size, rules);
  return { mime: mimes[type], ...size };
}
