import { cardTypeTitles, genderTitles, type StudentRecord } from '@qianwei/api/contract/account';
import { Avatar } from '@qianwei/ui/Avatar';
import { Button } from '@qianwei/ui/Button';
import { Description, DescriptionList } from '@qianwei/ui/DescriptionList';
import { Section } from '@qianwei/ui/Section';
import { useState } from 'react';
import { dayWords } from '../../shared/time/date-text.ts';
import * as styles from './AccountPage.css.ts';
import { AvatarDialog } from './AvatarDialog.tsx';
import { EditableFields } from './EditableFields.tsx';
import type { FieldDefinition } from './field-definition.ts';
import { maskIdCard } from './mask.ts';
import { nations, politicsList } from './profile-choices.ts';

const fields: FieldDefinition[] = [
  { name: 'nation', label: '民族', options: nations },
  { name: 'politics', label: '政治面貌', options: politicsList },
];

/** 基本信息: locked fields, and the two that the student may edit. */
export function BasicSection({ student }: { student: StudentRecord }) {
  const [choosing, setChoosing] = useState(false);
  return (
    <Section name="基本信息">
      <div className={styles.person}>
        <Avatar name={student.name} src={student.headUrl} size="large" />
        <div>
          <p className={styles.personName}>{student.name}</p>
          <Button
            variant="quiet"
            size="small"
            icon="upload"
            className={styles.upload}
            onPress={() => setChoosing(true)}
          >
            {student.headUrl === '' ? '上传头像' : '更换头像'}
          </Button>
        </div>
      </div>
      <EditableFields
        title="民族和政治面貌"
        student={student}
        fields={fields}
        facts={(editable) => (
          <DescriptionList>
            <Description label="性别">{genderTitles[student.gender]}</Description>
            <Description label="出生日期">{dayWords(student.birthday)}</Description>
            <Description label="证件类型">{cardTypeTitles[student.cardType]}</Description>
            <Description label="证件号码" masked={maskIdCard(student.idCard)}>
              {student.idCard}
            </Description>
            {editable}
          </DescriptionList>
        )}
      />
      {choosing && <AvatarDialog student={student} onClose={() => setChoosing(false)} />}
    </Section>
  );
}
