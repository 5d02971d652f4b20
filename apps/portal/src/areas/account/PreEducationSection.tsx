import type { StudentRecord } from '@qianwei/api/contract/account';
import { dayWords } from '@qianwei/api/time/words';
import { Description, DescriptionList } from '@qianwei/ui/DescriptionList';
import { Section } from '@qianwei/ui/Section';
import { StateMark } from '@qianwei/ui/StateMark';
import * as styles from './AccountPage.css.ts';

/** 前置学历: the diploma that admits a student to 专升本. */
export function PreEducationSection({ student }: { student: StudentRecord }) {
  const { preEducation, applyExamLevel } = student;
  return (
    <Section name="前置学历">
      {preEducation === null ? (
        <p className={styles.none}>
          {applyExamLevel === 'TOP_UP'
            ? '还没有登记前置学历。专升本考生在毕业申请前须登记并通过查验，请携带专科毕业证书联系所属考办。'
            : '本专业不要求前置学历。'}
        </p>
      ) : (
        <DescriptionList>
          <Description label="毕业学校">{preEducation.school}</Description>
          <Description label="专业">{preEducation.major}</Description>
          <Description label="毕业时间">{dayWords(preEducation.graduateDate)}</Description>
          <Description label="证书编号">{preEducation.certNo}</Description>
          <Description label="查验状态">
            <CheckMark status={preEducation.checkStatus} />
          </Description>
        </DescriptionList>
      )}
    </Section>
  );
}

function CheckMark({ status }: { status: NonNullable<StudentRecord['preEducation']>['checkStatus'] }) {
  if (status === 'PASSED')
    return (
      <StateMark shape="check" tone="success">
        已通过查验
      </StateMark>
    );
  if (status === 'FAILED')
    return (
      <StateMark shape="cross" tone="danger">
        查验未通过，请联系所属考办
      </StateMark>
    );
  return <StateMark shape="half">查验中</StateMark>;
}
