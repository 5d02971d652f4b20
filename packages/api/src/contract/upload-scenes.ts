import { photoPixels } from './sign-up/photo-pixels.ts';
/** Kinds of files that the portal takes. */
export type FileType = 'jpg' | 'png' | 'webp' | 'gif' | 'pdf' | 'docx' | 'pptx' | 'zip' | 'ppt';

/** MIME type of each kind, and the endings (small letters, no dot) that its names may have. */
export const fileTypes: Readonly<Record<FileType, { mime: string; endings: readonly string[] }>> = {
  jpg: { mime: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  png: { mime: 'image/png', endings: ['png'] },
  webp: { mime: 'image/webp', endings: ['webp'] },
  gif: { mime: 'image/gif', endings: ['gif'] },
  pdf: { mime: 'application/pdf', endings: ['pdf'] },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
  },
  pptx: {
    mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    endings: ['pptx'],
  },
  zip: { mime: 'application/zip', endings: ['zip'] },
  ppt: { mime: 'application/vnd.ms-powerpoint', endings: ['ppt'] },
};

/** Rules of uploads for one purpose (screens 2.3). The portal checks first to save the upload, the server decides. */
export interface UploadSceneRules {
  readonly types: readonly FileType[];
  /** Bytes. Default 1. */
  readonly minBytes?: number;
  /** Bytes. */
  readonly maxBytes: number;
  /** Exact size in pixels. */
  readonly pixels?: { readonly width: number; readonly height: number };
  /** The minimum of the longer side, pixels. */
  readonly longSide?: number;
  /** Width and height must be equal. */
  readonly square?: boolean;
  /** How many files belong to one `bizId`. Default 1 for the portal; the server then does not count. */
  readonly maxCount?: number;
  /** The hint of the field before anything is chosen; without a full stop, so that a page may add to it. */
  readonly hint: string;
  /** The error for another type, and for another size without `sizeText`. */
  readonly text: string;
  readonly sizeText?: string;
  /** The error for more than `maxCount` files. */
  readonly countText?: string;
}

const kb = 1024;
const mb = 1024 * kb;

const portrait: UploadSceneRules = {
  types: ['jpg'],
  minBytes: 20 * kb,
  maxBytes: 500 * kb,
  pixels: photoPixels,
  hint: 'JPG，480×640 像素，20KB–500KB',
  text: '照片须为 480×640 像素的 JPG',
  sizeText: '照片大小应在 20KB–500KB',
};

const idCard = (side: string): UploadSceneRules => ({
  types: ['jpg', 'png'],
  maxBytes: 5 * mb,
  longSide: 1000,
  hint: 'JPG 或 PNG，不超过 5MB，长边不少于 1000 像素',
  text: `请上传清晰的身份证${side}（JPG 或 PNG，不超过 5MB，长边不少于 1000 像素）`,
});

const proof: UploadSceneRules = {
  types: ['pdf', 'jpg', 'png'],
  maxBytes: 10 * mb,
  maxCount: 5,
  hint: 'PDF、JPG 或 PNG，单个不超过 10MB，最多 5 个',
  text: '仅支持 PDF、JPG、PNG，单个不超过 10MB',
  countText: '每项最多上传 5 个文件',
};

const rules = {
  SIGNUP_PHOTO: portrait,
  GRAD_PHOTO: portrait,
  AVATAR: {
    types: ['jpg', 'png', 'webp'],
    maxBytes: 2 * mb,
    square: true,
    hint: 'JPG、PNG 或 WebP，不超过 2MB',
    text: '头像仅支持 JPG、PNG 或 WebP 图片',
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
  THESIS_FILE: {
    types: ['docx', 'pdf'],
    maxBytes: 20 * mb,
    hint: 'DOCX 或 PDF，单个不超过 20MB',
    text: '仅支持 DOCX、PDF，单个不超过 20MB',
  },
  THESIS_IMAGE: {
    types: ['jpg', 'png', 'gif', 'webp'],
    maxBytes: 5 * mb,
    hint: 'JPG、PNG、GIF 或 WebP，不超过 5MB',
    text: '图片须为 JPG、PNG、GIF 或 WebP',
    sizeText: '图片不能超过 5MB',
  },
  AI_EVIDENCE: {
    types: ['jpg', 'png', 'pdf'],
    maxBytes: 10 * mb,
    maxCount: 10,
    hint: 'JPG、PNG 或 PDF，单个不超过 10MB，最多 10 个',
    text: '佐证文件仅支持 JPG、PNG、PDF，单个不超过 10MB',
    countText: '最多上传 10 个佐证文件',
  },
  DEFENCE_PPT: {
    types: ['ppt', 'pptx', 'pdf'],
    maxBytes: 30 * mb,
    hint: 'PPT、PPTX 或 PDF，不超过 30MB',
    text: '仅支持 PPT、PPTX、PDF，不超过 30MB',
  },
  PRACTICE_REPORT: {
    types: ['docx', 'pdf', 'zip'],
    maxBytes: 20 * mb,
    maxCount: 3,
    hint: 'DOCX、PDF 或 ZIP，最多 3 个，单个不超过 20MB',
    text: '仅支持 DOCX、PDF、ZIP',
    sizeText: '实践报告最多 3 个文件，单个不超过 20MB',
    countText: '实践报告最多 3 个文件',
  },
  QA_FILE: {
    types: ['jpg', 'png', 'pdf', 'docx'],
    maxBytes: 10 * mb,
    maxCount: 3,
    hint: 'JPG、PNG、PDF 或 DOCX，单个不超过 10MB，最多 3 个',
    text: '仅支持 JPG、PNG、PDF、DOCX',
    sizeText: '单个附件不能超过 10MB',
    countText: '最多上传 3 个附件',
  },
  SIGNATURE: {
    types: ['png'],
    maxBytes: 200 * kb,
    hint: 'PNG，不超过 200KB',
    text: '签名须为 PNG 图片，不超过 200KB',
  },
} as const satisfies Record<string, UploadSceneRules>;

/** The purpose of a file; it decides types, size and number. */
export type UploadScene = keyof typeof rules;

/** The rules of every scene. */
export const uploadScenes: Readonly<Record<UploadScene, UploadSceneRules>> = rules;

/** Errors for a file of any scene. */
export const uploadTexts = {
  empty: '文件是空的，请重新选择',
  /** The content is not what the ending promises: a renamed program, a broken document. */
  mismatch: '文件内容与扩展名不符，请重新选择',
} as const;
