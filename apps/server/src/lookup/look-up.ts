import type { CardType } from '@qianwei/api/contract/card-type';
import { and, eq } from 'drizzle-orm';
import { requireCaptcha } from '../credentials/captcha.ts';
import { student } from '../db/schema/student.ts';
import type { CallContext } from '../http/implement.ts';
import { idCardHash } from '../student/personal.ts';
import { countLookup, type LookupKind, limitTries } from './lookup-limits.ts';

/** A person as a visitor types it. */
interface TypedPerson {
  readonly name: string;
  readonly cardType: CardType;
  readonly idCard: string;
}

/** A person as the database has it: with the hash of the number. */
export interface SoughtPerson extends Omit<TypedPerson, 'idCard'> {
  readonly idCardHash: string;
}

/** Matches the student with this name and this document, in one statement, whoever it is. */
export const isStudent = ({ name, cardType, idCardHash }: SoughtPerson) =>
  and(eq(student.cardType, cardType), eq(student.idCardHash, idCardHash), eq(student.name, name));

/**
 * Limits and counts a lookup of a person, with what proves the visitor in between. Returns the person to look for, and how
 * many lookups are left today. Throws 1040003, and what `requireProof` throws.
 */
export async function beginLookup(
  context: CallContext,
  kind: LookupKind,
  { name, cardType, idCard }: TypedPerson,
  requireProof: () => Promise<void>,
): Promise<{ readonly person: SoughtPerson; readonly leftToday: number }> {
  await limitTries(context, requireProof);
  const person = { name, cardType, idCardHash: idCardHash(context.secrets, idCard) };
  return { person, leftToday: await countLookup(context, kind, person.idCardHash) };
}

/** A lookup that is proven by a captcha; see `beginLookup`. */
export const beginCaptchaLookup = (
  context: CallContext,
  kind: LookupKind,
  { code, codeKey, ...typed }: TypedPerson & { readonly code: string; readonly codeKey: string },
) => beginLookup(context, kind, typed, () => requireCaptcha(context, codeKey, code));
