import { photoPixels } from '@qianwei/api/contract/sign-up/photo-pixels';
import type { SignUpPhoto } from '@qianwei/api/contract/sign-up/sign-up';
import { uploadScenes } from '@qianwei/api/contract/upload-scenes';
import { formatMoment } from '@qianwei/api/time/moment';
import { listDay } from '@qianwei/api/time/words';
import { Button } from '@qianwei/ui/Button';
import { sizeWords } from '@qianwei/ui/FileUpload/check-file';
import { Part } from '@qianwei/ui/Part';
import { TextButton } from '@qianwei/ui/TextButton';
import { FormActions } from '../../shared/application/StepForm.tsx';
import { useClient } from '../../shared/client/client.tsx';
import { FieldError } from '../../shared/form/FieldError.tsx';
import * as crop from '../../shared/photo/PhotoCrop.css.ts';
import { PickButton } from '../../shared/photo/PickButton.tsx';
import { PickedPicture } from '../../shared/photo/PickedPicture.tsx';
import { signUpPhotoMonths } from '../../shared/photo/photo-checks.ts';
import { SendingState } from '../../shared/photo/SendingState.tsx';
import { usePickedPhoto } from '../../shared/photo/use-picked-photo.ts';
import { useSendPhoto } from '../../shared/photo/use-send-photo.ts';
import { useSession, useWorkInProgress } from '../../shared/session/session.tsx';
import * as styles from './PhotoStep.css.ts';
import { returnedWords } from './returned-parts.ts';
import * as page from './SignUpPage.css.ts';
import type { Visit } from './use-visit.ts';

interface PhotoStepProps {
  visit: Visit;
  photos: readonly SignUpPhoto[];
  /** Id of the chosen photo; empty without one. */
  chosenId: string;
  /** Photo that staff have returned, with their reason: it is not handed in again. */
  returned: { readonly fileId: string; readonly reason: string } | null;
  error: string | undefined;
  /** Asks for the login above the page; resolves to true once the student is logged in again. */
  askLogin(): Promise<boolean>;
  onBack(): void;
  onNext(): void;
  onChoose(photo: SignUpPhoto): void;
}

/** 照片: one of those that were uploaded before, or a picture that is checked and cut on this device. */
export function PhotoStep(props: PhotoStepProps) {
  const { visit, photos, chosenId, returned, error, askLogin, onBack, onNext, onChoose } = props;
  const { session } = useSession();
  const { picked, refusal, ready, ...photo } = usePickedPhoto();
  const client = useClient();
  const { guestTicket } = visit.key;
  const sending = useSendPhoto({ scene: 'SIGNUP_PHOTO', guestTicket, askLogin, failed: visit.check });
  // Nobody but this page has a picture that is not sent yet.
  useWorkInProgress(session === null || picked === null);
  const chosen = photos.find(({ fileId }) => fileId === chosenId);
  const others = photos.filter(({ fileId }) => fileId !== chosenId && fileId !== returned?.fileId);
  const isReturned = chosen !== undefined && chosen.fileId === returned?.fileId;

  const pick = (file: File) => {
    sending.forget();
    void photo.pick(file);
  };
  const use = async () => {
    if (ready === null) return;
    const sent = await sending.send(ready);
    if (sent === null) return;
    photo.drop();
    const { fileId, url, fileSize: size } = sent;
    onChoose({ fileId, url, size, storedTime: formatMoment(client.serverNow()) });
    onNext();
  };
  const isReady = picked === null ? chosen !== undefined && !isReturned : ready !== null;
  const what = isReturned ? '这张照片已被退回，请换一张' : '选好照片后再继续';
  return (
    <>
      {refusal !== '' && <FieldError>{refusal}</FieldError>}
      {picked === null ? (
        <Chosen chosen={chosen} why={isReturned ? returned.reason : null} />
      ) : (
        <Part
          title={picked.fits ? '照片' : '裁成证件照'}
          note={`${picked.file.name}，${sizeWords(picked.file.size)}`}
        >
          <PickedPicture
            picked={picked}
            onCut={photo.setCut}
            note="考场核验时，照片就和预览差不多大。点“用这张照片”之前，照片只在这台设备上。"
          />
        </Part>
      )}
      {error !== undefined && picked === null && <FieldError>{error}</FieldError>}
      <SendingState sending={sending} onRetry={() => void use()} />
      <div className={styles.choose}>
        <PickButton onPick={pick}>{picked || chosen ? '换一张' : '选择照片'}</PickButton>
        <PickButton onPick={pick} camera>
          现在拍一张
        </PickButton>
        {picked?.fits && <TextButton onPress={photo.cutIt}>裁一裁</TextButton>}
        {picked && <TextButton onPress={photo.drop}>不用这张</TextButton>}
      </div>
      <p className={page.note}>
        {uploadScenes.SIGNUP_PHOTO.hint}，浅色背景，近 {signUpPhotoMonths}{' '}
        个月内拍摄。尺寸不合适可以在这里裁。
      </p>
      {picked === null && others.length > 0 && (
        <Part title="以前上传的照片" note="材料保险箱">
          <ul className={styles.photos}>
            {others.map((other) => (
              <li key={other.fileId} className={styles.kept}>
                <img src={other.url} alt={`${listDay(other.storedTime)} 的照片`} className={styles.small} />
                <span>{listDay(other.storedTime)}</span>
                <TextButton onPress={() => onChoose(other)}>用这张</TextButton>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <FormActions onBack={onBack}>
        <Button
          variant="primary"
          size="large"
          block
          blocked={!isReady}
          reason={picked === null ? what : '照片还没有通过检查，请调整裁剪框或换一张'}
          pending={sending.pending}
          onPress={picked === null ? onNext : () => void use()}
        >
          {picked === null ? '下一步，核对' : sending.pending ? '上传中…' : '用这张照片'}
        </Button>
      </FormActions>
    </>
  );
}

/** `why`: staff have returned it, for this reason; null for a photo that can be handed in. */
function Chosen({ chosen, why }: { chosen: SignUpPhoto | undefined; why: string | null }) {
  if (chosen === undefined)
    return (
      <Part title="上传证件照">
        <p>还没有选照片。</p>
      </Part>
    );
  return (
    <Part
      title={why === null ? '已选的照片' : '被退回的照片'}
      note={`${photoPixels.width} × ${photoPixels.height}`}
    >
      <div className={styles.chosenRow}>
        <img
          src={chosen.url}
          alt={why === null ? '已选的证件照' : '被退回的证件照'}
          className={crop.preview}
        />
        {why === null ? (
          <p className={page.note}>{listDay(chosen.storedTime)} 上传，格式、像素、大小和颜色都合格。</p>
        ) : (
          <FieldError>{returnedWords(why)}</FieldError>
        )}
      </div>
    </Part>
  );
}
