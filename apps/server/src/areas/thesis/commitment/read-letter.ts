import { createHash } from 'node:crypto';
import {
  commitmentText,
  type LetterFields,
  type SignedContent,
} from '@qianwei/api/contract/thesis/commitment';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { file } from '../../../db/schema/file.ts';
import { type commitment, thesisLetter } from '../../../db/schema/thesis-text.ts';
import { formatDateTime } from '../../../time.ts';
import { letterText } from './letter-text.ts';

/** A version of the letter. */
export type LetterRow = typeof thesisLetter.$inferSelect;

/** A letter as it was signed. */
export type CommitmentRow = typeof commitment.$inferSelect;

/** The kind of letter that a round is signed with. */
const kindOf = (roundNo: number): LetterRow['kind'] => (roundNo === 1 ? 'FIRST' : 'RETEST');

/** The letter in force for a round. Throws when the institution has none. */
export async function newestLetter(db: Database, roundNo: number, now: Date): Promise<LetterRow> {
  const [letter] = await db
    .select()
    .from(thesisLetter)
    .where(and(eq(thesisLetter.kind, kindOf(roundNo)), lte(thesisLetter.publishTime, now)))
    .orderBy(desc(thesisLetter.publishTime), desc(thesisLetter.createdAt))
    .limit(1);
  if (letter === undefined) throw new Error(`no letter of commitment for round ${roundNo}`);
  return letter;
}

/** The letter with which a commitment was signed, and the SHA-256 of the signature. */
export async function readLetter(
  db: Database,
  { roundNo, version, signatureFileId }: Pick<CommitmentRow, 'roundNo' | 'version' | 'signatureFileId'>,
): Promise<{ readonly letter: LetterRow; readonly signatureSha256: string }> {
  const [found] = await db
    .select({ letter: thesisLetter, signatureSha256: file.sha256 })
    .from(thesisLetter)
    .innerJoin(file, eq(file.id, signatureFileId))
    .where(and(eq(thesisLetter.kind, kindOf(roundNo)), eq(thesisLetter.version, version)));
  if (found === undefined) throw new Error(`no letter of commitment ${version}`);
  return found;
}

/** Everything that a signature stands for, of a letter that is being signed or was. */
export function signedContent(
  letter: Pick<LetterRow, 'title' | 'version' | 'content'>,
  signed: Pick<SignedContent, 'roundNo' | 'signatureSha256'> & {
    readonly fields: LetterFields;
    readonly signedAt: Date;
  },
): SignedContent {
  const { fields, roundNo, signatureSha256, signedAt } = signed;
  return {
    ...{ letterTitle: letter.title, version: letter.version, ...letterText(letter.content) },
    ...{ fields, roundNo, signatureSha256, time: formatDateTime(signedAt) },
  };
}

/** The fields of a letter as they were when it was signed. */
export const signedFields = ({ title, advisorName, fields }: CommitmentRow): LetterFields => ({
  ...{ title, advisorName, ...fields },
});

/** SHA-256 by which a signed letter is checked: 64 hexadecimal digits. */
export const commitmentHash = (content: SignedContent): string =>
  createHash('sha256').update(commitmentText(content)).digest('hex');
