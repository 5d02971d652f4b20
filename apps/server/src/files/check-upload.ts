import { errorCode } from '@qianwei/api/contract/envelope';
import {
  type FileType,
  fileTypes,
  type UploadScene,
  type UploadSceneRules,
  uploadScenes,
  uploadTexts,
} from '@qianwei/api/contract/upload-scenes';
import { Refusal } from '../http/refusal.ts';
import type { ByteSource } from './byte-source.ts';
import { archiveType, contentType, isWholePdf, looksLikeZip } from './content-type.ts';
import { pictureSize } from './picture-size.ts';
import { createTurns } from './turns.ts';
import { endOfPng, isWholePicture } from './whole-picture.ts';
import { openZip } from './zip-archive.ts';
import { zipProblem } from './zip-problem.ts';

/** The findings about a file that may be kept. */
export interface CheckedUpload {
  readonly mime: string;
  /** Pixels, for pictures. */
  readonly width?: number;
  readonly height?: number;
}

// A picture of more would fill memory when it is opened (a "decompression bomb").
const maxPixels = 40_000_000;

const pictures: ReadonlySet<FileType> = new Set(['jpg', 'png', 'webp', 'gif']);

function checkSize(size: number, { minBytes = 1, maxBytes, sizeText, text }: UploadSceneRules): void {
  if (size === 0) throw new Refusal(errorCode.fileContent, uploadTexts.empty);
  if (size < minBytes || size > maxBytes) throw new Refusal(errorCode.fileSize, sizeText ?? text);
}

const refuse = (text: string) => new Refusal(errorCode.fileContent, text);

function checkType(type: FileType | null, name: string, rules: UploadSceneRules): FileType {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!rules.types.some((allowed) => fileTypes[allowed].endings.includes(ending)))
    throw new Refusal(errorCode.fileType, rules.text);
  if (type === null || !rules.types.includes(type) || !fileTypes[type].endings.includes(ending))
    throw refuse(uploadTexts.mismatch);
  return type;
}

/** Archives are unpacked to check them: two at once leave the threads of the process to others. */
const enter = createTurns(2);

async function checkArchive(content: ByteSource, name: string, rules: UploadSceneRules): Promise<FileType> {
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

function checkPixels({ width, height }: { width: number; height: number }, rules: UploadSceneRules): void {
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
  const rules = uploadScenes[scene];
  checkSize(content.size, rules);
  const type = (await looksLikeZip(content))
    ? await checkArchive(content, name, rules)
    : checkType(await contentType(content), name, rules);
  if (type === 'pdf' && !(await isWholePdf(content)))
    throw refuse('PDF 文件不完整或已损坏，请重新导出后上传');
  if (!pictures.has(type)) return { mime: fileTypes[type].mime };
  const size = await pictureSize(content, type === 'jpg');
  checkPixels(size, rules);
  if (!(await isWholePicture(content, type))) throw refuse('图片不完整，无法打开，请重新上传');
  // Else a picture with one byte more would be another file than the one that was returned. A camera writes behind a JPEG.
  if (type === 'png' && (await endOfPng(content)) !== content.size)
    throw refuse('图片末尾有多余的内容，请用看图软件另存为 PNG 后再上传');
  return { mime: fileTypes[type].mime, ...size };
}
