import type { SignUpRecord } from '@qianwei/api/contract/sign-up/sign-up';
import { cancelSignUpNLog } from '@qianwei/api/contract/sign-up/submit';
import { Button } from '@qianwei/ui/Button';
import { useState } from 'react';
import { exams } from '../../institution/exams.ts';
import { useMutationCall } from '../../shared/mutation/use-mutation-call.ts';
import { RowQuestion } from '../../shared/page/RowQuestion.tsx';
import { feeWords } from './document-words.ts';
import type { Visit } from './use-visit.ts';

interface CancelRowProps {
  visit: Visit;
  record: SignUpRecord;
  /** The places are free again. */
  onCancelled(): void;
}

/** 撤销报名, with its consequences asked in its place. */
export function CancelRow({ visit, record, onCancelled }: CancelRowProps) {
  const [isAsking, setAsking] = useState(false);
  const { send, pending, problem } = useMutationCall(cancelSignUpNLog);
  const { type, guestTicket } = visit.key;
  if (!isAsking)
    return (
      <Button variant="danger" onPress={() => setAsking(true)}>
        撤销报名
      </Button>
    );
  const refund = record.paid > 0 ? `已缴的 ${feeWords(record.paid)} ${exams.payment.refund}。` : '';
  return (
    <RowQuestion
      title={`撤销 ${record.signUpNo}？`}
      consequence={`名额马上让给别人，想再报要重新抢；${refund}报名截止前可以重新报。`}
      keep="不撤了"
      act="撤销报名"
      undone="没有撤销"
      {...{ pending, problem }}
      onKeep={() => setAsking(false)}
      onAct={() =>
        void send(
          { type, guestTicket, signUpId: record.signUpId },
          {
            waits: false,
            failed: visit.check,
            done: () => {
              onCancelled();
              void visit.refresh();
            },
          },
        )
      }
    />
  );
}
