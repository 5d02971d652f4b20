import { errorCode } from '@qianwei/api/contract/envelope';
import type { CallContext } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';

/** How long something may follow a lookup, ms. */
const validMs = 30 * 60_000;

/** Lookup that something else may follow. */
export type LookupPurpose = 'english-scores';

type TokenContext = Pick<CallContext, 'clock' | 'secrets'>;

/**
 * Seals who was looked up, and for what, so that the page holds nothing personal for the step after it. Encrypted: the hash
 * of an identity number leaves the server for nobody to compare.
 */
export const sealLookup = (
  { clock, secrets }: TokenContext,
  purpose: LookupPurpose,
  idCardHash: string,
): string => secrets.encrypt(JSON.stringify([purpose, idCardHash, clock.now().getTime() + validMs]));

/** The hash of the identity number in a token; null when it is of another purpose, over or not ours. */
function opened({ clock, secrets }: TokenContext, purpose: LookupPurpose, token: string): string | null {
  try {
    const [sealedFor, idCardHash, until] = JSON.parse(secrets.decrypt(token)) as [string, string, number];
    return sealedFor === purpose && clock.now().getTime() < until ? idCardHash : null;
  } catch {
    return null;
  }
}

/** The hash of the identity number that was looked up for this purpose. Throws 1050003 after half an hour, and without a lookup. */
export function openLookup(context: TokenContext, purpose: LookupPurpose, token: string | undefined): string {
  const idCardHash = token === undefined ? null : opened(context, purpose, token);
  if (idCardHash !== null) return idCardHash;
  throw new Refusal(errorCode.stateForbids, '查询结果已超过 30 分钟，请重新查询后再申请。');
}
