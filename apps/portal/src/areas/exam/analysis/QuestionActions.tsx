import type { AnalysedQuestion, TestAnalysis } from '@qianwei/api/contract/exam/analysis';
import { isWritten } from '@qianwei/api/contract/exam/question';
import { parseMoment } from '@qianwei/api/time/moment';
import { late, useLatePanel } from '@qianwei/ui/late';
import { TextButton } from '@qianwei/ui/TextButton';
import { useState } from 'react';
import { useClient } from '../../../shared/client/client.tsx';
import { useQuestionFlags } from '../shared/use-question-flags.ts';
import * as styles from './Questions.css.ts';
import type { RemarkDialogProps } from './RemarkDialog.tsx';
import type { ReportDialogProps } from './ReportDialog.tsx';

const remarkDialog = late<RemarkDialogProps>(() => import('./RemarkDialog.tsx'), { prefetch: 'idle' });
const reportDialog = late<ReportDialogProps>(() => import('./ReportDialog.tsx'), { prefetch: 'idle' });

export interface QuestionActionsProps {
  analysis: TestAnalysis;
  question: AnalysedQuestion;
  /** 第 17 题. */
  name: string;
}

/** The actions of a question: collect it, report an error, apply for a regrade. */
export function QuestionActions({ analysis, question, name }: QuestionActionsProps) {
  const [open, setOpen] = useState<'report' | 'remark' | null>(null);
  const close = () => setOpen(null);
  const ReportDialog = useLatePanel(reportDialog, open === 'report', close);
  const RemarkDialog = useLatePanel(remarkDialog, open === 'remark', close);
  const client = useClient();
  const { problem, collect, keepInBook } = useQuestionFlags();
  const { questionId, collected, inWrongBook } = question;
  const { remarkUntil } = analysis;
  const mayRemark =
    isWritten(question.questionType) &&
    question.got !== null &&
    question.remark === null &&
    remarkUntil !== null &&
    parseMoment(remarkUntil) > client.serverNow();
  return (
    <div>
      <div className={styles.actions}>
        <TextButton onPress={() => void collect(questionId, !collected)}>
          {collected ? '取消收藏' : '收藏'}
        </TextButton>
        <TextButton onPress={() => void keepInBook(questionId, !inWrongBook)}>
          {inWrongBook ? '移出错题本' : '加入错题本'}
        </TextButton>
        <TextButton onPress={() => setOpen('report')}>纠错</TextButton>
        {mayRemark && <TextButton onPress={() => setOpen('remark')}>申请重新批阅</TextButton>}
      </div>
      {problem && <p role="alert">{problem.message}</p>}
      {ReportDialog && open === 'report' && (
        <ReportDialog questionId={questionId} name={name} onClose={close} />
      )}
      {RemarkDialog && open === 'remark' && remarkUntil !== null && (
        <RemarkDialog
          testRecordId={analysis.testRecordId}
          questionId={questionId}
          name={name}
          until={remarkUntil}
          onClose={close}
        />
      )}
    </div>
  );
}
