import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { dateTime, id, textUpTo } from '../fields.ts';
import { lettersIn } from './letters.ts';
import { thesisPayload } from './thesis.ts';

/** Characters of a message, and the files beside it. */
export const messageLimits = { characters: 1000, files: 3 } as const;

/** A message between student and advisor (论文互动). */
const thesisMessage = v.object({
  messageId: id,
  from: v.picklist(['STUDENT', 'TEACHER', 'OFFICE']),
  /** Name of the teacher or the office; empty for the student's own. */
  by: v.string(),
  time: dateTime,
  /** Plain text, shown as it was typed. */
  content: v.string(),
  /** The student has pressed 催一下: the message is to the office. */
  isUrge: v.boolean(),
  files: v.array(v.object({ fileId: id, fileName: v.string(), fileSize: v.number(), url: v.string() })),
});

/** A message between student and advisor. */
export type ThesisMessage = v.InferOutput<typeof thesisMessage>;

/** The messages of a thesis, the oldest first, at most the last 200; with `afterId` those after it. */
export const getThesisMessage = endpoint({
  path: '/v1/getThesisMessage',
  payload: v.object({ ...thesisPayload, afterId: v.optional(id) }),
  data: v.object({ list: v.array(thesisMessage), hasEarlier: v.boolean(), serverTime: dateTime }),
});

/** The messages of a thesis. */
export type ThesisMessages = DataOf<typeof getThesisMessage>;

/**
 * Sends a message to the advisor, or with `urge` asks the office to remind the teacher, whose text may be empty. 1040001 with the
 * field; 1040003 for more than 10 in ten minutes; 1050006 for a second 催一下 within 48 hours, 1050003 before five working days.
 */
export const sendThesisMessage = endpoint({
  path: '/v1/sendThesisMessage',
  mutates: true,
  payload: v.pipe(
    v.object({
      ...thesisPayload,
      content: textUpTo(messageLimits.characters),
      fileIds: v.pipe(
        v.array(id),
        v.maxLength(messageLimits.files, `最多上传 ${messageLimits.files} 个附件`),
      ),
      urge: v.optional(v.boolean(), false),
    }),
    v.forward(
      v.check(
        ({ content, fileIds, urge }) => urge || lettersIn(content) > 0 || fileIds.length > 0,
        '请输入留言内容',
      ),
      ['content'],
    ),
  ),
  data: v.object({ messageId: id, time: dateTime }),
});
