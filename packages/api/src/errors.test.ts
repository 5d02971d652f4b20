import { expect, it } from 'vitest';
import { ApiError, noAnswerText, toApiError } from './errors.ts';

it('keeps an ApiError as it is', () => {
  const refused = new ApiError('business', '公告不存在', { errorCode: 1050005 });
  expect(toApiError(refused)).toBe(refused);
});

it('ERR-4 makes a network failure of code that did not arrive, with its cause for whoever mends it', () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  expect(toApiError(cause)).toMatchObject({ kind: 'network', message: noAnswerText, cause });
});
