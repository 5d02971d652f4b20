import { createHash } from 'node:crypto';

/** The id of something that has the same one in every demo institution, so that its address can be written down. */
export const lastingId = (seed: string): string =>
  createHash('sha256').update(seed).digest('hex').slice(0, 32);
