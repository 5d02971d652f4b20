import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import type { DegreeDocument } from '@qianwei/api/contract/graduation/degree-document';
import { degreeCommitment } from '@qianwei/studies';
import { Banner } from '@qianwei/ui/Banner';
import { Link } from '@qianwei/ui/Link';
import { Part } from '@qianwei/ui/Part';
import { Stack } from '@qianwei/ui/Stack';
import type { PathErrors } from '../../shared/apply/apply-parts.ts';
import { unmendedOf } from '../../shared/apply/apply-parts.ts';
import { SubmitPart } from '../../shared/apply/SubmitPart.tsx';
import type { ApplyDraft } from '../../shared/apply/use-apply-draft.ts';
import type { ApplySubmission } from '../../shared/apply/use-submission.ts';
import { DegreePaper } from './DegreePaper.tsx';
import { DegreeReview } from './DegreeReview.tsx';
import type { DegreeStep } from './degree-address.ts';
import { degreeParts } from './degree-parts.ts';

interface DegreeConfirmProps {
  apply: DegreeApply;
  draft: ApplyDraft<DegreeDocument>;
  /** Errors with which the document cannot be submitted. */
  lacking: PathErrors;
  submission: ApplySubmission;
  hrefOf(step: DegreeStep): string;
  onBack: (() => void) | undefined;
}

/** 核对、承诺、签名、提交 of the 申请表. */
export function DegreeConfirm({ apply, draft, lacking, submission, hrefOf, onBack }: DegreeConfirmProps) {
  const { editableParts, returned } = apply;
  const { document } = draft;
  const unmended = unmendedOf(degreeParts, apply, document);
  const [first] = Object.entries(lacking);
  const part = (first && degreeParts.partOf(first[0])) ?? unmended[0];
  return (
    <>
      <Part title="请逐项核对">
        <Stack gap="x5">
          <DegreeReview
            apply={apply}
            document={document}
            unmended={unmended}
            hrefOf={(shown) => (editableParts.includes(shown) ? hrefOf(degreeParts.stepOf(shown)) : null)}
          />
          <DegreePaper apply={apply} document={document} />
        </Stack>
      </Part>
      {unmended.length > 0 && (
        <Banner
          tone="warning"
          title={`退回的${unmended.map((shown) => degreeParts.titles[shown]).join('、')}还没有改。`}
        >
          改好这几处，才能重新提交。
        </Banner>
      )}
      <SubmitPart
        {...{ submission, draft, onBack }}
        document="学士学位申请表"
        commitment={degreeCommitment}
        act={returned === null ? '提交申请' : '重新提交'}
        blocked={
          part === undefined ? null : (
            <>
              {first === undefined
                ? `退回的${degreeParts.titles[part]}还没有改`
                : `还有 ${Object.keys(lacking).length} 处没有填好：${first[1]}`}{' '}
              <Link href={hrefOf(degreeParts.stepOf(part))}>去填写</Link>
            </>
          )
        }
      />
    </>
  );
}
