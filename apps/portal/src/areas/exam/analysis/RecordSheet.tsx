import type { TestAnalysis } from '@qianwei/api/contract/exam/analysis';
import { testTitle } from '@qianwei/api/contract/exam/test-title';
import { Prose } from '@qianwei/ui/Prose';
import { PrintFrame } from '../../../shared/print/PrintFrame.tsx';
import { formatDuration } from '../../../shared/time/duration.ts';
import { questionNumbers } from './question-filter.ts';
import { SheetQuestion } from './SheetQuestion.tsx';

export interface RecordSheetProps {
  analysis: TestAnalysis;
  /** Called when it has been printed or printing was cancelled. */
  onDone: () => void;
}

/** The whole attempt on paper, nothing cut off: who, what, when, the proof of submission, and each question. */
export default function RecordSheet({ analysis, onDone }: RecordSheetProps) {
  const numbers = questionNumbers(analysis.questions);
  const materials = new Map(analysis.materials.map(({ materialId, content }) => [materialId, content]));

  const facts: [string, string][] = [
    ['课程', `${analysis.courseCode} ${analysis.courseName}`],
    ['作答', `第 ${analysis.tryNo} 次，用时 ${formatDuration(analysis.seconds * 1000)}`],
    ['得分', analysis.score === null ? '待批阅' : `${analysis.score} / ${analysis.totalScore} 分`],
    ['交卷时间', analysis.submitTime],
    ['回执号', analysis.receiptNo],
    ['答案校验码', analysis.answersHash],
  ];
  return (
    <PrintFrame
      title={`${testTitle(analysis)} 作答记录`}
      number={`回执号 ${analysis.receiptNo}`}
      facts={facts}
      onDone={onDone}
    >
      {analysis.questions.map((question, index) => {
        const { materialId } = question;
        const isFirst = analysis.questions[index - 1]?.materialId !== materialId;
        return (
          <div key={question.questionId}>
            {materialId !== null && isFirst && (
              <Prose source={materials.get(materialId) ?? ''} format="markdown" headingLevel={4} />
            )}
            <SheetQuestion question={question} number={numbers.get(question.questionId) ?? ''} />
          </div>
        );
      })}
    </PrintFrame>
  );
}
