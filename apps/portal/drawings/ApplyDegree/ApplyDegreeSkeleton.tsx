import { MarginPart } from '@qianwei/ui/MarginPart';
import { Skeleton } from '@qianwei/ui/Skeleton';
import * as list from '../../../../packages/ui/src/components/ConditionList/ConditionList.css.ts';
import type { Applicant } from '../Application/ApplicantFrame.tsx';
import { ApplicationSkeleton } from '../Application/ApplicationSkeleton.tsx';
import { Words } from '../Loading/Loading.tsx';

/** The outline of 学位申请: conditions that are not met, those that are, and the roads. */
export function ApplyDegreeSkeleton({ applicant }: { applicant: Applicant }) {
  return (
    <ApplicationSkeleton
      applicant={applicant}
      path="/applyDegree"
      title="学位申请"
      ruled
      margin={
        <>
          <Words shares={[0.5, 1, 0.8, 0.4, 0.7, 0.9, 0.6, 0.8]} />
          <MarginPart title="问谁">
            <Words shares={[0.8, 0.9, 0.5]} />
          </MarginPart>
        </>
      }
    >
      <div className={list.list}>
        <div>
          <div className={list.title}>
            <Words shares={[1]} width="6em" />
          </div>
          {[1, 2, 3].map((row) => (
            <div key={row} className={list.unmet}>
              <Skeleton width={20} height={20} />
              <div className={list.story}>
                <div className={list.name}>
                  <Words shares={[0.5]} />
                </div>
                <div className={list.value}>
                  <Words shares={[1, 0.7]} />
                </div>
                <div className={list.ways}>
                  <Words shares={[0.6]} />
                </div>
              </div>
              <div className={list.gauge}>
                <Skeleton height={64} />
              </div>
            </div>
          ))}
        </div>
        <div>
          <div className={list.title}>
            <Words shares={[1]} width="6em" />
          </div>
          <div className={list.settledList}>
            {[1, 2, 3, 4].map((row) => (
              <div key={row} className={list.settled}>
                <Words shares={[0.7]} />
              </div>
            ))}
          </div>
        </div>
      </div>
      <Skeleton width={134} height={44} />
    </ApplicationSkeleton>
  );
}
