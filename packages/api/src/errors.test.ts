import { expect, it } from 'vitest';
import { ApiError, noAnswerText, toApiError } from './errors.ts';

it('keeps an ApiError as it is', () => {
  const refused = new ApiError('business', '公告不存在', { errorCode: 1050005 });
  expect(toApiError(refused)).toBe(refused);
});

it('ERR-4 reports code that did not load as a network failure, with its cause for the developer', () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  expect(toApiError(cause)).toMatchObject({ kind: 'network', message: noAnswerText, cause });
});
