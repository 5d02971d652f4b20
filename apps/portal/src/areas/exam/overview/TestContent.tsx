import type { getTestRecordList } from '@qianwei/api/contract/exam/history';
import type { TestDetail } from '@qianwei/api/contract/exam/overview';
import type { DataOf } from '@qianwei/api/endpoint';
import { ConditionList } from '@qianwei/ui/ConditionList';
import { Figures } from '@qianwei/ui/Figures';
import { Link } from '@qianwei/ui/Link';
import { Part } from '@qianwei/ui/Part';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { Stack } from '@qianwei/ui/Stack';
import { screenOnly } from '@qianwei/ui/theme/text.css';
import { WithMargin } from '@qianwei/ui/WithMargin';
import { historyPath } from '../../../shared/address/practice-paths.ts';
import { Below, type Query, QueryView } from '../../../shared/query/QueryView.tsx';
import { scoreWords } from '../shared/exam-labels.ts';
import { Blueprint } from './Blueprint.tsx';
import { conditionsOf } from './conditions.ts';
import { RecordList } from './RecordList.tsx';
import { TestMargin } from './TestMargin.tsx';
import { TestStanding } from './TestStanding.tsx';

export interface TestContentProps {
  bizId: string | undefined;
  detail: TestDetail;
  records: Query<DataOf<typeof getTestRecordList>>;
}

/** The state of the test, the student's results, the conditions, the blueprint of the paper, and the rules beside them. */
export function TestContent(props: TestContentProps) {
  const { bizId, detail, records } = props;
  const { best, usedTry, maxTry, totalScore, passScore, minutes } = detail;
  return (
    <>
      <TestStanding detail={detail} bizId={bizId} records={records.data?.list ?? []} />
      <WithMargin label="规则与时间" margin={<TestMargin detail={detail} />}>
        <Stack gap="x8" above="x6">
          <Figures
            label="我的成绩"
            figures={[
              { name: '最高成绩', value: scoreWords(best), of: `/ ${totalScore}` },
              { name: '已用次数', value: String(usedTry), of: maxTry === 0 ? '次，不限' : `/ ${maxTry} 次` },
              { name: '合格线', value: String(passScore), of: '分' },
              { name: '时长', value: String(minutes), of: '分钟' },
            ]}
          />
          {detail.conditions.length > 0 && (
            <ConditionList
              conditions={conditionsOf(detail.conditions)}
              texts={{ unmetTitle: '还差这些', metTitle: '开考条件' }}
            />
          )}
          <Part
            title="作答记录"
            note={
              (records.data?.list.length ?? 0) > 0 && (
                <Link href={historyPath(detail.testId, bizId)} size="small" className={screenOnly}>
                  历史成绩与走势
                </Link>
              )
            }
          >
            <QueryView query={records} name="作答记录" skeleton={<SkeletonLines shares={[1, 1]} />}>
              {(data) => <RecordList test={detail} records={data.list} />}
            </QueryView>
          </Part>
          <Below query={records}>
            <Part title="题型分布" note={`共 ${detail.questionCount} 题，${totalScore} 分`}>
              <Blueprint detail={detail} />
            </Part>
          </Below>
        </Stack>
      </WithMargin>
    </>
  );
}
