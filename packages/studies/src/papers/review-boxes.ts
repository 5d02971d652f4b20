import { type ApplicationTimeline, applicationStepTitles } from '@qianwei/api/contract/application';
import { applyLevelTitles } from '@qianwei/api/contract/graduation/apply-status';
import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import { dayWords } from '@qianwei/api/time/words';
import type { PaperForm, PaperOpinions, PaperSignature } from './paper-form.ts';

/** Facts of a submission and its review that the papers of both applications say. */
export type ReviewedApply = Pick<
  GraduationApply | DegreeApply,
  'batch' | 'status' | 'levels' | 'timeline' | 'receipt'
>;

type Event = ApplicationTimeline['events'][number];

/** The decisions that count: those before it was last taken back, or returned as a whole, are about another text. */
function standingEvents({ events }: ApplicationTimeline): readonly Event[] {
  const begun = events.findLastIndex(
    ({ step, items }) => step === 'WITHDRAW' || (step === 'RETURN' && items.length === 0),
  );
  return events.slice(begun + 1);
}

/** The boxes of all levels; those that have not decided, or have returned it, stay empty. */
export function reviewBoxes({ levels, timeline }: ReviewedApply): PaperOpinions {
  const decisions = standingEvents(timeline).filter(({ step }) => step === 'APPROVE' || step === 'REJECT');
  const opinions = levels.map((level) => {
    const found = decisions.findLast((event) => event.level === level);
    return {
      level: applyLevelTitles[level],
      verdict: found === undefined ? '' : applicationStepTitles[found.step],
      text: found?.opinion ?? '',
      day: found === undefined ? '' : dayWords(found.time),
    };
  });
  return { kind: 'OPINIONS', opinions };
}

/** True for a document that says another thing than what was submitted, or that was taken back. */
export function isDraftOf<Document extends object>(
  { status, document: submitted }: { status: ReviewedApply['status']; document: Document | null },
  document: Document,
): boolean {
  return status === 'DRAFT' || submitted === null || JSON.stringify(submitted) !== JSON.stringify(document);
}

/** The head of a form: batch, and of what was submitted the number of its receipt, and its hash. */
export function formHead(
  { batch, receipt }: ReviewedApply,
  isDraft: boolean,
): Pick<PaperForm, 'isDraft' | 'marks' | 'sha256'> {
  const submission = isDraft ? null : receipt;
  const marks = [
    ...(batch === null ? [] : [{ label: '批次', text: batch.name }]),
    ...(submission === null ? [] : [{ label: '回执号', text: submission.receiptNo }]),
  ];
  return { isDraft, marks, sha256: submission?.sha256 ?? '' };
}

/** The promise with the day on which it was signed; the day is empty for a draft. */
export const promiseOf = (text: string, { receipt }: ReviewedApply, isDraft: boolean): PaperSignature => ({
  ...{ kind: 'SIGNATURE', title: '本人承诺', text },
  day: receipt === null || isDraft ? '' : dayWords(receipt.submitTime),
});
