import { errorCode } from '@qianwei/api/contract/envelope';
import { ApiError } from '@qianwei/api/errors';

const fields: Readonly<Record<number, string>> = {
  [errorCode.captchaWrong]: 'code',
  [errorCode.smsCodeWrong]: 'smsCode',
};

/** A wrong captcha (1040004) and a wrong SMS code (1040005) belong to their fields, also when the server names none. */
export function codeAtItsField(error: unknown): unknown {
  const field = error instanceof ApiError && fields[error.errorCode ?? 0];
  if (!field || error.fieldErrors[field] !== undefined) return error;
  const { kind, message, errorCode: code, data } = error;
  return new ApiError(kind, message, {
    errorCode: code,
    data,
    fieldErrors: { ...error.fieldErrors, [field]: message },
  });
}

/** True when the next attempt needs a captcha: the server asks for one, or the one it got was wrong. */
export function needsCaptcha(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const data = (error.data ?? {}) as { captchaRequired?: unknown };
  return data.captchaRequired === true || error.errorCode === errorCode.captchaWrong;
}

/** Seconds that a refusal asks to wait (1040003); undefined when it asks for none. */
export function askedWait(error: unknown): number | undefined {
  const data: unknown = error instanceof ApiError ? error.data : null;
  if (typeof data !== 'object' || data === null) return undefined;
  const seconds = Number(
    'waitSeconds' in data ? data.waitSeconds : 'retryAfter' in data ? data.retryAfter : 0,
  );
  return seconds > 0 ? seconds : undefined;
}
