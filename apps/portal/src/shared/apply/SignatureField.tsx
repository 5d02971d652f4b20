import { upload } from '@qianwei/api/contract/upload';
import { toApiError } from '@qianwei/api/errors';
import { Button } from '@qianwei/ui/Button';
import { SignaturePad } from '@qianwei/ui/SignaturePad';
import { TextButton } from '@qianwei/ui/TextButton';
import { useEffect, useEffectEvent, useState } from 'react';
import { useClient } from '../client/client.tsx';
import * as styles from './apply.css.ts';
import { choosePhoto, dataUrlOf, signatureOfPhoto, unreadablePhoto } from './signature-photo.ts';

/** A signature that the server has; `url` shows it from this device, for as long as the page is open. */
export interface SentSignature {
  readonly fileId: string;
  readonly url: string;
}

interface SignatureFieldProps {
  /** Name of what is signed: 毕业生登记表. */
  document: string;
  error: string | undefined;
  signature: SentSignature | null;
  /** Called with the sent signature; null once it is to be written again. */
  onChange(signature: SentSignature | null): void;
}

/** The student's own signature: written here, or as a photo of one on paper. It is sent as soon as it is confirmed. */
export function SignatureField({ document, error, signature, onChange }: SignatureFieldProps) {
  const client = useClient();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  // A signature that did not arrive: it is sent again, not written again.
  const [unsent, setUnsent] = useState<Blob | null>(null);
  const send = async (picture: Blob) => {
    setPending(true);
    setProblem(undefined);
    setUnsent(null);
    try {
      const file = new File([picture], '签名.png', { type: 'image/png' });
      const { fileId } = await client.upload(upload, { file, scene: 'SIGNATURE' });
      onChange({ fileId, url: await dataUrlOf(picture) });
    } catch (failure) {
      const { kind, message } = toApiError(failure);
      const isRefused = kind === 'business';
      if (!isRefused) setUnsent(picture);
      setProblem(isRefused ? message : `${message}签名还没有传上，签好的没有丢，联网后自动再传`);
    }
    setPending(false);
  };
  const sendAgain = useEffectEvent(() => {
    if (unsent !== null && !pending) void send(unsent);
  });
  useEffect(() => {
    const again = () => sendAgain();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  const fromPhoto = async () => {
    const photo = await choosePhoto();
    if (photo === null) return;
    const picture = await signatureOfPhoto(photo);
    if (picture === null) return setProblem(unreadablePhoto);
    await send(picture);
  };
  if (signature !== null)
    return (
      <div className={styles.signed}>
        <span className={styles.signedLabel}>本人签名</span>
        <img src={signature.url} alt="本人签名" className={styles.signature} />
        <TextButton onPress={() => onChange(null)}>重签</TextButton>
      </div>
    );
  return (
    <div className={styles.signed}>
      <SignaturePad
        label="本人签名"
        hint={`签在《${document}》上，姓名和身份证上一致。不便在屏幕上写的，可以签在白纸上拍照上传。`}
        error={problem ?? error}
        pending={pending}
        onSign={(picture) => void send(picture)}
        onUploadInstead={() => void fromPhoto()}
      />
      {unsent !== null && <Button onPress={() => void send(unsent)}>重新上传签名</Button>}
    </div>
  );
}
