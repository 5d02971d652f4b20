import { ApiError } from '@qianwei/api/errors';

/** Seconds that a refusal asks to wait (1040003); undefined when it asks for none. */
export function askedWait(error: unknown): number | undefined {
  const data: unknown = error instanceof ApiError ? error.data : null;
  if (typeof data !== 'object' || data === null) return undefined;
  const seconds = Number(
    'waitSeconds' in data ? data.waitSeconds : 'retryAfter' in data ? data.retryAfter : 0,
  );
  return seconds > 0 ? seconds : undefined;
}
