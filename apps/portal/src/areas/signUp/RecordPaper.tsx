import { examLevelTitles } from '@qianwei/api/contract/exam-level';
import type { SignUpBatch } from '@qianwei/api/contract/sign-up/config';
import type { OpenedSignUp } from '@qianwei/api/contract/sign-up/open';
import { type SignUpRecord, signUpTitles } from '@qianwei/api/contract/sign-up/sign-up';
import { exactWords } from '@qianwei/api/time/words';
import type { PaperFact } from '../../shared/print/PaperFacts.tsx';
import { PaperHeads } from '../../shared/print/PaperHeads.tsx';
import { PrintFrame } from '../../shared/print/PrintFrame.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { feeWords } from './document-words.ts';
import { statusWords } from './record-words.ts';
import * as styles from './SignUpPage.css.ts';
import type { SignUpExam } from './sign-up-exam.ts';

export interface RecordPaperProps {
  exam: SignUpExam;
  batch: SignUpBatch;
  holder: OpenedSignUp['holder'];
  record: SignUpRecord;
}

/** 报名表 on one page of A4: the person, masked as on the page, what was signed up for, and a line to sign. */
export default function RecordPaper({ exam, batch, holder, record }: RecordPaperProps) {
  const { courses, document, fee, paid, signUpNo, submitTime, status, photo, receiptNo } = record;
  const { session } = useSession();
  // A logged-in student's name, 准考证号 and 专业 are in the head of every paper.
  const person: PaperFact[] = [
    ['姓名', holder.name],
    ['准考证号', holder.examineeNo],
    ['专业', `${holder.majorCode} ${holder.majorName}`],
  ];
  const facts: PaperFact[] = [
    ...(session === null ? person : []),
    ['证件号', holder.idCard],
    ['手机号', holder.mobile],
    ['主考院校', holder.schoolName],
    ['报考层次', examLevelTitles[holder.applyExamLevel]],
    ...(document.studyUnit === '' ? [] : ([['助学单位', document.studyUnit]] satisfies PaperFact[])),
    ['批次', record.batchName],
    ['状态', statusWords(status)],
    ...exam
      .chosen(document, batch)
      .filter(({ label }) => courses.length === 0 || label !== '课程')
      .map(({ label, lines }): PaperFact => [label, lines.join('、')]),
    ['费用', paid > 0 ? `${feeWords(fee)}，已缴 ${feeWords(paid)}` : feeWords(fee)],
    ['提交时间', exactWords(submitTime)],
    ['回执号', receiptNo],
  ];
  return (
    <PrintFrame title={`${signUpTitles[exam.type]}报名表`} number={`报名号 ${signUpNo}`} facts={facts}>
      <img src={photo.url} alt="证件照" className={styles.photo} />
      {courses.length > 0 && (
        <table>
          <PaperHeads heads={['课程代码', '课程', '学分', '费用']} />
          <tbody>
            {courses.map(({ courseCode, courseName, credit, fee: own }) => (
              <tr key={courseCode}>
                <td>{courseCode}</td>
                <td>{courseName}</td>
                <td>{credit}</td>
                <td>{feeWords(own)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {document.remark !== '' && <p>备注：{document.remark}</p>}
      <p>考生签名：　　　　　　　　　　　　日期：　　　　年　　月　　日</p>
    </PrintFrame>
  );
}
