import { getPracticeAssessmentList } from '@qianwei/api/contract/exam/assessment';
import { id as recordId } from '@qianwei/api/contract/fields';
import { CERTIFICATE_TITLE, certificateHost, PRACTICE_TITLE } from '@qianwei/machines/routes/generate';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import { Tabs } from '@qianwei/ui/Tabs';
import { institution } from '../../../institution/institution.ts';
import { field } from '../../../shared/address/address-codec.ts';
import { useAddress } from '../../../shared/address/use-address.ts';
import { useHostname } from '../../../shared/page/rendering.tsx';
import { useUnblocked } from '../../../shared/page/use-unblocked.ts';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { Batch } from './Batch.tsx';
import { batchNote } from './labels.ts';

/** The batch, and the assessment whose dialog opens: 去提交报告 and home lead to it. */
const assessmentAddress = { bizId: field(recordId, undefined), testId: field(recordId, undefined) };

/**
 * 实践测评, for certificate courses 证书测评 (PAGE-4): the assessments of a batch. Which of both they are is known by
 * `hostname`, by default that of the page, until the server says so.
 */
export default function AssessmentPage({ hostname }: { hostname?: string }) {
  const ownHostname = useHostname();
  const { values, show } = useAddress(assessmentAddress, { replace: true });
  const { bizId, testId } = values;
  const list = useCall(getPracticeAssessmentList, { bizId }, { keepPrevious: true });
  useUnblocked(list.data?.list.map(({ obstacle }) => obstacle) ?? [], [list]);
  const host = certificateHost(hostname ?? ownHostname, institution.certificateMarker)
    ? 'CERTIFICATE'
    : 'PRACTICE';
  const kind = list.data?.kind ?? host;
  const title = kind === 'CERTIFICATE' ? CERTIFICATE_TITLE : PRACTICE_TITLE;

  return (
    <>
      <PageHeader
        title={title}
        lede={
          kind === 'CERTIFICATE' ? '证书课程的线上测评' : '实践性环节的线上测评，结果经主考院校确认后计入成绩'
        }
      />
      <QueryView
        query={list}
        name={title}
        skeleton={
          <>
            <Skeleton width="min(20em, 90%)" height={24} />
            <SkeletonLines shares={[1, 1, 1, 1, 1, 1]} />
          </>
        }
        unaffected="进行中的测评不受影响，可以从首页继续作答。"
        empty={({ batches }) => batches.length === 0 && <NoBatch />}
      >
        {(answer) => {
          const shown = bizId ?? answer.bizId;
          return (
            <Tabs
              label="测评批次"
              selected={shown}
              onSelect={(id) => {
                if (id !== shown) show({ bizId: id, testId: undefined });
              }}
              items={answer.batches.map((batch) => ({
                id: batch.bizId,
                label: batch.name,
                note: batchNote(batch, answer.serverTime),
                content: batch.bizId === shown && (
                  <Batch
                    batch={batch}
                    answer={answer}
                    asked={testId}
                    onClose={() => show({ testId: undefined })}
                  />
                ),
              }))}
            />
          );
        }}
      </QueryView>
    </>
  );
}

const NoBatch = () => (
  <EmptyState
    drawing="calendar"
    title="现在没有测评批次"
    why="主考院校发布批次后会有公告，报名通过的课程会列在这里。"
  />
);
