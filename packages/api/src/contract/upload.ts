import * as v from 'valibot';
import { type DataOf, endpoint } from '../endpoint.ts';
import { dateTime, id } from './fields.ts';
import { type UploadScene, uploadScenes } from './upload-scenes.ts';

/** The purpose of a file; it decides types, size and checks (screens 2.3, `upload-scenes.ts`). */
const uploadScene = v.picklist(Object.keys(uploadScenes) as UploadScene[]);

/**
 * Uploads one file. `sig` and `t` are in the query string, the file is left out of the signature (API-7, API-8). A guest's
 * `guestTicket` also travels as a header, by which the server knows who sends before it reads the file.
 */
export const upload = endpoint({
  path: '/v1/upload',
  access: 'guest',
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
    /** Valid for 10 minutes. */
    url: v.string(),
    /** Pixels, for pictures. */
    width: v.optional(v.number()),
    height: v.optional(v.number()),
    sha256: v.string(),
    warnings: v.array(v.string()),
  }),
});

/** Files that the student has uploaded for a purpose within a year and can hand in again, the newest first (材料保险箱). */
export const getOwnFiles = endpoint({
  path: '/v1/getOwnFiles',
  payload: v.object({ scene: uploadScene }),
  data: v.object({
    list: v.array(
      v.object({
        fileId: id,
        fileName: v.string(),
        /** Bytes. */
        fileSize: v.number(),
        fileType: v.string(),
        sha256: v.string(),
        storedTime: dateTime,
      }),
    ),
  }),
});

/** A file that the student has uploaded before. */
export type OwnFile = DataOf<typeof getOwnFiles>['list'][number];
