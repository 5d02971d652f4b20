import { getPracticeAssessmentList } from '@qianwei/api/contract/exam';
import { CERTIFICATE_TITLE, certificateHost, PRACTICE_TITLE } from '@qianwei/machines/routes/generate';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import { Tabs } from '@qianwei/ui/Tabs';
import { useLocation, useSearch } from 'wouter';
import { institution } from '../../../institution/institution.ts';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { Batch } from './Batch.tsx';
import { batchNote } from './labels.ts';

/** 实践测评, on a certificate host 证书测评 (PAGE-4): the assessments of a batch. `hostname` is that of the page. */
export default function AssessmentPage({ hostname = location.hostname }: { hostname?: string }) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const isCertificate = certificateHost(hostname, institution.certificateMarker);
  const title = isCertificate ? CERTIFICATE_TITLE : PRACTICE_TITLE;
  const bizId = new URLSearchParams(search).get('bizId') ?? undefined;
  const list = useCall(getPracticeAssessmentList, { bizId }, { keepPrevious: true });

  return (
    <>
      <PageHeader
        title={title}
        lede={isCertificate ? '证书课程的线上测评' : '实践性环节的线上测评，结果经主考院校确认后计入成绩'}
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
                if (id !== shown) navigate(`${path}?bizId=${encodeURIComponent(id)}`, { replace: true });
              }}
              items={answer.batches.map((batch) => ({
                id: batch.bizId,
                label: batch.name,
                note: batchNote(batch, answer.serverTime),
                content: batch.bizId === shown && (
                  <Batch batch={batch} answer={answer} isRefreshing={list.isFetching} />
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
