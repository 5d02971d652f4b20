import { errorCode } from '@qianwei/api/contract/envelope';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { applicationDraft } from '../db/schema/application-draft.ts';
import type { CallContext } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';

/** Which draft: that of a student for one application. */
export interface DraftKey {
  readonly studentId: string;
  /** Such as PRACTICE. */
  readonly kind: string;
  /** The record that is applied for, such as a batch. */
  readonly bizId: string;
}

/** A draft as it was saved last. */
export interface StoredDraft {
  readonly document: unknown;
  readonly revision: number;
  readonly savedAt: Date;
}

const isDraft = ({ studentId, kind, bizId }: DraftKey) =>
  and(
    eq(applicationDraft.studentId, studentId),
    eq(applicationDraft.kind, kind),
    eq(applicationDraft.bizId, bizId),
  );

/** Condition of a draft that is not submitted. */
export const isStanding = isNotNull(applicationDraft.documentCipher);

type Keeper = Pick<CallContext, 'db' | 'secrets'>;

/** Reads a draft; null without one. */
export async function readDraft({ db, secrets }: Keeper, key: DraftKey): Promise<StoredDraft | null> {
  const [row] = await db.select().from(applicationDraft).where(isDraft(key));
  if (row === undefined || row.documentCipher === null) return null;
  const { documentCipher, revision, savedAt } = row;
  return { document: JSON.parse(secrets.decrypt(documentCipher)), revision, savedAt };
}

/** The revision of the last draft, also of one that was submitted; 0 before the first. */
export async function lastRevision(db: Database, key: DraftKey): Promise<number> {
  const [row] = await db
    .select({ revision: applicationDraft.revision })
    .from(applicationDraft)
    .where(isDraft(key));
  return row?.revision ?? 0;
}

/** Text of a draft, and what it is based on. */
export interface DraftToSave {
  readonly studentMajorId: string;
  readonly document: unknown;
  /** 0 for none. */
  readonly revision: number;
  /** The draft goes on from what was submitted: its revision is replaced, and a draft that knows nothing of it is refused. Default false. */
  readonly goesOn?: boolean;
}

/**
 * Saves a draft; returns the new revision, which no earlier draft of the application has had. Of two devices that save at once
 * one is refused with 1040006, whose data hold the revision that the server has.
 */
export async function saveDraft(
  { db, secrets, clock }: Keeper & Pick<CallContext, 'clock'>,
  key: DraftKey,
  { studentMajorId, document, revision, goesOn = false }: DraftToSave,
): Promise<{ revision: number; savedAt: Date }> {
  const savedAt = clock.now();
  const kept = { studentMajorId, documentCipher: secrets.encrypt(JSON.stringify(document)), savedAt };
  const next = sql`${applicationDraft.revision} + 1`;
  const [saved] =
    revision === 0
      ? await db
          .insert(applicationDraft)
          .values({ ...key, ...kept, revision: 1 })
          .onConflictDoUpdate({
            target: [applicationDraft.studentId, applicationDraft.kind, applicationDraft.bizId],
            set: { ...kept, revision: next },
            setWhere: goesOn ? sql`false` : isNull(applicationDraft.documentCipher),
          })
          .returning({ revision: applicationDraft.revision })
      : await db
          .update(applicationDraft)
          .set({ ...kept, revision: next })
          .where(and(isDraft(key), goesOn ? undefined : isStanding, eq(applicationDraft.revision, revision)))
          .returning({ revision: applicationDraft.revision });
  if (saved !== undefined) return { revision: saved.revision, savedAt };
  const [other] = await db
    .select({ revision: applicationDraft.revision })
    .from(applicationDraft)
    .where(and(isDraft(key), isStanding));
  throw new Refusal(errorCode.conflict, '内容已在其他设备更新，请先合并', {
    revision: other?.revision ?? 0,
  });
}

/** Removes a draft, in the transaction that submits it; its revision stays. */
export async function removeDraft(tx: Database, key: DraftKey): Promise<void> {
  await tx.update(applicationDraft).set({ documentCipher: null }).where(isDraft(key));
}
