import { errorCode } from '@qianwei/api/contract/envelope';
import { type UploadScene, uploadScenes } from '@qianwei/api/contract/upload-scenes';
import { Refusal } from '../http/refusal.ts';

/** How much of a file is taken. */
export interface SizeLimit {
  readonly bytes: number;
  /** 1060002 with what to do. */
  tooLarge(): Refusal;
}

/** Limit of a file whose scene is not known yet. */
export const anySize: SizeLimit = {
  bytes: 30 * 1024 * 1024,
  tooLarge: () => new Refusal(errorCode.fileSize, '文件过大，单个文件不能超过 30MB，请压缩后重新上传'),
};

/** The limit of a scene as received, not checked yet; 30 MB for an unknown scene. */
export function sizeLimit(scene: unknown): SizeLimit {
  const isScene = typeof scene === 'string' && Object.hasOwn(uploadScenes, scene);
  if (!isScene) return anySize;
  const { maxBytes, sizeText, text } = uploadScenes[scene as UploadScene];
  return { bytes: maxBytes, tooLarge: () => new Refusal(errorCode.fileSize, sizeText ?? text) };
}
