import { errorCode } from '@qianwei/api/contract/envelope';
import type { UploadScene } from '@qianwei/api/contract/upload';
import { Refusal } from '../http/refusal.ts';
import type { ContentType } from './content-type.ts';

/** What may be handed in for one purpose (screens 2.3). */
export interface SceneRules {
  readonly types: readonly ContentType[];
  /** Bytes. */
  readonly minSize?: number;
  /** Bytes. */
  readonly maxSize: number;
  /** Exact size in pixels. */
  readonly pixels?: { readonly width: number; readonly height: number };
  /** Pixels that the longer side must have. */
  readonly longSide?: number;
  /** Width and height must be equal. */
  readonly square?: boolean;
  /** How many belong to one `bizId`. */
  readonly maxCount?: number;
  /** Said when the type is wrong, and when the size is, unless `sizeText` says that. */
  readonly text: string;
  readonly sizeText?: string;
  readonly countText?: string;
}

const kb = 1024;
const mb = 1024 * kb;

const portrait: SceneRules = {
  types: ['jpg'],
  minSize: 20 * kb,
  maxSize: 500 * kb,
  pixels: { width: 480, height: 640 },
  text: '照片须为 480×640 像素的 JPG',
  sizeText: '照片大小应在 20KB–500KB',
};

const idCard = (side: string): SceneRules => ({
  types: ['jpg', 'png'],
  maxSize: 5 * mb,
  longSide: 1000,
  text: `请上传清晰的身份证${side}（JPG 或 PNG，不超过 5MB，长边不少于 1000 像素）`,
});

const proof: SceneRules = {
  types: ['pdf', 'jpg', 'png'],
  maxSize: 10 * mb,
  maxCount: 5,
  text: '仅支持 PDF、JPG、PNG，单个不超过 10MB',
  countText: '每项最多上传 5 个文件',
};

/** The rules of every scene. */
export const scenes: Readonly<Record<UploadScene, SceneRules>> = {
  SIGNUP_PHOTO: portrait,
  GRAD_PHOTO: portrait,
  AVATAR: {
    types: ['jpg', 'png', 'webp'],
    maxSize: 2 * mb,
    square: true,
    text: '头像须为 JPG、PNG 或 WebP 图片',
    sizeText: '头像不能超过 2MB',
  },
  ID_CARD_FRONT: idCard('人像面'),
  ID_CARD_BACK: idCard('国徽面'),
  PRE_DIPLOMA: proof,
  CHSI_REPORT: proof,
  MORAL_FORM: proof,
  REGISTER_FORM: proof,
  EXEMPT_PROOF: proof,
  DEGREE_PROOF: proof,
  THESIS_FILE: { types: ['docx', 'pdf'], maxSize: 20 * mb, text: '仅支持 DOCX、PDF，单个不超过 20MB' },
  THESIS_IMAGE: {
    types: ['jpg', 'png', 'gif', 'webp'],
    maxSize: 5 * mb,
    text: '图片须为 JPG、PNG、GIF 或 WebP',
    sizeText: '图片不能超过 5MB',
  },
  AI_EVIDENCE: {
    types: ['jpg', 'png', 'pdf'],
    maxSize: 10 * mb,
    maxCount: 10,
    text: '佐证文件仅支持 JPG、PNG、PDF，单个不超过 10MB',
    countText: '最多上传 10 个佐证文件',
  },
  DEFENCE_PPT: {
    types: ['ppt', 'pptx', 'pdf'],
    maxSize: 30 * mb,
    text: '仅支持 PPT、PPTX、PDF，不超过 30MB',
  },
  PRACTICE_REPORT: {
    types: ['docx', 'pdf', 'zip'],
    maxSize: 20 * mb,
    maxCount: 3,
    text: '实践报告仅支持 DOCX、PDF、ZIP，单个不超过 20MB',
    countText: '实践报告最多 3 个文件，单个不超过 20MB',
  },
  QA_FILE: {
    types: ['jpg', 'png', 'pdf', 'docx'],
    maxSize: 10 * mb,
    maxCount: 3,
    text: '附件仅支持 JPG、PNG、PDF、DOCX，单个不超过 10MB',
    countText: '最多上传 3 个附件',
  },
  SIGNATURE: { types: ['png'], maxSize: 200 * kb, text: '签名须为 PNG 图片，不超过 200KB' },
};

/** How much of a file is taken. */
export interface SizeLimit {
  readonly bytes: number;
  /** 1060002 with what to do. */
  tooLarge(): Refusal;
}

/** What holds for a file whose scene is not known yet. */
export const anySize: SizeLimit = {
  bytes: 30 * mb,
  tooLarge: () => new Refusal(errorCode.fileSize, '文件过大，单个文件不能超过 30MB，请压缩后重新上传'),
};

/** The limit of a scene as it was received; of any that is unknown, 30 MB. */
export function sizeLimit(scene: unknown): SizeLimit {
  const known = typeof scene === 'string' && Object.hasOwn(scenes, scene);
  if (!known) return anySize;
  const { maxSize, sizeText, text } = scenes[scene as UploadScene];
  return { bytes: maxSize, tooLarge: () => new Refusal(errorCode.fileSize, sizeText ?? text) };
}
