import { formatDateTime } from '../time.ts';
import type { FileAnswer } from './file-answer.ts';
import type { StudentContext } from './implement.ts';
import { limitRate } from './rate-limit.ts';

/** A file costs more than an answer: ten in ten minutes, of all kinds together, are for whoever prints, not for a loop. */
const fileLimit = { name: 'file', max: 10, seconds: 600 };

/** Answers a call with its list or, with `export`, with a file. Throws 1040003 for an eleventh file in ten minutes. */
export const listOrFile =
  <Payload extends { readonly export?: boolean | undefined }, Data>(
    list: (context: StudentContext, payload: Payload) => Promise<Data>,
    file: (context: StudentContext, payload: Payload) => Promise<FileAnswer>,
  ) =>
  async (context: StudentContext, payload: Payload): Promise<Data | FileAnswer> => {
    if (payload.export !== true) return list(context, payload);
    await limitRate(context, { ...fileLimit, subject: context.session.studentId });
    return file(context, payload);
  };

/** Answers a call that has nothing but a file (`export: true`); the JSON beside it has only the time. Throws 1040003 as `listOrFile`. */
export const onlyFile = <Payload extends { readonly export: true }>(
  file: (context: StudentContext, payload: Payload) => Promise<FileAnswer>,
) => listOrFile(async ({ clock }) => ({ serverTime: formatDateTime(clock.now()) }), file);
