import { examLevelTitles } from '@qianwei/api/contract/exam-level';
import { assessFormTitles } from '@qianwei/api/contract/sign-up/assess-form';
import type { SignUpBatch } from '@qianwei/api/contract/sign-up/config';
import type { OpenedSignUp } from '@qianwei/api/contract/sign-up/open';
import { type SignUpRecord, signUpTitles } from '@qianwei/api/contract/sign-up/sign-up';
import { exactWords } from '@qianwei/api/time/words';
import type { PaperFact } from '../../shared/print/PaperFacts.tsx';
import { type PaperColumn, PaperTable } from '../../shared/print/PaperTable.tsx';
import { PrintFrame } from '../../shared/print/PrintFrame.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { feeAndPaid, feeWords } from './document-words.ts';
import { statusWords } from './record-words.ts';
import * as styles from './SignUpPage.css.ts';
import type { SignUpExam } from './sign-up-exam.ts';

export interface RecordPaperProps {
  exam: SignUpExam;
  batch: SignUpBatch;
  holder: OpenedSignUp['holder'];
  record: SignUpRecord;
}

const columns: readonly PaperColumn<SignUpRecord['courses'][number]>[] = [
  { header: '课程代码', text: ({ courseCode }) => courseCode },
  { header: '课程', text: ({ courseName }) => courseName, wraps: true },
  { header: '学分', text: ({ credit }) => String(credit) },
  {
    header: '考核方式',
    text: ({ assessForms }) => assessForms.map((form) => assessFormTitles[form]).join('、'),
    wraps: true,
  },
  { header: '费用', text: ({ fee }) => feeWords(fee) },
];

/** To be filled in by hand. */
const blank = '＿'.repeat(14);

/**
 * 报名表 on one page of A4: the person, what was signed up for, and a line to sign. A paper that is signed has nothing masked
 * (2.2): what a visitor, proven by a code alone, is not shown is a line to write on.
 */
export default function RecordPaper({ exam, batch, holder, record }: RecordPaperProps) {
  const { courses, document, fee, paid, signUpNo, submitTime, status, photo, receiptNo, signer } = record;
  const { session } = useSession();
  // A logged-in student's name, 准考证号 and 专业 are in the head of every paper.
  const person: PaperFact[] = [
    ['姓名', signer?.name ?? blank],
    ['准考证号', signer?.examineeNo ?? blank],
    ['专业', `${holder.majorCode} ${holder.majorName}`],
  ];
  const facts: PaperFact[] = [
    ...(session === null ? person : []),
    ['证件号', signer?.idCard ?? blank],
    ['手机号', signer?.mobile ?? blank],
    ['主考院校', holder.schoolName],
    ['报考层次', examLevelTitles[holder.applyExamLevel]],
    ...(document.studyUnit === '' ? [] : ([['助学单位', document.studyUnit]] satisfies PaperFact[])),
    ['批次', record.batchName],
    ['状态', statusWords(status)],
    ...exam
      .chosen(document, batch)
      .filter(({ label }) => courses.length === 0 || label !== '课程')
      .map(({ label, lines, notes = [] }): PaperFact => [label, [...lines, ...notes].join('，')]),
    ['费用', feeAndPaid(fee, paid)],
    ['提交时间', exactWords(submitTime)],
    ['回执号', receiptNo],
  ];
  return (
    <PrintFrame title={`${signUpTitles[exam.type]}报名表`} number={`报名号 ${signUpNo}`} facts={facts}>
      <img src={photo.url} alt="证件照" className={styles.photo} />
      {courses.length > 0 && (
        <PaperTable columns={columns} rows={courses} rowKey={({ courseCode }) => courseCode} />
      )}
      {document.remark !== '' && <p>备注：{document.remark}</p>}
      <p>考生签名：　　　　　　　　　　　　日期：　　　　年　　月　　日</p>
    </PrintFrame>
  );
}
