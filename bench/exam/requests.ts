import { createHash } from 'node:crypto';
import { sign } from '@qianwei/api/signing';
import { answersOf, idOf, secretOf } from './paper.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A signed call of a student, as a browser sends it. */
export function signedRequest(
  url: URL,
  path: string,
  student: number,
  parameters: Record<string, unknown>,
): string {
  const body = JSON.stringify({ ...parameters, ...sign(parameters, Date.now(), sha256) });
  return [
    `POST /api/v1/${path} HTTP/1.1`,
    `host: ${url.host}`,
    'content-type: application/json',
    `token: ${secretOf('session', student)}`,
    'user-agent: Mozilla/5.0 (bench)',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}

/** A save: the student, its number and its size. */
export interface Save {
  readonly student: number;
  /** Which save of the student, from 1. */
  readonly save: number;
  readonly seq: number;
  /** How many answers it carries. */
  readonly answers: number;
}

const attemptOf = ({ student, save, seq, answers }: Save) => ({
  testRecordId: idOf('record', student),
  attemptToken: secretOf('attempt', student),
  seq,
  answers: answersOf(student, save, answers, Date.now()),
});

/** A signed call that saves. */
export const saveRequest = (url: URL, save: Save) =>
  signedRequest(url, 'saveAnswer', save.student, { ...attemptOf(save), blurCount: 0 });

/** A signed call that hands in, with the last answers. */
export const handInRequest = (url: URL, save: Save) =>
  signedRequest(url, 'submitTest', save.student, {
    ...attemptOf(save),
    auto: false,
    honest: true,
    requestNo: idOf('handIn', save.student),
  });
