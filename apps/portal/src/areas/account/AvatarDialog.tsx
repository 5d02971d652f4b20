import { getStudentDetail, getUserInfo, updateStudentDetail } from '@qianwei/api/contract/account';
import { upload } from '@qianwei/api/contract/upload';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { Dialog } from '@qianwei/ui/Dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useClient } from '../../shared/client.tsx';
import { useNotify } from '../../shared/notify.tsx';
import { callKey } from '../../shared/use-call.ts';
import { useSubmit } from '../../shared/use-submit.ts';
import * as styles from './AvatarDialog.css.ts';
import { Cropper } from './Cropper.tsx';
import { type Crop, middle } from './crop.ts';
import { cutSquare } from './cut-square.ts';
import { avatarProblem } from './file-checks.ts';
import { Progress } from './Progress.tsx';
import type { Student } from './words.ts';

/** 上传头像: choose a picture, cut it square here, then send it; sending can be cancelled. */
export function AvatarDialog({ student, onClose }: { student: Student; onClose: () => void }) {
  const client = useClient();
  const notify = useNotify();
  const queries = useQueryClient();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState<Crop>(middle);
  const [refusal, setRefusal] = useState('');
  const [fraction, setFraction] = useState(0);
  const sending = useRef<AbortController>(null);
  const { pending, problem, submit } = useSubmit();
  useEffect(() => () => sending.current?.abort(), []);

  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const wrong = avatarProblem(file);
    setRefusal(wrong ?? '');
    if (wrong !== null) return;
    try {
      setPicture(await createImageBitmap(file));
      setCrop(middle);
    } catch {
      setRefusal('这张图片打不开，请换一张');
    }
  };

  const send = async (shown: ImageBitmap) => {
    const controller = new AbortController();
    sending.current = controller;
    setFraction(0);
    const done = await submit({}, async () => {
      const file = await cutSquare(shown, crop);
      const options = { onProgress: setFraction, signal: controller.signal };
      const { fileId } = await client.upload(upload, { file, scene: 'AVATAR' }, options);
      await client.call(updateStudentDetail, { headFileId: fileId, revision: student.revision });
      await Promise.all(
        [getStudentDetail, getUserInfo].map((call) => queries.invalidateQueries({ queryKey: callKey(call) })),
      );
    });
    if (!done) return;
    notify({ type: 'success', text: '头像已更换' });
    onClose();
  };

  return (
    <Dialog
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
          {picture && (
            <Button variant="primary" pending={pending} onPress={() => void send(picture)}>
              使用这张
            </Button>
          )}
        </>
      }
    >
      <div className={styles.content}>
        {picture && <Cropper picture={picture} crop={crop} onCrop={setCrop} />}
        {!pending && (
          <FileTrigger
            acceptedFileTypes={['image/jpeg', 'image/png', 'image/webp']}
            onSelect={(files) => void choose(files?.[0])}
          >
            <Button icon="upload">{picture ? '换一张图片' : '选择图片'}</Button>
          </FileTrigger>
        )}
        <p className={styles.hint}>JPG、PNG 或 WebP，不超过 2MB；选好后在这里裁成正方形。</p>
        {pending && <Progress label="正在上传头像" fraction={fraction} />}
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
    </Dialog>
  );
}
