import type { TestRecord } from '@qianwei/api/contract/exam/history';
import type { TestDetail } from '@qianwei/api/contract/exam/overview';
import { Verdict } from '@qianwei/ui/Verdict';
import { useNow } from '../../../shared/time/use-now.ts';
import { TestAction } from './TestAction.tsx';
import { verdictOf } from './verdict.ts';

export interface TestStandingProps {
  detail: TestDetail;
  bizId: string | undefined;
  /** The newest first; none until they are loaded. */
  records: readonly TestRecord[];
}

/** How the test stands for the student now, in one sentence, with what can be done about it. */
export function TestStanding({ detail, bizId, records }: TestStandingProps) {
  return (
    <Verdict {...verdictOf(detail, records, useNow())}>
      <TestAction detail={detail} bizId={bizId} />
    </Verdict>
  );
}
