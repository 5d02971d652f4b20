import type { Basis } from '@qianwei/api/contract/academic/basis';
import type { OpenedSignUp } from '@qianwei/api/contract/sign-up/open';
import { photoPixels } from '@qianwei/api/contract/sign-up/photo-pixels';
import type { ReturnedSignUpItem, SignUpDocument, SignUpPhoto } from '@qianwei/api/contract/sign-up/sign-up';
import type { ApiError } from '@qianwei/api/errors';
import { momentWords } from '@qianwei/api/time/words';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { Checkbox } from '@qianwei/ui/Checkbox';
import { Form } from '@qianwei/ui/Form';
import { Part } from '@qianwei/ui/Part';
import { TextArea } from '@qianwei/ui/TextArea';
import { TextField } from '@qianwei/ui/TextField';
import { useState } from 'react';
import { FormActions } from '../../shared/application/StepForm.tsx';
import type { DraftView } from '../../shared/draft/draft-view.ts';
import { FieldError } from '../../shared/form/FieldError.tsx';
import { BasisWords } from '../../shared/page/BasisLine.tsx';
import { feeAndPaid, feeWords, overpaidWords, partTitle, payWords } from './document-words.ts';
import { Refused } from './Refused.tsx';
import { ChangedLines, HolderLines, ReviewLines, ReviewRow } from './Review.tsx';
import * as styles from './SignUpPage.css.ts';
import type { SignUpStep } from './sign-up-address.ts';
import { documentDue, documentFee, type SignUpExam } from './sign-up-exam.ts';
import type { Visit } from './use-visit.ts';

interface ConfirmStepProps {
  exam: SignUpExam;
  visit: Visit;
  opened: OpenedSignUp;
  draft: DraftView<SignUpDocument>;
  photo: SignUpPhoto | undefined;
  /** Returned parts that are still as they were. */
  unmended: readonly ReturnedSignUpItem[];
  basis: Basis | null;
  /** Another device has changed something since the student pressed: it is read before it is submitted. */
  isMerged: boolean;
  pending: boolean;
  errors: Record<string, string> | undefined;
  problem: ApiError | null;
  hrefOf(step: SignUpStep): string;
  onBack(): void;
  onSubmit(consent: { agree: boolean; despitePassed: boolean }): void;
}

/** 确认: everything once more, each part with the link to its step, what is promised, and the submission. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { exam, visit, opened, basis, draft, photo, unmended, isMerged } = props;
  const { pending, errors, problem, hrefOf, onBack, onSubmit } = props;
  const { batch } = visit;
  const { document, edit } = draft;
  const [agree, setAgree] = useState(false);
  const [despitePassed, setDespitePassed] = useState(false);
  const { record } = opened;
  const fee = documentFee(document, batch, record);
  const due = documentDue(document, batch, record);
  const paid = record?.paid ?? 0;
  const isAgain = record !== null && record.status !== 'CANCELLED';
  const act = isAgain ? '重新提交' : '提交报名';
  const extra = exam.extraConsent?.(opened) ?? null;
  const submitted = record?.status === 'RETURNED' ? record.document : null;
  const before = submitted && exam.chosen(submitted, batch);
  const until = momentWords(record?.correctUntil ?? batch.endTime, 'end');
  return (
    <Form
      validationErrors={errors}
      onSubmit={() => onSubmit({ agree, despitePassed })}
      className={styles.stack}
    >
      <Part title="请逐项核对">
        <HolderLines holder={opened.holder} photo={photo} />
        <dl className={styles.review}>
          <ReviewRow label="专业">
            {opened.holder.majorCode} {opened.holder.majorName}
            <small className={styles.subline}>主考院校 {opened.holder.schoolName}</small>
          </ReviewRow>
          {exam.chosen(document, batch).map(({ label, lines, notes }, index) => (
            <ReviewRow key={label} label={label} href={hrefOf('choice')}>
              <ReviewLines lines={lines} notes={notes ?? []} />
              <ChangedLines from={before?.[index]?.lines} to={lines} />
            </ReviewRow>
          ))}
          <ReviewRow label="照片" href={hrefOf('photo')} changes="换">
            {photoPixels.width} × {photoPixels.height}
            {submitted && submitted.photoFileId !== document.photoFileId && (
              <span className={styles.changed}>已换新照片</span>
            )}
          </ReviewRow>
          <ReviewRow label="费用">
            <span className={styles.amount}>{feeAndPaid(fee, paid)}</span>
            {paid > 0 && (
              <small className={styles.subline}>
                {overpaidWords(fee, paid) || `还需缴 ${due === 0 ? '0 元' : feeWords(due)}`}
              </small>
            )}
            {due > 0 && <small className={styles.subline}>{payWords(record)}，逾期自动取消</small>}
          </ReviewRow>
        </dl>
        <FieldError>{errors?.fee}</FieldError>
        <FieldError>{errors?.photoFileId}</FieldError>
      </Part>
      <TextField
        name="studyUnit"
        label="助学单位（可不填）"
        maxLength={60}
        value={document.studyUnit}
        onChange={(value) => edit('studyUnit', value)}
      />
      <TextArea
        name="remark"
        label="备注（可不填）"
        hint="例如需要无障碍考位。"
        maxLength={100}
        rows={2}
        value={document.remark}
        onChange={(value) => edit('remark', value)}
      />
      {extra && (
        <Banner tone="warning" title="已经有合格成绩。">
          {extra.why}
          {basis && (
            <>
              依据 <BasisWords basis={basis} />
            </>
          )}
        </Banner>
      )}
      {extra && (
        <Checkbox name="despitePassed" isSelected={despitePassed} onChange={setDespitePassed}>
          {extra.text}
        </Checkbox>
      )}
      <Checkbox name="agree" isSelected={agree} onChange={setAgree}>
        {exam.consent(until)}
      </Checkbox>
      {unmended.length > 0 && (
        <Banner
          tone="warning"
          title={`退回的${unmended.map(({ item }) => partTitle(exam, item)).join('、')}还没有改。`}
        >
          {unmended.map(({ item, reason }) => (
            <span key={item} className={styles.line}>
              {partTitle(exam, item)}：{reason}
            </span>
          ))}
          不改也能提交，可能再被退回。
        </Banner>
      )}
      {isMerged && (
        <Banner tone="warning" live="assertive" title="还没有提交。">
          其他设备刚改过内容，已经合到这一页，请再核对一遍。
        </Banner>
      )}
      <Refused problem={problem} title="没有提交成功，填的内容都在。" />
      <FormActions onBack={onBack}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          block
          blocked={draft.conflicts.length > 0}
          reason="请先在上面选好其他设备也改过的内容"
          pending={pending}
        >
          {pending ? '提交中…' : due > 0 ? `${act}，${paid > 0 ? '还需缴 ' : ''}${feeWords(due)}` : act}
        </Button>
      </FormActions>
    </Form>
  );
}
