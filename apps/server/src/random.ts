import { hash, randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Source of chance: always cryptographic, replaceable in tests. */
export interface Random {
  /** A new record's id (UUID). */
  id(): string;
  /** Unguessable text for tokens: `bytes` random bytes as base64url, 32 by default. */
  token(bytes?: number): string;
  /** `count` decimal digits, leading zeros kept. */
  digits(count: number): string;
  /** A whole number from 0 to `limit` − 1. */
  below(limit: number): number;
  /** A number from 0 to 1, 1 excluded. */
  fraction(): number;
}

/** The machine's own cryptographic chance. */
export const systemRandom: Random = {
  id: () => randomUUID(),
  token: (bytes = 32) => randomBytes(bytes).toString('base64url'),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
  below: (limit) => randomInt(limit),
  fraction: () => randomInt(2 ** 47) / 2 ** 47,
};

/** The limits of a random number. */
export type Range = readonly [min: number, max: number];

/** A random number in the range, its maximum excluded. */
export const between = (random: Random, [min, max]: Range) => min + random.fraction() * (max - min);

/**
 * Stored form of a token of `Random`, such as a session's or a ticket's: its SHA-256 as lower-case hex. No
 * salt, because a token cannot be guessed, and because it is found again by its hash.
 */
export const tokenHash = (token: string): string => hash('sha256', token, 'hex');
