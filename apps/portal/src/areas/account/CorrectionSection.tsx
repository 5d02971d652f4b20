import { correctionFieldTitles, type StudentRecord } from '@qianwei/api/contract/account';
import { usualStates } from '@qianwei/api/contract/application';
import { momentWords } from '@qianwei/api/time/words';
import { Section } from '@qianwei/ui/Section';
import { TextButton } from '@qianwei/ui/TextButton';
import { ApplicationEntry } from '../../shared/application/ApplicationEntry.tsx';
import * as styles from './AccountPage.css.ts';

export interface CorrectionSectionProps {
  student: StudentRecord;
  /** Opens 申请更正. */
  onCorrect: () => void;
}

const words = {
  PENDING: '待审核',
  APPROVED: '已通过',
  RETURNED: '退回',
  REJECTED: '未通过',
  CANCELLED: '已撤销',
};

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
        <ul aria-label="更正申请">
          {student.corrections.map(({ correctionId, field, oldValue, newValue, status, ...said }) => (
            <ApplicationEntry
              key={correctionId}
              title={`${correctionFieldTitles[field]}：${oldValue} 改为 ${newValue}`}
              state={usualStates[status]}
              stateWords={words[status]}
              claim={`${momentWords(said.createdAt)} 提交`}
              opinion={said.opinion === '' ? undefined : `审核意见：${said.opinion}`}
            />
          ))}
        </ul>
      )}
      {open && (
        <p className={styles.none}>
          “{correctionFieldTitles[open.field]}”的更正正在审核，审核结束后才能再申请。
        </p>
      )}
    </Section>
  );
}
