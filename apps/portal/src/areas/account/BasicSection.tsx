import type { StudentRecord } from '@qianwei/api/contract/account';
import { cardTypeTitles } from '@qianwei/api/contract/card-type';
import { genderTitles } from '@qianwei/api/contract/gender';
import { maskIdCard } from '@qianwei/api/contract/identity-card';
import { dayWords } from '@qianwei/api/time/words';
import { Description, DescriptionList } from '@qianwei/ui/DescriptionList';
import { nations, politicsList } from '../../shared/form/person-options.ts';
import { EditableSection } from './EditableSection.tsx';
import type { FieldDefinition } from './field-definition.ts';

const fields: FieldDefinition[] = [
  { name: 'nation', label: '民族', options: nations },
  { name: 'politics', label: '政治面貌', options: politicsList },
];

/** 基本信息: locked fields, and the two that the student may edit. */
export function BasicSection({ student }: { student: StudentRecord }) {
  return (
    <EditableSection name="基本信息" title="民族和政治面貌" student={student} fields={fields}>
      {(editable) => (
        <DescriptionList>
          <Description label="姓名">{student.name}</Description>
          <Description label="性别">{genderTitles[student.gender]}</Description>
          <Description label="出生日期">{dayWords(student.birthday)}</Description>
          <Description label="证件类型">{cardTypeTitles[student.cardType]}</Description>
          <Description label="证件号码" masked={maskIdCard(student.idCard)}>
            {student.idCard}
          </Description>
          {editable}
        </DescriptionList>
      )}
    </EditableSection>
  );
}
