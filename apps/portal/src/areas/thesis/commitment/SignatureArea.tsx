import { SignaturePad } from '@qianwei/ui/SignaturePad';
import { TextButton } from '@qianwei/ui/TextButton';
import { useState } from 'react';
import {
  choosePhoto,
  dataUrlOf,
  signatureOfPhoto,
  unreadablePhoto,
} from '../../../shared/apply/signature-photo.ts';
import * as styles from './commitment.css.ts';
import type { OwnSignature } from './signing.ts';

interface SignatureAreaProps {
  /** Name of the student, as it is written. */
  name: string;
  signature: OwnSignature | null;
  error: string | undefined;
  onChange(signature: OwnSignature | null): void;
}

/** The place of the signature in the letter: written here, or a photo of one on paper for those who cannot write here. */
export function SignatureArea({ name, signature, error, onChange }: SignatureAreaProps) {
  const [isUnreadable, setUnreadable] = useState(false);
  const change = (next: OwnSignature | null) => {
    setUnreadable(false);
    onChange(next);
  };
  const fromPhoto = async () => {
    const photo = await choosePhoto();
    if (photo === null) return;
    const picture = await signatureOfPhoto(photo);
    if (picture === null) return setUnreadable(true);
    const url = await dataUrlOf(picture);
    change({ strokes: null, isEnough: true, picture: () => Promise.resolve(picture), url });
  };
  if (signature !== null && signature.url !== null)
    return (
      <>
        <span className={styles.label}>承诺人签名</span>
        <img src={signature.url} alt="承诺人签名" className={styles.picture} />
        {error !== undefined && (
          <p role="alert" className={styles.problem}>
            {error}
          </p>
        )}
        <div className={styles.actions}>
          <TextButton onPress={() => void fromPhoto()}>换一张照片</TextButton>
          <TextButton onPress={() => change(null)}>改为手写</TextButton>
        </div>
      </>
    );
  return (
    <div className={styles.pad}>
      <SignaturePad
        label="承诺人签名"
        hint={`请在横线上方写全名：${name}。没有触屏、不便书写的，可以签在白纸上拍照上传，JPG 或 PNG。`}
        error={isUnreadable ? unreadablePhoto : error}
        onWritten={(written) => change(written && { ...written, url: null })}
        onUploadInstead={() => void fromPhoto()}
      />
    </div>
  );
}
