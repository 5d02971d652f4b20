import { photoPixels } from '@qianwei/api/contract/sign-up/photo-pixels';
import type { SignUpPhoto } from '@qianwei/api/contract/sign-up/sign-up';
import { uploadScenes } from '@qianwei/api/contract/upload-scenes';
import { listDay } from '@qianwei/api/time/words';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { sizeWords } from '@qianwei/ui/FileUpload/check-file';
import { LatePiece, late } from '@qianwei/ui/late';
import { Part } from '@qianwei/ui/Part';
import { ProgressBar } from '@qianwei/ui/ProgressBar';
import { TextButton } from '@qianwei/ui/TextButton';
import { useEffect, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { FormActions } from '../../shared/application/StepForm.tsx';
import { Loading } from '../../shared/query/Loading.tsx';
import { useSession, useWorkInProgress } from '../../shared/session/session.tsx';
import { FieldError } from './FieldError.tsx';
import { FileChecks } from './FileChecks.tsx';
import type { PhotoCropProps } from './PhotoCrop.tsx';
import * as styles from './PhotoStep.css.ts';
import { type PhotoCheck, photoChecks, photoRefusal } from './photo-checks.ts';
import { photoFacts } from './photo-facts.ts';
import { returnedWords } from './returned-parts.ts';
import * as page from './SignUpPage.css.ts';
import { type Sending, useSendPhoto } from './use-send-photo.ts';
import type { Visit } from './use-visit.ts';

const photoCrop = late<PhotoCropProps>(() => import('./PhotoCrop.tsx'), { prefetch: 'idle' });

/** Kinds that a browser opens; the photo that is sent is always a JPG. */
const openable = ['image/jpeg', 'image/png', 'image/webp'];

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

/** A picture that was chosen on this device and is not sent yet. */
interface Picked {
  readonly file: File;
  /** Its checks as it is, before it is cut. */
  readonly checks: readonly PhotoCheck[];
  /** It is sent as it is. */
  readonly fits: boolean;
}

/** 照片: one of those that were uploaded before, or a picture that is checked and cut on this device. */
export function PhotoStep(props: PhotoStepProps) {
  const { visit, photos, chosenId, returned, error, askLogin, onBack, onNext, onChoose } = props;
  const { session } = useSession();
  const [picked, setPicked] = useState<Picked | null>(null);
  const [cut, setCut] = useState<Blob | null>(null);
  const [refusal, setRefusal] = useState('');
  const sending = useSendPhoto(visit, askLogin);
  // Nobody but this page has a picture that is not sent yet.
  useWorkInProgress(session === null || picked === null);
  const chosen = photos.find(({ fileId }) => fileId === chosenId);
  const others = photos.filter(({ fileId }) => fileId !== chosenId && fileId !== returned?.fileId);
  const isReturned = chosen !== undefined && chosen.fileId === returned?.fileId;

  const pick = async (file: File | undefined) => {
    if (file === undefined) return;
    const facts = await photoFacts(file);
    setCut(null);
    sending.forget();
    if (facts === null) {
      setPicked(null);
      setRefusal(`“${file.name}”打不开，可能已损坏或不是照片，请换一张 JPG 或 PNG`);
      return;
    }
    const refused = photoRefusal(facts);
    const isUsable = refused === null || refused.isCut;
    setPicked(isUsable ? { file, checks: photoChecks(facts, null), fits: refused === null } : null);
    setRefusal(refused?.text ?? '');
  };
  const use = async () => {
    const photo = picked?.fits ? picked.file : cut;
    if (photo === null || photo === undefined) return;
    const sent = await sending.send(photo);
    if (sent === null) return;
    setPicked(null);
    setRefusal('');
    onChoose(sent);
    onNext();
  };
  const isReady = picked === null ? chosen !== undefined && !isReturned : picked.fits || cut !== null;
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
          {picked.fits ? (
            <>
              <Preview file={picked.file} />
              <FileChecks checks={picked.checks} />
            </>
          ) : (
            <LatePiece
              of={photoCrop}
              picture={picked.file}
              onCut={setCut}
              fallback={<Loading what="裁剪工具">{null}</Loading>}
            />
          )}
        </Part>
      )}
      {error !== undefined && picked === null && <FieldError>{error}</FieldError>}
      <SendingState sending={sending} onRetry={() => void use()} />
      <div className={styles.choose}>
        <PickButton onPick={pick}>{picked || chosen ? '换一张' : '选择照片'}</PickButton>
        <PickButton onPick={pick} camera>
          现在拍一张
        </PickButton>
        {picked?.fits && (
          <TextButton onPress={() => setPicked({ ...picked, fits: false })}>裁一裁</TextButton>
        )}
        {picked && <TextButton onPress={() => setPicked(null)}>不用这张</TextButton>}
      </div>
      <p className={page.note}>
        {uploadScenes.SIGNUP_PHOTO.hint}，浅色背景，近 12 个月内拍摄。尺寸不合适可以在这里裁。
      </p>
      {picked === null && others.length > 0 && (
        <Part title="以前上传的照片" note="材料保险箱">
          <ul className={styles.photos}>
            {others.map((photo) => (
              <li key={photo.fileId} className={styles.kept}>
                <img src={photo.url} alt={`${listDay(photo.storedTime)} 的照片`} className={styles.small} />
                <span>{listDay(photo.storedTime)}</span>
                <TextButton onPress={() => onChoose(photo)}>用这张</TextButton>
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

/** The picture itself beside its checks, as large as a chosen one. */
function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <img src={url} alt="要上传的照片" className={styles.chosen} />;
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
          className={styles.chosen}
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

function PickButton({
  camera = false,
  onPick,
  children,
}: {
  camera?: boolean;
  onPick(file: File | undefined): Promise<void>;
  children: string;
}) {
  return (
    <FileTrigger
      acceptedFileTypes={openable}
      {...(camera && { defaultCamera: 'user' as const })}
      onSelect={(files) => void onPick(files?.[0])}
    >
      <Button icon="upload">{children}</Button>
    </FileTrigger>
  );
}

function SendingState({ sending, onRetry }: { sending: Sending; onRetry(): void }) {
  if (sending.pending) return <ProgressBar label="正在上传照片" value={sending.fraction} />;
  if (sending.problem === null) return null;
  return (
    <Banner
      tone="danger"
      live="assertive"
      title={sending.problem.message}
      action={<TextButton onPress={onRetry}>再传一次</TextButton>}
    >
      照片还在这台设备上，没有丢。
    </Banner>
  );
}
