import { cancelThesisApplication } from '@qianwei/api/contract/thesis/change';
import type { ThesisApplication, ThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import { listMoment } from '@qianwei/api/time/words';
import { late, useLate } from '@qianwei/ui/late';
import { useState } from 'react';
import { ApplicationEntry } from '../../../shared/application/ApplicationEntry.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import type { ApplicationDetailsProps } from './ApplicationDetails.tsx';
import { applicationStateWords, applicationTitle } from './application-words.ts';
import { thesisPayloadOf } from './thesis-payload.ts';

export interface ThesisApplicationsProps {
  thesis: Pick<ThesisDirectory, 'studentPlanId' | 'roundNo' | 'applications'>;
}

const applicationDetails = late<ApplicationDetailsProps>(() => import('./ApplicationDetails.tsx'));

/** The words of staff with their last decision; undefined without any. */
const opinionOf = ({ timeline: { events } }: ThesisApplication): string | undefined => {
  const opinion = events.findLast(({ step }) => step !== 'SUBMIT' && step !== 'WITHDRAW')?.opinion ?? '';
  return opinion === '' ? undefined : `审核意见：${opinion}`;
};

/** 我的申请: 换题, 换导师 and 延期 of a thesis, the newest first, each with what happened; one that waits can be taken back. */
export function ThesisApplications({ thesis }: ThesisApplicationsProps) {
  const now = useNow();
  const [openedId, setOpenedId] = useState<string | null>(null);
  const { Component: ApplicationDetails, open } = useLate(applicationDetails);
  const opened = thesis.applications.find(({ applicationId }) => applicationId === openedId);
  return (
    <>
      <ul aria-label="我的申请">
        {thesis.applications.map((application) => {
          const { applicationId, type, reason, timeline } = application;
          const title = applicationTitle(application);
          const submitTime = timeline.events[0]?.time;
          return (
            <ApplicationEntry
              key={applicationId}
              title={title}
              state={timeline.state}
              stateWords={applicationStateWords[timeline.state]}
              claim={`${submitTime === undefined ? '' : `${listMoment(submitTime, now)} 提交，`}原因：${reason}`}
              opinion={opinionOf(application)}
              onDetails={() => open(() => setOpenedId(applicationId))}
              withdraw={
                timeline.state === 'SUBMITTED'
                  ? {
                      endpoint: cancelThesisApplication,
                      payload: {
                        ...thesisPayloadOf(thesis),
                        applicationId,
                        type: type === 'DELAY' ? 'DELAY' : 'CHANGE',
                      },
                      what: `${title}的申请`,
                      consequence: '撤回后不再审核；需要时可以重新申请，证明材料要重新上传。',
                    }
                  : undefined
              }
            />
          );
        })}
      </ul>
      {ApplicationDetails && opened && (
        <ApplicationDetails application={opened} onClose={() => setOpenedId(null)} />
      )}
    </>
  );
}
