import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { id } from './fields.ts';

/** What a file is for; decides types, size and checks (screens 2.3). */
export const uploadScene = v.picklist([
  'SIGNUP_PHOTO',
  'GRAD_PHOTO',
  'AVATAR',
  'ID_CARD_FRONT',
  'ID_CARD_BACK',
  'PRE_DIPLOMA',
  'CHSI_REPORT',
  'MORAL_FORM',
  'REGISTER_FORM',
  'EXEMPT_PROOF',
  'DEGREE_PROOF',
  'THESIS_FILE',
  'THESIS_IMAGE',
  'AI_EVIDENCE',
  'DEFENCE_PPT',
  'PRACTICE_REPORT',
  'QA_FILE',
  'SIGNATURE',
]);

/** What a file is for; it decides kinds and size. */
export type UploadScene = v.InferOutput<typeof uploadScene>;

/** Hands in one file. `sig` and `t` travel in the query string, the file is left out of the signature (API-7, API-8). */
export const upload = endpoint({
  path: '/v1/upload',
  access: 'passwordChange',
  multipart: true,
  payload: v.object({
    file: v.instance(Blob, '请选择文件'),
    scene: uploadScene,
    bizId: v.optional(id),
    guestTicket: v.optional(v.pipe(v.string(), v.maxLength(128))),
  }),
  data: v.object({
    fileId: id,
    fileName: v.string(),
    /** Bytes. */
    fileSize: v.number(),
    /** MIME type found in the content. */
    fileType: v.string(),
    /** Works for 10 minutes. */
    url: v.string(),
    /** Pixels, for pictures. */
    width: v.optional(v.number()),
    height: v.optional(v.number()),
    sha256: v.string(),
    warnings: v.array(v.string()),
  }),
});
