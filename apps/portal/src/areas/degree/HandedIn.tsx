import { applyLevelTitles } from '@qianwei/api/contract/graduation/apply-status';
import { type DegreeApply, withdrawDegreeApply } from '@qianwei/api/contract/graduation/degree';
import type { DegreePart } from '@qianwei/api/contract/graduation/degree-document';
import { Part } from '@qianwei/ui/Part';
import { ApplyReceipt } from '../../shared/apply/ApplyReceipt.tsx';
import { receiptPromise } from '../../shared/apply/apply-words.ts';
import { ReturnedList } from '../../shared/apply/ReturnedList.tsx';
import { SignedPart } from '../../shared/apply/SignedPart.tsx';
import { WithdrawApply } from '../../shared/apply/WithdrawApply.tsx';
import * as styles from './DegreePage.css.ts';
import { DegreePaper } from './DegreePaper.tsx';
import { DegreeReview } from './DegreeReview.tsx';
import { degreeParts } from './degree-parts.ts';

interface HandedInProps {
  apply: DegreeApply;
  /** Address of the form, at the step of a part. */
  hrefOf(part: DegreePart): string;
}

/** The submitted application: the parts to mend, the receipt, and the form to download or to take back. */
export function HandedIn({ apply, hrefOf }: HandedInProps) {
  const { document, returned, obstacle, status, level, withdrawable, applyId } = apply;
  return (
    <>
      <ReturnedList
        apply={apply}
        parts={degreeParts}
        hrefOf={(part) => (obstacle === null ? hrefOf(part) : null)}
      />
      {returned !== null && returned.opinion !== '' && (
        <Part title="退回意见">
          <p>{returned.opinion}</p>
        </Part>
      )}
      <ApplyReceipt
        type="DEGREE"
        apply={apply}
        next={
          status === 'SUBMITTED'
            ? `${applyLevelTitles[level]}审核通过后自动转到下一级，退回会列出要改的每一处。`
            : receiptPromise
        }
      />
      {document !== null && (
        <Part title="提交的申请表">
          <div className={styles.stack}>
            <DegreeReview apply={apply} document={document} />
            <DegreePaper apply={apply} document={document}>
              {withdrawable && applyId !== null && (
                <WithdrawApply endpoint={withdrawDegreeApply} applyId={applyId} noun="学位申请" />
              )}
            </DegreePaper>
          </div>
        </Part>
      )}
      <SignedPart url={apply.signatureUrl} />
    </>
  );
}
