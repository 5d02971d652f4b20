import type { TestAnalysis } from '@qianwei/api/contract/analysis';
import { testTitle } from '@qianwei/api/contract/test-title';
import { PrintSheet, usePrint } from '@qianwei/ui/PrintSheet';
import { Prose } from '@qianwei/ui/Prose';
import { useEffect } from 'react';
import { institution } from '../../../institution/institution.ts';
import { useClient } from '../../../shared/client/client.tsx';
import { useStudent } from '../../../shared/session/session.tsx';
import { formatMoment } from '../../../shared/time/date-text.ts';
import { formatDuration } from '../../../shared/time/duration.ts';
import { questionNumbers } from './question-filter.ts';
import * as styles from './RecordSheet.css.ts';
import { SheetQuestion } from './SheetQuestion.tsx';

export interface RecordSheetProps {
  analysis: TestAnalysis;
  /** It has been printed, or printing was given up. */
  onDone: () => void;
}

/** The whole attempt on paper, never cut off: who, what, when, the proof of hand-in, and each question. */
export default function RecordSheet({ analysis, onDone }: RecordSheetProps) {
  const { sheetRef, print } = usePrint();
  const client = useClient();
  const student = useStudent();
  const numbers = questionNumbers(analysis.questions);
  const materials = new Map(analysis.materials.map(({ materialId, content }) => [materialId, content]));

  useEffect(() => {
    let isLeft = false;
    addEventListener('afterprint', onDone, { once: true });
    void document.fonts.ready.then(() => {
      if (!isLeft) print();
    });
    return () => {
      isLeft = true;
      removeEventListener('afterprint', onDone);
    };
  }, [print, onDone]);

  const facts: [string, string][] = [
    ['姓名', student.name],
    ['准考证号', student.account],
    ['课程', `${analysis.courseCode} ${analysis.courseName}`],
    ['作答', `第 ${analysis.tryNo} 次，用时 ${formatDuration(analysis.seconds * 1000)}`],
    ['得分', analysis.score === null ? '待批阅' : `${analysis.score} / ${analysis.totalScore} 分`],
    ['交卷时间', analysis.submitTime],
    ['回执号', analysis.receiptNo],
    ['答案校验码', analysis.answersHash],
  ];
  return (
    <PrintSheet
      ref={sheetRef}
      preview={false}
      title={`${testTitle(analysis)} 作答记录`}
      issuer={institution.schoolName}
      head={`${institution.schoolName}　回执号 ${analysis.receiptNo}`}
      foot={`${formatMoment(client.serverNow()).slice(0, 16)} 打印`}
      headingLevel={2}
    >
      <table>
        <tbody>
          {facts.map(([term, value]) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td className={styles.hash}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
    </PrintSheet>
  );
}
