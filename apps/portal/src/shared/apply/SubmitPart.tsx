import { rulesChanged } from '@qianwei/api/contract/graduation/apply';
import type { ApiError } from '@qianwei/api/errors';
import { Banner } from '@qianwei/ui/Banner';
import { Checkbox } from '@qianwei/ui/Checkbox';
import { Form } from '@qianwei/ui/Form';
import { type ReactNode, useEffect, useId, useState } from 'react';
import * as v from 'valibot';
import { RefusedBanner } from '../page/RefusedBanner.tsx';
import { WhyRefused } from '../page/WhyNot.tsx';
import { ApplyActions } from './ApplyActions.tsx';
import * as styles from './apply.css.ts';
import { ruleChangeWords } from './rule-words.ts';
import { type SentSignature, SignatureField } from './SignatureField.tsx';
import type { ApplySubmission } from './use-submission.ts';

interface SubmitPartProps {
  submission: ApplySubmission;
  draft: { readonly conflicts: readonly unknown[] };
  /** The promise beside the box. */
  commitment: ReactNode;
  /** Name of what is signed: 毕业生登记表. */
  document: string;
  /** The gaps of the document, with the link to each; null where nothing is missing. */
  blocked: ReactNode;
  /** Words of the button. */
  act: string;
  onBack?: (() => void) | undefined;
}

/**
 * 承诺、签名、提交: the button says what is missing and leads there; it is promised and signed once nothing is. What was signed
 * stays while something is mended; neither is kept on the device, because a signature signs one submission, and the page says so.
 */
export function SubmitPart({
  submission,
  draft,
  commitment,
  document,
  act,
  onBack,
  ...rest
}: SubmitPartProps) {
  const { errors, pending, problem, isMerged } = submission;
  const blocked = draft.conflicts.length > 0 ? '请先在上面选好其他设备也改过的内容' : rest.blocked;
  const [agree, setAgree] = useState(false);
  const [signature, setSignature] = useState<SentSignature | null>(null);
  const isUnsigned = errors?.signatureFileId !== undefined;
  useEffect(() => {
    // A signature that the server refuses is signed again.
    if (isUnsigned) setSignature(null);
  }, [isUnsigned]);
  const formId = useId();
  return (
    <Form
      id={formId}
      validationErrors={errors}
      className={styles.submit}
      onSubmit={() => void submission.submit({ agree, signatureFileId: signature?.fileId ?? '' })}
    >
      {isMerged && (
        <Banner tone="warning" live="assertive" title="还没有提交。">
          其他设备刚改过内容，已经合到这一页，请再核对一遍。
        </Banner>
      )}
      {blocked === null && (
        <>
          <Checkbox name="agree" isSelected={agree} onChange={setAgree}>
            {commitment}
          </Checkbox>
          <SignatureField
            document={document}
            signature={signature}
            error={signature === null ? errors?.signatureFileId : undefined}
            onChange={setSignature}
          />
          <p className={styles.note}>
            承诺和签名只用于这一次提交，不会存到草稿里。刷新、{onBack && '返回上一步或'}
            离开本页后，要重新勾选、重签。
          </p>
        </>
      )}
      {problem && (
        <RefusedBanner problem={problem} tone="danger" title="没有提交成功，填的内容都在。">
          <WhyRefused problem={problem} />
          <RulesChanged problem={problem} />
        </RefusedBanner>
      )}
      <ApplyActions form={formId} act={pending ? '提交中…' : act} {...{ pending, blocked, onBack }} />
    </Form>
  );
}

/** The rules that have become others since the student saw them; nothing of any other refusal. */
function RulesChanged({ problem: { data } }: { problem: Pick<ApiError, 'data'> }) {
  const read = v.safeParse(rulesChanged, data);
  if (!read.success || read.output.changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {read.output.changes.map((change) => (
        <li key={`${change.rule} ${change.item}`}>{ruleChangeWords(change)}</li>
      ))}
    </ul>
  );
}
