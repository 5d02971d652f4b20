import type { Endpoint } from '@qianwei/api/endpoint';
import { useMutationCall } from '../mutation/use-mutation-call.ts';
import { useNotify } from '../page/notify.tsx';
import { RowQuestion } from '../page/RowQuestion.tsx';

export interface WithdrawQuestionProps {
  /** Call that takes it back. */
  endpoint: Endpoint<unknown, unknown>;
  payload: Readonly<Record<string, unknown>>;
  /** Subject of the question: 13015 计算机系统原理的免考申请. */
  what: string;
  /** The effect, and whether it can be applied for again. */
  consequence: string;
  onKeep: () => void;
}

/** The question below an application before it is taken back. */
export default function WithdrawQuestion({
  endpoint,
  payload,
  what,
  consequence,
  onKeep,
}: WithdrawQuestionProps) {
  const notify = useNotify();
  const { pending, problem, send } = useMutationCall(endpoint);
  const done = () => {
    onKeep();
    notify({ type: 'success', text: `${what}已撤回。` });
  };
  return (
    <RowQuestion
      title={`撤回 ${what}？`}
      consequence={consequence}
      keep="不撤回"
      act="撤回申请"
      pending={pending}
      problem={problem}
      undone="没有撤回"
      onKeep={onKeep}
      onAct={() => void send(payload, { done })}
    />
  );
}
