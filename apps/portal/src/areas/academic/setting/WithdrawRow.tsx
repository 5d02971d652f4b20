import { cancelExemption, type Exemption } from '@qianwei/api/contract/academic/course-setting';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../../shared/page/notify.tsx';
import { RowQuestion } from '../../../shared/page/RowQuestion.tsx';

export interface WithdrawRowProps {
  exemption: Exemption;
  onKeep: () => void;
}

/** The question below an application before it is taken back. */
export default function WithdrawRow({ exemption, onKeep }: WithdrawRowProps) {
  const { exemptionId, courseCode, courseName } = exemption;
  const notify = useNotify();
  const { pending, problem, send } = useMutationCall(cancelExemption);
  const done = () => {
    onKeep();
    notify({ type: 'success', text: `${courseName}的免考申请已撤回。` });
  };
  return (
    <RowQuestion
      title={`撤回 ${courseCode} ${courseName}的免考申请？`}
      consequence="撤回后不再审核；受理时间内可以重新申请，证明材料要重新上传。"
      keep="不撤回"
      act="撤回申请"
      pending={pending}
      problem={problem}
      undone="没有撤回"
      onKeep={onKeep}
      onAct={() => void send({ exemptionId }, { done })}
    />
  );
}
