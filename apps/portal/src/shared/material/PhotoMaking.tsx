import type { MaterialFile } from '@qianwei/api/contract/graduation/apply';
import { uploadScenes } from '@qianwei/api/contract/upload-scenes';
import { formatMoment } from '@qianwei/api/time/moment';
import { Button } from '@qianwei/ui/Button';
import { TextButton } from '@qianwei/ui/TextButton';
import { useEffect, useEffectEvent, useState } from 'react';
import { useClient } from '../client/client.tsx';
import { FieldError } from '../form/FieldError.tsx';
import { PickButton } from '../photo/PickButton.tsx';
import { PickedPicture } from '../photo/PickedPicture.tsx';
import { SendingState } from '../photo/SendingState.tsx';
import { usePickedPhoto } from '../photo/use-picked-photo.ts';
import { useSendPhoto } from '../photo/use-send-photo.ts';
import { storedPicture } from './material-file.ts';
import * as styles from './PhotoWays.css.ts';

export interface PhotoMakingProps {
  /** The returned photo that is cut; null for a new picture. */
  original: MaterialFile | null;
  /** Checksum of the returned photo: the same content is not handed in again. Null without one. */
  barred: string | null;
  /** Months for which a photo counts. */
  months: number;
  onMade(photo: MaterialFile): void;
}

/** Makes a photo from a picture: checked and cut on this device, and sent once the student uses it. */
export function PhotoMaking({ original, barred, months, onMade }: PhotoMakingProps) {
  const client = useClient();
  const { picked, refusal, ready, ...photo } = usePickedPhoto(months);
  const [problem, setProblem] = useState('');
  const sending = useSendPhoto({ scene: 'GRAD_PHOTO' });
  const open = useEffectEvent(async () => {
    if (original === null) return;
    setProblem('');
    try {
      await photo.pick(await storedPicture(original));
      photo.cutIt();
    } catch {
      setProblem('原来这张没有打开，可能是网络断了，或页面开得太久。再试一次，或刷新页面');
    }
  });
  useEffect(() => void open(), []);

  const pick = (file: File) => {
    sending.forget();
    setProblem('');
    void photo.pick(file);
  };
  const use = async () => {
    if (ready === null) return;
    setProblem('');
    const sent = await sending.send(ready);
    if (sent === null) return;
    if (sent.sha256 === barred) {
      setProblem('这张和被退回的完全一样，不能再交，请换一张，或裁一裁');
      return;
    }
    const { fileId, fileName, fileSize, fileType, sha256, url, width = null, height = null } = sent;
    photo.drop();
    onMade({
      ...{ fileId, fileName, fileSize, fileType, sha256, url, width, height },
      ...{ storedTime: formatMoment(client.serverNow()), checked: null, validUntil: null },
    });
  };
  // A student who cuts the returned one knows that it does not fit.
  const wrong = problem || (original !== null && picked !== null ? '' : refusal);
  return (
    <div className={styles.making}>
      {wrong !== '' && <FieldError>{wrong}</FieldError>}
      {picked && (
        <PickedPicture
          picked={picked}
          onCut={photo.setCut}
          months={months}
          note="毕业证书和电子注册都用这一张。点“用这张照片”之前，照片只在这台设备上。"
        />
      )}
      <SendingState sending={sending} onRetry={() => void use()} />
      <div className={styles.actions}>
        {picked && (
          <Button
            blocked={ready === null}
            reason="照片还没有通过检查，请调整裁剪框或换一张"
            pending={sending.pending}
            onPress={() => void use()}
          >
            {sending.pending ? '上传中…' : '用这张照片'}
          </Button>
        )}
        {original === null && (
          <>
            <PickButton onPick={pick}>{picked ? '换一张' : '选择照片'}</PickButton>
            <PickButton onPick={pick} camera>
              现在拍一张
            </PickButton>
          </>
        )}
        {original !== null && problem !== '' && picked === null && (
          <Button onPress={() => void open()}>再试一次</Button>
        )}
        {picked?.fits && <TextButton onPress={photo.cutIt}>裁一裁</TextButton>}
      </div>
      {original === null && (
        <p className={styles.note}>
          {uploadScenes.GRAD_PHOTO.hint}，浅色背景，近 {months} 个月内拍摄。尺寸不合适可以在这里裁。
        </p>
      )}
    </div>
  );
}
