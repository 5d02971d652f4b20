import {
  applyCorrection,
  type Correction,
  correctionFieldTitles,
  genderTitles,
} from '@qianwei/api/contract/account';
import { uploadScenes } from '@qianwei/api/contract/upload-scenes';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import DialogPanel from '@qianwei/ui/Dialog/DialogPanel';
import { FileUpload } from '@qianwei/ui/FileUpload';
import { Form } from '@qianwei/ui/Form';
import { Select } from '@qianwei/ui/Select';
import { TextField } from '@qianwei/ui/TextField';
import { useState } from 'react';
import { useSceneUploads } from '../../shared/files/use-scene-uploads.ts';
import { useMutationCall } from '../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../shared/page/notify.tsx';
import * as styles from './AccountPage.css.ts';
import type { AccountDialogProps } from './dialog-props.ts';

const options = Object.entries(correctionFieldTitles).map(([id, label]) => ({ id, label }));

/** 申请更正: which field, what it should be, why, and the proof. */
export default function CorrectionDialog({ student, onClose }: AccountDialogProps) {
  const notify = useNotify();
  const [field, setField] = useState<Correction['field']>('name');
  const [newValue, setNewValue] = useState('');
  const [reason, setReason] = useState('');
  const proof = useSceneUploads('QA_FILE');
  const { pending, errors, problem, send } = useMutationCall(applyCorrection);
  const now = field === 'gender' ? genderTitles[student.gender] : student[field];

  const apply = () => {
    const wrong: Record<string, string> = proof.isBusy ? { fileIds: '证明材料还在上传，请稍候' } : {};
    const done = () => {
      notify({ type: 'success', text: '更正申请已提交，等待所属考办审核' });
      onClose();
    };
    void send({ field, newValue, reason, fileIds: proof.values }, { wrong, done });
  };

  return (
    <DialogPanel title="申请更正" isOpen onOpenChange={onClose} dismissable={false} width="wide">
      <Form className={styles.dialogForm} validationErrors={errors} onSubmit={apply}>
        {problem && (
          <Banner tone="danger" live="assertive" title={problem.message}>
            你填写的内容还在，可以修改后再提交。
          </Banner>
        )}
        <Select
          name="field"
          label="更正项目"
          hint={`现在登记的是：${now}`}
          options={options}
          value={field}
          onChange={(id) => setField(id as Correction['field'])}
        />
        <TextField name="newValue" label="更正为" maxLength={60} value={newValue} onChange={setNewValue} />
        <TextField name="reason" label="更正原因" maxLength={200} value={reason} onChange={setReason} />
        <FileUpload
          {...proof.field}
          name="fileIds"
          label="证明材料"
          hint={`身份证、户口簿等，${uploadScenes.QA_FILE.hint}。`}
          capture="environment"
        />
        <div className={styles.formActions}>
          <Button onPress={onClose}>取消</Button>
          <Button type="submit" variant="primary" pending={pending}>
            提交申请
          </Button>
        </div>
      </Form>
    </DialogPanel>
  );
}
