import { MarginPart } from '@qianwei/ui/MarginPart';
import { Part } from '@qianwei/ui/Part';
import { Skeleton } from '@qianwei/ui/Skeleton';
import * as receipt from '../../../../packages/ui/src/components/Receipt/Receipt.css.ts';
import type { Applicant } from '../Application/ApplicantFrame.tsx';
import { ApplicationSkeleton } from '../Application/ApplicationSkeleton.tsx';
import { Words } from '../Loading/Loading.tsx';
import * as checks from './Checks.css.ts';
import * as faults from './Returned.css.ts';

/** The outline of 毕业材料提交: what to correct, the conditions, the receipt and the review. */
export function ApplyGraduationSkeleton({ applicant }: { applicant: Applicant }) {
  return (
    <ApplicationSkeleton
      applicant={applicant}
      path="/apply"
      title="毕业材料提交"
      margin={
        <>
          <div className={receipt.receipt}>
            <div className={receipt.title}>
              <Words heading shares={[0.4]} />
            </div>
            <Words shares={[1, 0.9, 0.9, 0.8, 0.7]} />
            <div className={receipt.tear} />
            <Words shares={[0.9, 0.6, 0.7]} />
          </div>
          <MarginPart title="审核到哪了">
            <Words shares={[0.4, 0.6, 0.4, 0.7, 0.4, 0.6, 0.4, 0.5]} />
          </MarginPart>
        </>
      }
    >
      <div>
        <div className={faults.waitingTitle}>
          <Words shares={[1]} width="6em" />
        </div>
        {[1, 2].map((fault) => (
          <div key={fault} className={faults.fault}>
            <Skeleton height={100} />
            <div className={faults.story}>
              <div className={faults.name}>
                <Words shares={[0.5]} />
              </div>
              <div className={faults.words}>
                <Words shares={[1, 0.7]} />
              </div>
              <div className={faults.ways}>
                <Words shares={[0.4]} />
              </div>
            </div>
          </div>
        ))}
      </div>
      <Part title="毕业条件核验">
        <div className={checks.checks}>
          {[1, 2, 3, 4, 5, 6, 7, 8].map((check) => (
            <div key={check} className={checks.check}>
              <Words shares={[0.8]} />
            </div>
          ))}
        </div>
      </Part>
    </ApplicationSkeleton>
  );
}
