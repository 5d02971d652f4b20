import { type ApplicationTimeline, applicationStepTitles } from '@qianwei/api/contract/application';
import { applyLevelTitles } from '@qianwei/api/contract/graduation/apply-status';
import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import { hashTerm, hashWords } from '@qianwei/api/signing/hash-words';
import { dayWords } from '@qianwei/api/time/words';
import type { PaperForm, PaperOpinions, PaperSignature } from './paper-form.ts';

/** Facts of a submission and its review that the papers of both applications say. */
export type ReviewedApply = Pick<
  GraduationApply | DegreeApply,
  'batch' | 'status' | 'levels' | 'timeline' | 'receipt'
> & { readonly holder: Pick<(GraduationApply | DegreeApply)['holder'], 'name' | 'examineeNo'> };

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

/** The use of a form before it is submitted: to be read by its student, or to be signed by hand and handed in as a scan. */
type DraftUse = 'TO_READ' | 'TO_SIGN';

/** Words of a draft in place of the number of a receipt, below each page, and across it. */
const draftWords: Readonly<Record<DraftUse, Pick<PaperForm, 'foot' | 'watermark'> & { number: string }>> = {
  TO_READ: { number: '草稿，未提交', foot: '草稿，未提交', watermark: '草　稿' },
  TO_SIGN: { number: '', foot: '在线提交前打印，供本人签字', watermark: '' },
};

/** The head and foot of a form: title, batch, and of what was submitted the number of its receipt, and its 校验码. */
export function formHead(
  { title, draftUse }: { title: string; draftUse: DraftUse },
  { batch, receipt, holder: { name, examineeNo } }: ReviewedApply,
  isDraft: boolean,
): Pick<PaperForm, 'title' | 'isDraft' | 'watermark' | 'runningHead' | 'foot' | 'marks'> {
  const ofBatch = batch === null ? [] : [{ label: '批次', text: batch.name }];
  const headOf = (number: string) => [title, `${name} ${examineeNo}`, number].join('　').trimEnd();
  if (isDraft || receipt === null) {
    const { number, ...draft } = draftWords[draftUse];
    return { title, isDraft, ...draft, runningHead: headOf(number), marks: ofBatch };
  }
  const check = { label: hashTerm, text: hashWords(receipt.sha256) };
  return {
    ...{ title, isDraft, watermark: '' },
    runningHead: headOf(`回执号 ${receipt.receiptNo}`),
    foot: `${check.label} ${check.text}`,
    marks: [...ofBatch, { label: '回执号', text: receipt.receiptNo }, check],
  };
}

/** The promise with the day on which it was signed; the day is empty for a draft. */
export const promiseOf = (text: string, { receipt }: ReviewedApply, isDraft: boolean): PaperSignature => ({
  ...{ kind: 'SIGNATURE', title: '本人承诺', text },
  day: receipt === null || isDraft ? '' : dayWords(receipt.submitTime),
});
