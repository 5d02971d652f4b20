import {
  applyCorrection,
  type Correction,
  correctionFieldTitles,
  type StudentRecord,
} from '@qianwei/api/contract/account';
import { genderTitles } from '@qianwei/api/contract/gender';
import { Select } from '@qianwei/ui/Select';
import { TextField } from '@qianwei/ui/TextField';
import { ApplicationDrawer, type KeptDrawer } from '../../shared/application/ApplicationDrawer.tsx';
import { ProofField } from '../../shared/application/ProofField.tsx';
import { useApplication } from '../../shared/application/use-application.ts';
import { useSceneUploads } from '../../shared/files/use-scene-uploads.ts';
import { useNotify } from '../../shared/page/notify.tsx';

const nothing = { field: 'name' as Correction['field'], newValue: '', reason: '' };

export interface CorrectionDrawerProps extends KeptDrawer {
  student: StudentRecord;
}

/** 申请更正: which field, what it should be, why, and the proof. */
export default function CorrectionDrawer({ student, ...drawer }: CorrectionDrawerProps) {
  const notify = useNotify();
  const proof = useSceneUploads('QA_FILE');
  const application = useApplication(applyCorrection, nothing, proof);
  const { values, select, text, submit } = application;
  const now = values.field === 'gender' ? genderTitles[student.gender] : student[values.field];
  const done = () => {
    notify({ type: 'success', text: '更正申请已提交，等待所属考办审核' });
    drawer.onClose();
  };
  return (
    <ApplicationDrawer
      {...drawer}
      application={application}
      title="申请更正"
      onSubmit={() => submit({}, { done, waits: true })}
    >
      <Select label="更正项目" hint={`现在登记的是：${now}`} {...select('field', correctionFieldTitles)} />
      <TextField label="更正为" {...text('newValue')} />
      <TextField label="更正原因" {...text('reason')} />
      <ProofField proof={proof} hint="身份证、户口簿等" />
    </ApplicationDrawer>
  );
}
