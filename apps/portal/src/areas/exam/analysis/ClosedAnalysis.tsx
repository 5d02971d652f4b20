import { obstacleOf, type Way } from '@qianwei/api/contract/eligibility';
import { getTestRecordList } from '@qianwei/api/contract/exam/history';
import type { ApiError } from '@qianwei/api/errors';
import { formatDuration } from '@qianwei/api/time/duration';
import { momentWords } from '@qianwei/api/time/words';
import { Description, DescriptionList } from '@qianwei/ui/DescriptionList';
import { Rule } from '@qianwei/ui/Rule';
import { Verdict } from '@qianwei/ui/Verdict';
import { testPath } from '../../../shared/address/course-paths.ts';
import { WayButton } from '../../../shared/page/WhyNot.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { RecordState } from '../shared/RecordState.tsx';

export interface ClosedAnalysisProps {
  testId: string;
  testRecordId: string;
  subjectId: string;
  /** The refusal: 解析将于 2026年11月28日（周六）17:00 开放. */
  problem: Pick<ApiError, 'message' | 'data'>;
}

/** The analysis is not open yet: says when it opens, and shows the attempt's result until then. */
export default function ClosedAnalysis({ testId, testRecordId, subjectId, problem }: ClosedAnalysisProps) {
  const records = useCall(getTestRecordList, { testId });
  const back: Way = { kind: 'PAGE', text: '返回作答说明', path: testPath(subjectId, { testId }) };
  const record = records.data?.list.find((each) => each.testRecordId === testRecordId);
  return (
    <>
      <Rule />
      <Verdict
        state={{ shape: 'dotted', tone: 'muted', word: '解析未开放' }}
        title={problem.message}
        text="开放期间不公布题目和答案，对每位考生都一样。答案已经存好，成绩不受影响。"
      >
        <WayButton way={obstacleOf(problem)?.way ?? back} />
      </Verdict>
      {record && (
        <DescriptionList label="这次作答">
          <Description label="作答">第 {record.tryNo} 次</Description>
          <Description label="结果">
            <RecordState record={record} />
          </Description>
          <Description label="得分">
            {record.score === null ? '批阅后公布' : `${record.score} 分`}
          </Description>
          <Description label="用时">
            {record.seconds === null ? '—' : formatDuration(record.seconds * 1000)}
          </Description>
          <Description label="交卷时间">
            {record.submitTime === null ? '—' : momentWords(record.submitTime)}
          </Description>
          {record.receiptNo !== '' && (
            <Description label="回执号" copyText={record.receiptNo}>
              {record.receiptNo}
            </Description>
          )}
        </DescriptionList>
      )}
    </>
  );
}
