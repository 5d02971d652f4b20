import type { ScoresHistory } from '@qianwei/api/contract/exam/history';
import { getScoresHistory } from '@qianwei/api/contract/exam/history';
import { testNoun, testTitle } from '@qianwei/api/contract/exam/test-title';
import { Button } from '@qianwei/ui/Button';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Facts } from '@qianwei/ui/Facts';
import { LatePiece, late } from '@qianwei/ui/late';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { Part } from '@qianwei/ui/Part';
import { Rule } from '@qianwei/ui/Rule';
import { Skeleton } from '@qianwei/ui/Skeleton';
import { Table } from '@qianwei/ui/Table';
import type { TrendChartProps } from '@qianwei/ui/TrendChart';
import { useMemo } from 'react';
import { testPath } from '../../../shared/address/course-paths.ts';
import { ExportButton } from '../../../shared/export/ExportButton.tsx';
import { usePlace } from '../../../shared/page/place.tsx';
import { WhyNot } from '../../../shared/page/WhyNot.tsx';
import { usePaper } from '../../../shared/print/paper.tsx';
import { menuOf } from '../shared/paths.ts';
import { historyColumns } from './columns.tsx';
import { byBatch, percentOf, trendOf } from './history.ts';
import * as styles from './ScoresHistoryPage.css.ts';

const trendChart = late<TrendChartProps>(async () => ({
  default: (await import('@qianwei/ui/TrendChart')).TrendChart,
}));

const historySheet = late<{ history: ScoresHistory }>(() => import('./HistorySheet.tsx'), {
  prefetch: 'idle',
});

/** The attempts as a trend line, then as a table. */
export function HistoryContent({ history, bizId }: { history: ScoresHistory; bizId: string | undefined }) {
  const { testId, subjectId, courseCode, passScore, totalScore, list, obstacle } = history;
  const columns = useMemo(() => historyColumns({ subjectId, testId }), [subjectId, testId]);
  const noun = testNoun(history.type);
  usePlace({ menu: menuOf(history.type) });
  const trend = trendOf(history);
  const paper = usePaper(historySheet, { history });
  return (
    <>
      <PageHeader
        title={testTitle(history)}
        lede={<Facts facts={['历史成绩', courseCode, `满分 ${totalScore} 分`, `${passScore} 分合格`]} />}
        actions={
          <>
            {list.length > 0 && (
              <Button icon="print" onPress={paper.print}>
                打印
              </Button>
            )}
            {list.length > 0 && <ExportButton endpoint={getScoresHistory} payload={{ testId, bizId }} />}
            {obstacle === null && list.length > 0 && (
              <ButtonLink href={testPath(subjectId, { testId, bizId })} variant="primary">
                再测一次
              </ButtonLink>
            )}
          </>
        }
      />
      <Rule />
      {obstacle !== null && (
        <p className={styles.why}>
          现在不能再测：
          <WhyNot obstacle={obstacle} />
        </p>
      )}
      {list.length === 0 ? (
        <EmptyState
          drawing="paper"
          title={`暂无${noun}记录`}
          why="第一次交卷后，每次的成绩和走势会列在这里。"
          action={
            obstacle === null && (
              <ButtonLink href={testPath(subjectId, { testId, bizId })} variant="primary">
                去{noun}
              </ButtonLink>
            )
          }
        />
      ) : (
        <div className={styles.parts}>
          {trend.length > 0 && (
            <Part title="走势" note={totalScore === 100 ? undefined : '按满分 100 折算'}>
              <div className={styles.chart}>
                <LatePiece
                  of={trendChart}
                  fallback={<Skeleton height={180} />}
                  label="历次得分"
                  periods={trend}
                  pass={percentOf(passScore, totalScore)}
                  degree={null}
                />
              </div>
            </Part>
          )}
          {byBatch(list).map((batch) => (
            <Part
              key={batch.bizId}
              title={batch.name || '各次成绩'}
              note={`${batch.list.length} 次，取最高分`}
            >
              <Table
                label={batch.name || '各次成绩'}
                columns={columns}
                rows={batch.list}
                rowKey={({ testRecordId }) => testRecordId}
                rowName={({ tryNo }) => `第 ${tryNo} 次`}
              />
            </Part>
          ))}
        </div>
      )}
      {paper.document}
    </>
  );
}
