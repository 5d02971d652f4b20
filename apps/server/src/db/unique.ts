const uniqueViolation = '23505';

/** Whether a statement failed because a unique index already holds the value; drivers wrap the cause differently. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === uniqueViolation) return true;
  }
  return false;
}
