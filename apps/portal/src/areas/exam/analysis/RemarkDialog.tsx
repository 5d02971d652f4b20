import { applyRemark } from '@qianwei/api/contract/exam/analysis';
import type { DateTime } from '@qianwei/api/time/moment';
import { momentWords } from '@qianwei/api/time/words';
import { QuestionDialog } from './QuestionDialog.tsx';

export interface RemarkDialogProps {
  testRecordId: string;
  questionId: string;
  /** 第 17 题. */
  name: string;
  /** The last moment to ask, as the server writes it. */
  until: DateTime;
  onClose: () => void;
}

/** 申请重新批阅: once for each written answer, with the reason. */
export default function RemarkDialog({ testRecordId, questionId, name, until, onClose }: RemarkDialogProps) {
  return (
    <QuestionDialog
      title={`${name}申请重新批阅`}
      field={{
        name: 'reason',
        label: '理由',
        hint: '写明哪个采分点已经答到、写在哪里，10 到 500 字。',
      }}
      fewest={{ count: 10, text: '请写明理由，至少 10 个字' }}
      action="提交申请"
      endpoint={applyRemark}
      payload={(reason) => ({ testRecordId, questionId, reason })}
      done="申请已提交，由另一位教师重新批阅"
      kept="你填写的理由还在。"
      onClose={onClose}
    >
      <p>每道题可以申请一次，{momentWords(until, 'end')} 前有效。重新批阅可能加分、不变，也可能减分。</p>
    </QuestionDialog>
  );
}
