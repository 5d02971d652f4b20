import { reportQuestion } from '@qianwei/api/contract/exam/book';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { useState } from 'react';
import { QuestionDialog } from './QuestionDialog.tsx';

export interface ReportDialogProps {
  questionId: string;
  /** 第 17 题. */
  name: string;
  onClose: () => void;
}

const reasons = [
  { value: 'STEM', label: '题干' },
  { value: 'ANSWER', label: '答案' },
  { value: 'ANALYSIS', label: '解析' },
  { value: 'PICTURE', label: '图片或公式' },
  { value: 'OTHER', label: '其他' },
] as const;
type Reason = (typeof reasons)[number]['value'];

/** 纠错: what is wrong with a question, in the student's words. */
export default function ReportDialog({ questionId, name, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<Reason>('ANSWER');
  return (
    <QuestionDialog
      title={`${name}纠错`}
      field={{ name: 'content', label: '问题是什么', hint: '写明哪一处、应当是什么，5 到 500 字。' }}
      fewest={{ count: 5, text: '请写明问题，至少 5 个字' }}
      action="提交纠错"
      endpoint={reportQuestion}
      payload={(content) => ({ questionId, reason, content })}
      done="纠错已提交，命题教师核对后更正"
      kept="你填写的内容还在，可以稍后再提交。"
      onClose={onClose}
    >
      <RadioGroup
        label="哪里有问题"
        value={reason}
        onChange={(value) => setReason(value as Reason)}
        options={[...reasons]}
      />
    </QuestionDialog>
  );
}
