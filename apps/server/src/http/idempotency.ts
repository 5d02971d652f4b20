import { errorCode } from '@qianwei/api/contract/envelope';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { idempotentRequest } from '../db/schema/operation.ts';
import type { Secrets } from '../secrets.ts';
import { type Envelope, refused, succeeded } from './envelope.ts';
import { Refusal } from './refusal.ts';

/** A call that must not happen twice. */
export interface MutatingCall {
  /** The account's id, or `guest`: a guest is known by the number alone, which can't be guessed. */
  readonly scope: string;
  /** 8–64 letters, digits, `-` or `_`. */
  readonly requestNo: string;
  readonly path: string;
  readonly parameters: Record<string, unknown>;
  readonly now: Date;
  /** Throws a Refusal when the first answer may not be given any more. */
  readonly requireRepeatable: (tx: Database, data: unknown) => Promise<void>;
}

const keptMs = 24 * 60 * 60_000;

/**
 * The `requestNo` among the parameters, or without one the signature: the same bytes sent again are a repeat too,
 * whoever sends them. Throws 1040001 when it is no such number.
 */
export function requestNoOf(parameters: Record<string, unknown>, sig: unknown): string {
  const value = parameters.requestNo;
  if (value === undefined || value === null) return String(sig);
  if (typeof value === 'string' && /^[\w-]{8,64}$/.test(value)) return value;
  throw new Refusal(errorCode.badParameter, '请求编号不正确，请刷新页面后重试');
}

/** A refusal is an answer: what was written before it stays (such as a count of wrong codes). Other errors roll back. */
async function settle(tx: Database, run: (tx: Database) => Promise<unknown>): Promise<Envelope> {
  try {
    return succeeded(await run(tx));
  } catch (error) {
    if (error instanceof Refusal) return refused(error);
    throw error;
  }
}

async function firstAnswer(
  tx: Database,
  secrets: Secrets,
  call: MutatingCall,
  payloadHash: string,
): Promise<Envelope> {
  const [first] = await tx
    .select()
    .from(idempotentRequest)
    .where(and(eq(idempotentRequest.scope, call.scope), eq(idempotentRequest.requestNo, call.requestNo)));
  const answer = first?.answer ?? null;
  if (
    first === undefined ||
    answer === null ||
    first.path !== call.path ||
    first.payloadHash !== payloadHash
  ) {
    return refused(new Refusal(errorCode.badParameter, '请求编号已被使用，请刷新页面后重试'));
  }
  const data: unknown = JSON.parse(secrets.decrypt(String(answer.data)));
  await call.requireRepeatable(tx, data);
  return { ...answer, data };
}

/**
 * Runs a mutating call in one transaction that also records its `requestNo` and answer. A repeat, also one that
 * arrives while the first still runs, gets the first answer. A refusal records nothing: the same number may try again.
 */
export async function runOnce(
  db: Database,
  secrets: Secrets,
  call: MutatingCall,
  run: (tx: Database) => Promise<unknown>,
): Promise<Envelope> {
  const { requestNo, scope, path, now } = call;
  const payloadHash = secrets.hash(JSON.stringify(call.parameters));
  return db.transaction(async (tx) => {
    const [claim] = await tx
      .insert(idempotentRequest)
      .values({
        scope,
        requestNo,
        path,
        payloadHash,
        requestedAt: now,
        expiresAt: new Date(now.getTime() + keptMs),
      })
      .onConflictDoNothing()
      .returning({ id: idempotentRequest.id });
    if (claim === undefined) return firstAnswer(tx, secrets, call, payloadHash);
    const envelope = await settle(tx, run);
    const own = eq(idempotentRequest.id, claim.id);
    if (envelope.errorCode !== errorCode.success) {
      await tx.delete(idempotentRequest).where(own);
      return envelope;
    }
    // Encrypted, since an answer may name a phone number.
    const answer = { ...envelope, data: secrets.encrypt(JSON.stringify(envelope.data)) };
    await tx.update(idempotentRequest).set({ answer }).where(own);
    return envelope;
  });
}
