import {
  type DegreeApply,
  getDegreeApply,
  saveDegreeApply,
  submitDegreeApply,
} from '@qianwei/api/contract/graduation/degree';
import { Banner } from '@qianwei/ui/Banner';
import { Link } from '@qianwei/ui/Link';
import { Part } from '@qianwei/ui/Part';
import { Stack } from '@qianwei/ui/Stack';
import { ApplyMargin } from '../../shared/apply/ApplyMargin.tsx';
import { ApplySteps } from '../../shared/apply/ApplySteps.tsx';
import { unmendedOf } from '../../shared/apply/apply-parts.ts';
import { DraftedForm } from '../../shared/apply/DraftedForm.tsx';
import { useApplyDraft } from '../../shared/apply/use-apply-draft.ts';
import { useFound } from '../../shared/apply/use-found.ts';
import { useSubmission } from '../../shared/apply/use-submission.ts';
import { useUnsentFiles } from '../../shared/apply/use-unsent-files.ts';
import { useNow } from '../../shared/time/use-now.ts';
import { DegreeConfirm } from './DegreeConfirm.tsx';
import { DegreeReview } from './DegreeReview.tsx';
import { DetailFields } from './DetailFields.tsx';
import { type DegreeStep, degreeSteps } from './degree-address.ts';
import { degreeParts } from './degree-parts.ts';
import { languageTitles } from './degree-words.ts';
import { documentErrors, returnReasons } from './document-errors.ts';
import { degreeFieldWords } from './document-words.ts';
import { LanguagePicker } from './LanguagePicker.tsx';

export interface DegreeFormProps {
  apply: DegreeApply;
  batch: NonNullable<DegreeApply['batch']>;
  step: DegreeStep;
  hrefOf(step: DegreeStep | undefined): string;
  show(step: DegreeStep): void;
  /** It is handed in, and the page knows it. */
  onSubmitted(): void;
  /** A refusal may mean that the window, a condition or the state is another one by now. */
  onOutdated(): void;
}

const labels: Readonly<Record<DegreeStep, string>> = {
  language: '外语',
  details: '论文和邮寄',
  confirm: '核对提交',
};

/**
 * 学位申请表 in steps, of a returned application those alone in which something was returned; what is typed is kept with every
 * change.
 */
export default function DegreeForm({ apply, batch, hrefOf, ...props }: DegreeFormProps) {
  const { batchId } = batch;
  const { editableParts, returned } = apply;
  const { show, onOutdated, onSubmitted } = props;
  const draft = useApplyDraft({
    ...{ type: 'DEGREE', batchId, apply, parts: degreeParts },
    load: getDegreeApply,
    save: saveDegreeApply,
  });
  const { document } = draft;
  const { lacking: missing, early } = documentErrors(apply, document, useNow());
  // The server's word on a field counts until the field is another one.
  const lacking = { ...missing, ...draft.fieldErrors };
  const found = useFound(document, lacking);
  const submission = useSubmission({
    ...{ endpoint: submitDegreeApply, batchId, apply, draft, onOutdated, onSubmitted },
    partOf: degreeParts.partOf,
    onWrong: (errors, part) => {
      found.find(errors);
      show(degreeParts.stepOf(part));
    },
  });
  const { waiting, onUnsent } = useUnsentFiles();
  const partsOf = (id: DegreeStep) =>
    id === 'confirm' ? [] : degreeParts.steps[id].filter((part) => editableParts.includes(part));
  const steps = degreeSteps.filter((id) => id === 'confirm' || partsOf(id).length > 0);
  const step = steps.includes(props.step) ? props.step : (steps[0] ?? 'confirm');
  const unmended = unmendedOf(degreeParts, apply, document);
  const notes: Readonly<Record<DegreeStep, string>> = {
    language: document.language === null ? '选一项认定' : languageTitles[document.language],
    details: '英文题目、拼音、地址',
    confirm: '承诺、签名',
  };
  const standingOf = (id: DegreeStep) => {
    const count = Object.keys(degreeParts.errorsOf(lacking, partsOf(id))).length;
    const toMend = partsOf(id).filter((part) => unmended.includes(part)).length;
    if (count > 0) return { note: `还差 ${count} 处`, isDone: false };
    if (toMend > 0) return { note: `${toMend} 处要改`, isDone: false };
    return { note: notes[id], isDone: id !== 'confirm' };
  };
  const errors = { ...returnReasons(apply, document), ...draft.fieldErrors, ...early, ...found.still };
  return (
    <DraftedForm
      draft={draft}
      name="学位申请表"
      words={degreeFieldWords}
      until={batch.endTime}
      onOutdated={onOutdated}
      review={(kept) => <DegreeReview apply={apply} document={kept} />}
    >
      <ApplySteps
        label="申请步骤"
        steps={steps.map((id) => ({ id, label: labels[id], ...standingOf(id) }))}
        parts={degreeParts}
        lacking={degreeParts.errorsOf(lacking, partsOf(step))}
        margin={
          <ApplyMargin
            type="DEGREE"
            apply={apply}
            isForm
            further={<Link href={hrefOf(undefined)}>看学位条件</Link>}
          />
        }
        confirm={(onBack) => <DegreeConfirm {...{ apply, draft, lacking, submission, hrefOf, onBack }} />}
        {...{ step, draft, found, waiting, show }}
      >
        {returned !== null && (
          <Banner
            tone="warning"
            title={
              returned.items.length === 0
                ? '请按退回意见修改。'
                : `只改退回的 ${returned.items.length} 处，其余内容不用动。`
            }
          >
            {returned.opinion}
          </Banner>
        )}
        {step === 'language' && (
          <Part title="学位外语">
            <Stack gap="x5">
              <LanguagePicker
                {...{ apply, draft, errors }}
                onUnsent={(sentence) => onUnsent('外语成绩证明', sentence)}
              />
            </Stack>
          </Part>
        )}
        {step === 'details' && <DetailFields {...{ apply, draft, errors }} parts={partsOf(step)} />}
      </ApplySteps>
    </DraftedForm>
  );
}
