import type { StudentRecord } from '@qianwei/api/contract/account';
import { Description, DescriptionList } from '@qianwei/ui/DescriptionList';
import { useLatePanel } from '@qianwei/ui/late';
import { TextButton } from '@qianwei/ui/TextButton';
import { useState } from 'react';
import { maskMobile } from '../../shared/session/mask.ts';
import { EditableSection } from './EditableSection.tsx';
import type { FieldDefinition } from './field-definition.ts';
import { mobileDialog } from './late-dialogs.ts';

const fields: FieldDefinition[] = [
  { name: 'email', label: '邮箱', type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 64 },
  {
    name: 'address',
    label: '通讯地址',
    hint: '毕业证书和材料按此地址寄送，请写到门牌号。',
    autoComplete: 'street-address',
    maxLength: 120,
  },
  { name: 'zipCode', label: '邮编', inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 6 },
  { name: 'emergencyName', label: '紧急联系人', autoComplete: 'off', maxLength: 20 },
  { name: 'emergencyMobile', label: '紧急联系电话', type: 'tel', inputMode: 'numeric', autoComplete: 'off' },
];

/** 联系方式: how to reach the student; the mobile number has a dialog of its own, which asks for proof. */
export function ContactSection({ student }: { student: StudentRecord }) {
  const [changing, setChanging] = useState(false);
  const close = () => setChanging(false);
  const MobileDialog = useLatePanel(mobileDialog, changing, close);
  return (
    <>
      <EditableSection name="联系方式" title="联系方式" student={student} fields={fields}>
        {(editable) => (
          <DescriptionList>
            <Description
              label="手机号"
              masked={maskMobile(student.mobile)}
              action={<TextButton onPress={() => setChanging(true)}>更换手机</TextButton>}
            >
              {student.mobile}
            </Description>
            {editable}
          </DescriptionList>
        )}
      </EditableSection>
      {MobileDialog && changing && <MobileDialog student={student} onClose={close} />}
    </>
  );
}
