import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import { lackingOf, type Mending, mendingOf } from './mending.ts';
import { keptOpenLine } from './resume/open-line.ts';

/**
 * The progress of the saved draft that mends what was returned; null without a draft. A résumé line that is open in this tab is
 * not done.
 */
export function draftMending(apply: GraduationApply, now: number): Mending | null {
  const { batch, draft } = apply;
  if (draft === null) return null;
  const isTyping = batch !== null && keptOpenLine(batch.batchId).read() !== null;
  const lacking = lackingOf(apply, draft.document, now);
  return mendingOf(apply, draft.document, lacking, (part) => part === 'RESUME' && isTyping);
}
