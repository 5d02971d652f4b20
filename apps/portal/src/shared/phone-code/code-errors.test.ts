import { errorCode } from '@qianwei/api/contract/envelope';
import { ApiError, toApiError } from '@qianwei/api/errors';
import { describe, expect, it } from 'vitest';
import { askedWait, codeAtItsField, needsCaptcha } from './code-errors.ts';

const refused = (code: number, details: { data?: unknown; fieldErrors?: Record<string, string> } = {}) =>
  new ApiError('business', '不正确', { errorCode: code, ...details });

describe('what the server refuses about a code', () => {
  it.each([
    ['a wrong captcha', refused(errorCode.captchaWrong), { code: '不正确' }],
    ['a wrong SMS code', refused(errorCode.smsCodeWrong), { smsCode: '不正确' }],
    [
      'one that the server has put at its field',
      refused(errorCode.smsCodeWrong, { fieldErrors: { smsCode: '还可以试 2 次' } }),
      { smsCode: '还可以试 2 次' },
    ],
    ['anything else', refused(errorCode.tooFrequent), {}],
  ])('%s is shown at its field', (_what, error, fieldErrors) => {
    expect(toApiError(codeAtItsField(error))).toMatchObject({ message: '不正确', fieldErrors });
  });

  it('keeps the error code and the data for the caller', () => {
    const data = { captchaRequired: true };
    const placed = codeAtItsField(refused(errorCode.captchaWrong, { data }));
    expect(placed).toMatchObject({ errorCode: errorCode.captchaWrong, data });
  });

  it('reports whether the next attempt needs a captcha', () => {
    expect(needsCaptcha(refused(errorCode.captchaWrong))).toBe(true);
    expect(needsCaptcha(refused(errorCode.badParameter, { data: { captchaRequired: true } }))).toBe(true);
    expect(needsCaptcha(refused(errorCode.badParameter, { data: { captchaRequired: 'yes' } }))).toBe(false);
    expect(needsCaptcha(refused(errorCode.badParameter))).toBe(false);
    expect(needsCaptcha(new TypeError('Failed to fetch'))).toBe(false);
  });

  const tooFrequent = (data: unknown) => refused(errorCode.tooFrequent, { data });

  it.each([
    [tooFrequent({ retryAfter: 48 }), 48],
    [tooFrequent({ waitSeconds: 48 }), 48],
    [tooFrequent({ retryAfter: 0 }), undefined],
    [tooFrequent({ retryAfter: 'soon' }), undefined],
    [tooFrequent(null), undefined],
    [new ApiError('network', '网络连接异常，请稍后再试！'), undefined],
    [new TypeError('mistake'), undefined],
  ])('%# says how long to wait, or does not', (error, seconds) => {
    expect(askedWait(error)).toBe(seconds);
  });
});
