import { getGraduation, saveGraduation, submitGraduation } from '@qianwei/api/contract/graduation/graduation';
import { DraftedForm } from '../../shared/apply/DraftedForm.tsx';
import { useApplyDraft } from '../../shared/apply/use-apply-draft.ts';
import { useFound } from '../../shared/apply/use-found.ts';
import { useSubmission } from '../../shared/apply/use-submission.ts';
import { useNow } from '../../shared/time/use-now.ts';
import { DocumentReview } from './DocumentReview.tsx';
import { graduationFieldWords } from './document-words.ts';
import { FillSteps } from './FillSteps.tsx';
import type { GraduationFormProps } from './graduation-form.ts';
import { graduationParts } from './graduation-parts.ts';
import { MendView } from './MendView.tsx';
import { lackingOf } from './mending.ts';
import { keptOpenLine } from './resume/open-line.ts';

/** 毕业生登记表 in steps, or what was returned alone; what is typed is kept with every change. */
export default function GraduationForm(props: GraduationFormProps) {
  const { apply, batch, step, show, onOutdated } = props;
  const { batchId } = batch;
  const draft = useApplyDraft({
    ...{ type: 'GRADUATION', batchId, apply, parts: graduationParts },
    load: getGraduation,
    save: saveGraduation,
  });
  // The server's word on a field counts until the field is another one.
  const lacking = { ...lackingOf(apply, draft.document, useNow()), ...draft.fieldErrors };
  const found = useFound(draft.document, lacking);
  const submission = useSubmission({
    ...{ endpoint: submitGraduation, batchId, apply, draft, onOutdated },
    partOf: graduationParts.partOf,
    onWrong(errors, part) {
      found.find(errors);
      show(step === 'mend' ? 'mend' : graduationParts.stepOf(part));
    },
    onSubmitted() {
      keptOpenLine(batchId).write(null);
      show(undefined);
    },
  });
  const view = {
    ...props,
    draft,
    submission,
    lacking,
    found,
    errors: { ...draft.fieldErrors, ...found.still },
  };
  return (
    <DraftedForm
      draft={draft}
      name="登记表"
      words={graduationFieldWords}
      until={batch.endTime}
      onOutdated={onOutdated}
      review={(document) => (
        <DocumentReview document={document} parts={apply.parts} materials={apply.materials} />
      )}
    >
      {step === 'mend' ? <MendView {...view} /> : <FillSteps {...view} step={step} />}
    </DraftedForm>
  );
}
