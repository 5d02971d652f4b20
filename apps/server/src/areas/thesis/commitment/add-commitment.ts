import type { Database } from '../../../db/database.ts';
import { commitment } from '../../../db/schema/thesis-text.ts';
import type { Thesis } from '../../../thesis/read-thesis.ts';
import { readCommitment } from './own-commitment.ts';
import { commitmentHash, readLetter, signedContent } from './read-letter.ts';

/** Stores the letter of a round as it is now, with its signature. Returns its hash. */
export async function addCommitment(
  tx: Database,
  thesis: Thesis,
  signed: { readonly id: string; readonly signatureFileId: string; readonly signedAt: Date },
): Promise<string> {
  const { letter, fields } = await readCommitment(tx, thesis);
  const { row, roundNo } = thesis;
  const { version } = letter;
  const { signatureFileId, signedAt } = signed;
  const { signatureSha256 } = await readLetter(tx, { roundNo, version, signatureFileId });
  const hash = commitmentHash(signedContent(letter, { fields, roundNo, signatureSha256, signedAt }));
  const { title, advisorName, ...others } = fields;
  await tx.insert(commitment).values({
    ...{ ...signed, hash, studentPlanId: row.id, roundNo, version, fields: others },
    ...{ title: title ?? '', advisorName: advisorName ?? '' },
  });
  return hash;
}
