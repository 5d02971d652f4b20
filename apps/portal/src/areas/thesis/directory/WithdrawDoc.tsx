import { type DirectoryStage, withdrawThesisDoc } from '@qianwei/api/contract/thesis/directory';
import { docType } from '@qianwei/api/contract/thesis/document';
import { thesisStageTitles } from '@qianwei/api/contract/thesis/stage';
import { Button } from '@qianwei/ui/Button';
import { useState } from 'react';
import { picklist, safeParse } from 'valibot';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../../shared/page/notify.tsx';
import { RowQuestion } from '../../../shared/page/RowQuestion.tsx';

const withdrawable = picklist([...docType.options, 'AI_INFO']);

interface WithdrawDocProps {
  stage: DirectoryStage;
  studentPlanId: string;
}

/** 撤回, while the teacher has not opened what was handed in: the button, and in its place the question. */
export function WithdrawDoc({ stage, studentPlanId }: WithdrawDocProps) {
  const [isAsked, setAsked] = useState(false);
  const notify = useNotify();
  const { pending, problem, send } = useMutationCall(withdrawThesisDoc);
  const document = safeParse(withdrawable, stage.code);
  if (!stage.withdrawable || !document.success) return null;
  const name = thesisStageTitles[stage.code];
  const done = () => {
    setAsked(false);
    notify({ type: 'success', text: `${name}已撤回，可以修改后重新提交。` });
  };
  if (!isAsked)
    return (
      <p>
        <Button onPress={() => setAsked(true)}>撤回{name}</Button>
      </p>
    );
  return (
    <RowQuestion
      title={`撤回${name}？`}
      consequence="老师还没有查看。撤回后可以修改，需要在截止时间以前重新提交；这一稿保留在提交记录里。"
      keep="不撤回"
      act={`撤回${name}`}
      pending={pending}
      problem={problem}
      undone="没有撤回"
      onKeep={() => setAsked(false)}
      onAct={() => void send({ studentPlanId, docType: document.output }, { done })}
    />
  );
}
