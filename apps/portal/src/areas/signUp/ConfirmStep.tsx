import type { Basis } from '@qianwei/api/contract/academic/basis';
import type { OpenedSignUp } from '@qianwei/api/contract/sign-up/open';
import { payMinutes, type SignUpDocument, type SignUpPhoto } from '@qianwei/api/contract/sign-up/sign-up';
import type { ApiError } from '@qianwei/api/errors';
import { dateWords, timeWords } from '@qianwei/api/time/words';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { Checkbox } from '@qianwei/ui/Checkbox';
import { sizeWords } from '@qianwei/ui/FileUpload/check-file';
import { Form } from '@qianwei/ui/Form';
import { Part } from '@qianwei/ui/Part';
import { TextArea } from '@qianwei/ui/TextArea';
import { TextField } from '@qianwei/ui/TextField';
import { useState } from 'react';
import { FormActions } from '../../shared/application/StepForm.tsx';
import type { DraftView } from '../../shared/draft/draft-view.ts';
import { BasisWords } from '../../shared/page/BasisLine.tsx';
import { WhyRefused } from '../../shared/page/WhyNot.tsx';
import { feeWords } from './document-words.ts';
import { FieldError } from './FieldError.tsx';
import { photoPixels } from './photo-checks.ts';
import { ChangedLines, HolderLines, ReviewLines, ReviewRow } from './Review.tsx';
import * as styles from './SignUpPage.css.ts';
import type { SignUpStep } from './sign-up-address.ts';
import { documentFee, type SignUpExam } from './sign-up-exam.ts';
import type { Visit } from './use-visit.ts';

interface ConfirmStepProps {
  exam: SignUpExam;
  visit: Visit;
  opened: OpenedSignUp;
  draft: DraftView<SignUpDocument>;
  photo: SignUpPhoto | undefined;
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
  const { exam, visit, opened, basis, draft, photo, isMerged } = props;
  const { pending, errors, problem, hrefOf, onBack, onSubmit } = props;
  const { batch } = visit;
  const { document, edit } = draft;
  const [agree, setAgree] = useState(false);
  const [despitePassed, setDespitePassed] = useState(false);
  const fee = documentFee(document, batch, opened.record);
  const extra = exam.extraConsent?.(opened) ?? null;
  const submitted = opened.record?.status === 'RETURNED' ? opened.record.document : null;
  const before = submitted && exam.chosen(submitted, batch);
  const until = `${dateWords(batch.endTime)} ${timeWords(batch.endTime, 'end')}`;
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
            {photo && `，${sizeWords(photo.size)}`}
            {submitted && submitted.photoFileId !== document.photoFileId && (
              <span className={styles.changed}>已换新照片</span>
            )}
          </ReviewRow>
          <ReviewRow label="费用">
            <span className={styles.amount}>{feeWords(fee)}</span>
            {fee > 0 && <small className={styles.subline}>提交后 {payMinutes} 分钟内缴，逾期自动取消</small>}
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
      {isMerged && (
        <Banner tone="warning" live="assertive" title="还没有提交。">
          其他设备刚改过内容，已经合到这一页，请再核对一遍。
        </Banner>
      )}
      {problem && (
        <Banner tone="danger" live="assertive" title="没有提交成功，填的内容都在。">
          <WhyRefused problem={problem} />
        </Banner>
      )}
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
          {pending ? '提交中…' : fee > 0 ? `提交报名，${feeWords(fee)}` : '提交报名'}
        </Button>
      </FormActions>
    </Form>
  );
}
