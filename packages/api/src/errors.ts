/**
 * Why a call failed.
 * - `business`: the server refused, with an `errorCode`; also a payload that is wrong before it is sent (1040001).
 * - `http`: the answer's status was not 200–299.
 * - `network`: no answer came. `timeout`: none came in time. Both read alike for the student (ERR-4).
 * - `cancelled`: by the page or because the session ended; show nothing (API-16).
 * - `malformed`: the answer is not that of the contract: HTML, half a body, a field of another type.
 */
export type ApiErrorKind = 'business' | 'http' | 'network' | 'timeout' | 'cancelled' | 'malformed';

/** Text for a student when no answer came, or none in time (ERR-4). */
export const noAnswerText = '网络连接异常，请稍后再试！';

/** The optional parts of an `ApiError`. */
export interface ApiErrorDetails {
  errorCode?: number;
  status?: number;
  data?: unknown;
  fieldErrors?: Record<string, string>;
  detail?: string;
  cause?: unknown;
}

/** A failed call. `message` is Chinese, for the student. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The server's code, for `business`; see `errorCode` in the contract. */
  readonly errorCode?: number;
  /** The HTTP status, for `http`. */
  readonly status?: number;
  /** `data` of the refusal, unchecked. */
  readonly data?: unknown;
  /** One Chinese text for each wrong field (ERR-5); empty when no field is to blame. */
  readonly fieldErrors: Record<string, string>;
  /** English, for the developer: the call, and the path of the wrong field. Never shown to a student. */
  readonly detail?: string;

  constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.errorCode = details.errorCode;
    this.status = details.status;
    this.data = details.data;
    this.fieldErrors = details.fieldErrors ?? {};
    this.detail = details.detail;
  }
}

/**
 * Turns a thrown value into an `ApiError`. Anything else that a page catches is code that failed to load, which counts
 * as a network failure.
 */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('network', noAnswerText, { cause: error });
}

/** True for a cancelled call: nothing is shown or logged (API-16). */
export function isCancelled(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'cancelled';
}
