import type { Assessment, AssessmentList } from '@qianwei/api/contract/exam/assessment';
import { parseMoment } from '@qianwei/api/time/moment';
import { momentWords } from '@qianwei/api/time/words';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Table } from '@qianwei/ui/Table';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useNow } from '../../../shared/time/use-now.ts';
import { HonestyDialog } from '../shared/HonestyDialog.tsx';
import { AssessmentActions } from './AssessmentActions.tsx';
import { assessmentColumns } from './columns.tsx';

const ReportDrawer = lazy(() => import('./ReportDrawer.tsx'));

export interface BatchProps {
  batch: AssessmentList['batches'][number];
  answer: AssessmentList;
  isRefreshing: boolean;
}

type Opened = { what: 'test' | 'report'; assessment: Assessment };

/** The assessments of one batch, and what can be done with each. */
export function Batch({ batch, answer, isRefreshing }: BatchProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const now = useNow();
  const columns = useMemo(() => assessmentColumns(parseMoment(answer.serverTime)), [answer.serverTime]);
  const { bizId } = batch;
  // While another batch is fetched, the data is still that of the previous one.
  const rows = answer.bizId === bizId ? answer.list : undefined;
  const close = () => setOpened(null);
  return (
    <>
      <Table
        label={`${batch.name}的测评`}
        caption={`${momentWords(batch.start)} 至 ${momentWords(batch.end, 'end')}`}
        columns={columns}
        rows={rows}
        rowKey={({ testId }) => testId}
        rowName={({ courseName }) => courseName}
        refreshing={isRefreshing}
        rowActions={(assessment) => (
          <AssessmentActions
            assessment={assessment}
            bizId={bizId}
            onStart={() => setOpened({ what: 'test', assessment })}
            onReport={() => setOpened({ what: 'report', assessment })}
          />
        )}
        empty={
          <EmptyState
            drawing="inbox"
            title="这一批没有你的测评"
            why="请先完成实践报名并通过审核，通过的课程会列在这里。"
          />
        }
      />
      {opened?.what === 'test' && (
        <HonestyDialog
          title={`${opened.assessment.courseName}测评`}
          testId={opened.assessment.testId}
          bizId={bizId}
          terms={`第 ${opened.assessment.usedTry + 1} 次${opened.assessment.maxTry === 0 ? '' : `，共 ${opened.assessment.maxTry} 次`}，${opened.assessment.passScore} 分合格`}
          onClose={close}
        />
      )}
      {opened?.what === 'report' && (
        <Suspense>
          <ReportDrawer assessment={opened.assessment} bizId={bizId} now={now} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
