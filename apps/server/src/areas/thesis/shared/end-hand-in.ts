import type { WrittenStage } from '@qianwei/api/contract/thesis/stage';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { aiInfo, thesisDoc, thesisVersion } from '../../../db/schema/thesis-doc.ts';
import type { Thesis } from '../../../thesis/read-thesis.ts';

/** End of the wait for the teacher: the student took it back, or the teacher decided, with a comment. */
type HandInEnd =
  | { readonly status: 'WITHDRAWN' }
  | { readonly status: 'RETURNED' | 'PASSED'; readonly opinion: string; readonly decidedAt: Date };

/** Marks what was handed in at a stage and waits for the teacher: its version, or AI使用说明, which is a draft again when it is taken back. */
export async function endHandIn(
  tx: Database,
  { row, roundNo }: Pick<Thesis, 'row' | 'roundNo'>,
  stage: WrittenStage,
  end: HandInEnd,
): Promise<void> {
  if (stage === 'AI_INFO') {
    await tx
      .update(aiInfo)
      .set({ status: end.status === 'WITHDRAWN' ? 'DRAFT' : end.status })
      .where(
        and(eq(aiInfo.studentPlanId, row.id), eq(aiInfo.roundNo, roundNo), eq(aiInfo.status, 'SUBMITTED')),
      );
    return;
  }
  const ofStage = tx
    .select({ id: thesisDoc.id })
    .from(thesisDoc)
    .where(
      and(eq(thesisDoc.studentPlanId, row.id), eq(thesisDoc.roundNo, roundNo), eq(thesisDoc.docType, stage)),
    );
  await tx
    .update(thesisVersion)
    .set(end)
    .where(and(inArray(thesisVersion.docId, ofStage), eq(thesisVersion.status, 'SUBMITTED')));
}
