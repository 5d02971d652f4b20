import { type Correction, correctionFieldTitles, type StudentRecord } from '@qianwei/api/contract/account';
import { usualStates } from '@qianwei/api/contract/application';
import { momentWords } from '@qianwei/api/time/words';
import { Line, Lines } from '@qianwei/ui/Lines';
import { Section } from '@qianwei/ui/Section';
import { StateMark } from '@qianwei/ui/StateMark';
import { TextButton } from '@qianwei/ui/TextButton';
import { applicationMarks } from '../../shared/application/application-marks.ts';
import * as styles from './AccountPage.css.ts';

export interface CorrectionSectionProps {
  student: StudentRecord;
  /** Opens 申请更正. */
  onCorrect: () => void;
}

/** 信息更正: requests that the office changes a locked field, one at a time. */
export function CorrectionSection({ student, onCorrect }: CorrectionSectionProps) {
  const open = student.corrections.find(({ status }) => status === 'PENDING');
  return (
    <Section
      name="信息更正"
      action={open === undefined && <TextButton onPress={onCorrect}>申请更正</TextButton>}
    >
      {student.corrections.length === 0 ? (
        <p className={styles.none}>
          姓名、性别、出生日期、证件号码或专业与证件不符时，可以提交证明材料，由所属考办审核更正。
        </p>
      ) : (
        <Lines label="更正申请">
          {student.corrections.map((correction) => (
            <Line key={correction.correctionId}>
              <Entry correction={correction} />
            </Line>
          ))}
        </Lines>
      )}
      {open && (
        <p className={styles.none}>
          “{correctionFieldTitles[open.field]}”的更正正在审核，审核结束后才能再申请。
        </p>
      )}
    </Section>
  );
}

const words = {
  PENDING: '待审核',
  APPROVED: '已通过',
  RETURNED: '退回',
  REJECTED: '未通过',
  CANCELLED: '已撤销',
};

function Entry({ correction }: { correction: Correction }) {
  return (
    <div className={styles.correction}>
      <p className={styles.correctionHead}>
        <b className={styles.change}>
          {correctionFieldTitles[correction.field]}：{correction.oldValue} 改为 {correction.newValue}
        </b>
        <StateMark {...applicationMarks[usualStates[correction.status]]}>
          {words[correction.status]}
        </StateMark>
      </p>
      <p className={styles.submitted}>{momentWords(correction.createdAt)} 提交</p>
      {correction.opinion !== '' && <p className={styles.opinion}>审核意见：{correction.opinion}</p>}
    </div>
  );
}
