import {
  applyCorrection,
  type Correction,
  correctionFieldTitles,
  genderTitles,
  type StudentRecord,
} from '@qianwei/api/contract/account';
import { uploadScenes } from '@qianwei/api/contract/upload-scenes';
import { FileUpload } from '@qianwei/ui/FileUpload';
import { Select } from '@qianwei/ui/Select';
import { TextField } from '@qianwei/ui/TextField';
import { ApplicationDrawer, type KeptDrawer } from '../../shared/application/ApplicationDrawer.tsx';
import { useApplication } from '../../shared/application/use-application.ts';
import { EarlierFiles } from '../../shared/files/EarlierFiles.tsx';
import { useSceneUploads } from '../../shared/files/use-scene-uploads.ts';
import { useNotify } from '../../shared/page/notify.tsx';

const options = Object.entries(correctionFieldTitles).map(([id, label]) => ({ id, label }));

const nothing = { field: 'name' as Correction['field'], newValue: '', reason: '' };

export interface CorrectionDrawerProps extends KeptDrawer {
  student: StudentRecord;
}

/** 申请更正: which field, what it should be, why, and the proof. */
export default function CorrectionDrawer({ student, ...drawer }: CorrectionDrawerProps) {
  const notify = useNotify();
  const proof = useSceneUploads('QA_FILE');
  const application = useApplication(applyCorrection, nothing, proof);
  const { values, change } = application;
  const now = values.field === 'gender' ? genderTitles[student.gender] : student[values.field];

  const apply = () => {
    const wrong: Record<string, string> = proof.isBusy ? { fileIds: '证明材料还在上传，请稍候' } : {};
    const done = () => {
      notify({ type: 'success', text: '更正申请已提交，等待所属考办审核' });
      drawer.onClose();
    };
    application.submit({ ...values, fileIds: proof.values }, { wrong, done, waits: true });
  };

  return (
    <ApplicationDrawer {...drawer} application={application} title="申请更正" act="提交申请" onSubmit={apply}>
      <Select
        name="field"
        label="更正项目"
        hint={`现在登记的是：${now}`}
        options={options}
        value={values.field}
        onChange={(id) => change({ field: id as Correction['field'] })}
      />
      <TextField
        name="newValue"
        label="更正为"
        maxLength={60}
        value={values.newValue}
        onChange={(newValue) => change({ newValue })}
      />
      <TextField
        name="reason"
        label="更正原因"
        maxLength={200}
        value={values.reason}
        onChange={(reason) => change({ reason })}
      />
      <FileUpload
        {...proof.field}
        name="fileIds"
        label="证明材料"
        hint={`身份证、户口簿等，${uploadScenes.QA_FILE.hint}。`}
        capture="environment"
      />
      <EarlierFiles uploads={proof} />
    </ApplicationDrawer>
  );
}
