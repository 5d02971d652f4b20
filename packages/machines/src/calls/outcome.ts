import { errorCode as code } from '@qianwei/api/contract/envelope';
import type { ApiError } from '@qianwei/api/errors';

/** A failed call: the fields of an `ApiError` as plain JSON data. */
export type Failure = Readonly<Pick<ApiError, 'kind' | 'message' | 'errorCode' | 'data'>>;

const fieldOf = (source: unknown, name: string): unknown =>
  typeof source === 'object' && source !== null ? (source as Record<string, unknown>)[name] : undefined;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Converts the error of an actor; anything that is no `ApiError` counts as `network`. */
export function failureOf(error: unknown): Failure {
  const { kind = 'network', message = '', errorCode, data } = (error ?? {}) as Partial<ApiError>;
  return { kind, message, errorCode, data };
}

/** The failure in an error event of an actor. */
export const failureIn = (event: unknown): Failure => failureOf(fieldOf(event, 'error'));

/** The student must log in again. */
export const isSessionEnd = ({ errorCode }: Failure) =>
  errorCode === code.sessionInvalid || errorCode === code.loggedInElsewhere;

/** Another device has taken over; `data` says which. */
export const isConflict = ({ errorCode }: Failure) => errorCode === code.conflict;

/** The state forbids it; of an attempt: handed in, or its time and grace are up. */
export const isStateForbidden = ({ errorCode }: Failure) => errorCode === code.stateForbids;

/** The payload was refused: repeating it is useless. */
export const isBadPayload = ({ errorCode }: Failure) => errorCode === code.badParameter;

/** The submission lacked the honesty statement: its answers are not the cause. */
export const isAboutHonesty = ({ data }: Failure) =>
  fieldOf(fieldOf(data, 'fieldErrors'), 'honest') !== undefined;

const transientCodes: readonly (number | undefined)[] = [
  code.sessionInvalid,
  code.loggedInElsewhere,
  code.mustChangePassword,
  code.badSignature,
  code.tooFrequent,
  code.serverBusy,
];

/** The same call may well succeed later: no answer, a broken one, a busy server, a session that ended. */
export const isTransient = ({ kind, errorCode }: Failure) =>
  kind !== 'business' || transientCodes.includes(errorCode);

/** `data.testRecordId` of a refusal; null when there is none. */
export const recordIn = ({ data }: Failure): string | null => textOf(fieldOf(data, 'testRecordId')) || null;

/** Another device that answers, and since when: texts of a refusal, which nothing has checked. */
export interface Holder {
  readonly device: string;
  readonly since: string;
}

/** `data.device` and `data.since` of a conflict. */
export const holderIn = ({ data }: Failure): Holder => ({
  device: textOf(fieldOf(data, 'device')),
  since: textOf(fieldOf(data, 'since')),
});

/** Parameters of an action: the error of an actor. */
export const errorOf = ({ event }: { event: { error: unknown } }): unknown => event.error;

/** Parameters of an action: the result of an actor. */
export const outputOf = <Output>({ event }: { event: { output: Output } }): Output => event.output;

/** Pauses between calls that fail, ms: from `min`, doubling up to `max`. */
const pauses = { min: 1000, max: 15_000 };

/**
 * ms to wait after this many failures (from 1) in a row: doubling from 1 s to 15 s, the second half of each step
 * random (`random`, 0–1), so that thousands who lost the server together do not come back together.
 */
export function retryDelay(failures: number, random: number, { min, max } = pauses): number {
  const step = Math.min(max, min * 2 ** Math.max(0, failures - 1));
  return Math.round(Math.max(min, step / 2 + (step / 2) * random));
}
