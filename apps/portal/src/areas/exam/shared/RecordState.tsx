import type { TestRecord } from '@qianwei/api/contract/exam/history';
import { StateMark } from '@qianwei/ui/StateMark';

/** The state of an attempt: running, waiting for marking, passed, failed, void. */
export function RecordState({ record }: { record: Pick<TestRecord, 'status' | 'result'> }) {
  if (record.status === 'VOID' || record.result === 'VOID')
    return (
      <StateMark shape="dash" tone="muted">
        作废
      </StateMark>
    );
  if (record.status === 'RUNNING')
    return (
      <StateMark shape="half" tone="brand">
        进行中
      </StateMark>
    );
  if (record.result === 'PENDING')
    return (
      <StateMark shape="half" tone="warning">
        待批阅
      </StateMark>
    );
  return record.result === 'PASS' ? (
    <StateMark shape="check" tone="success">
      合格
    </StateMark>
  ) : (
    <StateMark shape="cross" tone="danger">
      不合格
    </StateMark>
  );
}

/** True when an attempt is over and has an analysis; the analysis page says if it is open. */
export const hasAnalysis = ({ status }: Pick<TestRecord, 'status'>) =>
  status !== 'RUNNING' && status !== 'VOID';
