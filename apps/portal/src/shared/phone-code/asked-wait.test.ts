import { errorCode } from '@qianwei/api/contract/envelope';
import { ApiError } from '@qianwei/api/errors';
import { expect, it } from 'vitest';
import { askedWait } from './asked-wait.ts';

const refused = (data: unknown) =>
  new ApiError('business', '操作过于频繁', { errorCode: errorCode.tooFrequent, data });

it.each([
  [refused({ retryAfter: 48 }), 48],
  [refused({ waitSeconds: 48 }), 48],
  [refused({ retryAfter: 0 }), undefined],
  [refused({ retryAfter: 'soon' }), undefined],
  [refused(null), undefined],
  [new ApiError('network', '网络连接异常，请稍后再试！'), undefined],
  [new TypeError('mistake'), undefined],
])('%# a refusal asks to wait, or does not', (error, seconds) => {
  expect(askedWait(error)).toBe(seconds);
});
