import { updateStudentDetail } from '@qianwei/api/contract/account';
import { upload } from '@qianwei/api/contract/upload';
import { fileTypes, uploadScenes } from '@qianwei/api/contract/upload-scenes';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import DialogPanel from '@qianwei/ui/Dialog/DialogPanel';
import { ImageCropper } from '@qianwei/ui/ImageCropper';
import { ProgressBar } from '@qianwei/ui/ProgressBar';
import { useEffect, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useClient } from '../../shared/client/client.tsx';
import { fileProblem } from '../../shared/files/scene-checks.ts';
import { useMutationCall } from '../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../shared/page/notify.tsx';
import * as styles from './AccountPage.css.ts';
import type { AccountDialogProps } from './dialog-props.ts';

const { types, hint } = uploadScenes.AVATAR;
/** In px: sharp on a screen of high density, small enough for a slow network. */
const avatar = { width: 512, height: 512 };
const cropperTexts = { stage: '头像预览，可拖动，或用方向键移动、加减号缩放' };

/** 上传头像: choose a picture, crop it to a square, upload it; the upload can be cancelled. */
export default function AvatarDialog({ student, onClose }: AccountDialogProps) {
  const client = useClient();
  const notify = useNotify();
  const [picture, setPicture] = useState<File | null>(null);
  const [cut, setCut] = useState<(() => Promise<Blob>) | null>(null);
  const [refusal, setRefusal] = useState('');
  const [fraction, setFraction] = useState(0);
  const sending = useRef<AbortController>(null);
  const { pending, problem, send } = useMutationCall(updateStudentDetail);
  useEffect(() => () => sending.current?.abort(), []);

  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const wrong = await fileProblem('AVATAR', file);
    setRefusal(wrong ?? '');
    if (wrong === null) setPicture(file);
  };

  const replaceAvatar = (cutNow: () => Promise<Blob>) => {
    const controller = new AbortController();
    sending.current = controller;
    setFraction(0);
    const payload = async () => {
      const file = new File([await cutNow()], 'avatar.jpg', { type: 'image/jpeg' });
      const options = { onProgress: setFraction, signal: controller.signal };
      const { fileId } = await client.upload(upload, { file, scene: 'AVATAR' }, options);
      return { headFileId: fileId, revision: student.revision };
    };
    const done = () => {
      notify({ type: 'success', text: '头像已更换' });
      onClose();
    };
    void send(payload, { done });
  };

  return (
    <DialogPanel
      title="上传头像"
      isOpen
      onOpenChange={onClose}
      dismissable={false}
      actions={
        <>
          {pending ? (
            <Button onPress={() => sending.current?.abort()}>取消上传</Button>
          ) : (
            <Button onPress={onClose}>取消</Button>
          )}
          {cut && (
            <Button variant="primary" pending={pending} onPress={() => replaceAvatar(cut)}>
              使用这张
            </Button>
          )}
        </>
      }
    >
      <div className={styles.avatarContent}>
        {picture && (
          <ImageCropper
            file={picture}
            output={avatar}
            shape="round"
            texts={cropperTexts}
            onReady={(ready) => setCut(() => ready)}
          />
        )}
        {!pending && (
          <FileTrigger
            acceptedFileTypes={types.map((type) => fileTypes[type].mime)}
            onSelect={(files) => void choose(files?.[0])}
          >
            <Button icon="upload">{picture ? '换一张图片' : '选择图片'}</Button>
          </FileTrigger>
        )}
        <p className={styles.avatarHint}>{hint}；选好后在这里裁成正方形。</p>
        {pending && <ProgressBar label="正在上传头像" value={fraction} />}
        {refusal !== '' && (
          <Banner tone="danger" live="assertive">
            {refusal}
          </Banner>
        )}
        {problem && (
          <Banner tone="danger" live="assertive" title={problem.message}>
            选好的图片还在，可以再试一次。
          </Banner>
        )}
      </div>
    </DialogPanel>
  );
}
