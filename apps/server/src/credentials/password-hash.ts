import { hash, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB, two passes, one lane: about forty hashes a second on two cores. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Made once with the same cost from a text that is nobody's password.
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$TlmJ75S3DywqGzkCqpBafA$tC+qIGPsfXzsQcPu0E2m7jZtn7O9MXRnwMysWi+LD3g';

/** The hash to store: a PHC string with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** True for the password of the hash. Null takes as long and is false: nobody learns whether an account exists. */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? nobodysHash, password);
  return matches && storedHash !== null;
}
