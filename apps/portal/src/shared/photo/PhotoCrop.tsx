import { photoPixels } from '@qianwei/api/contract/sign-up/photo-pixels';
import { ImageCropper } from '@qianwei/ui/ImageCropper';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FileChecks } from './FileChecks.tsx';
import * as styles from './PhotoCrop.css.ts';
import { isAcceptable, type PhotoFacts, photoBytes, photoChecks } from './photo-checks.ts';
import { photoFacts } from './photo-facts.ts';

export interface PhotoCropProps {
  picture: File;
  /** Called with the cut photo after each change; null while it does not pass. */
  onCut(photo: Blob | null): void;
  /** Below the checks: what the photo is for, and that it is still on this device alone. */
  note: ReactNode;
  /** The greatest age of the photo, in months. Default: as in a sign-up. */
  months?: number | undefined;
}

const output = { ...photoPixels, minBytes: photoBytes.min, maxBytes: photoBytes.max };
const texts = {
  stage: '证件照裁剪，头顶和下巴留在框内，可拖动，或用方向键移动、加减号缩放',
  turn: '转 90 度',
};

/** Cuts the chosen part, and says whether it has fewer pixels than a photo. */
interface ReadyCut {
  readonly cut: () => Promise<Blob>;
  readonly isSmall: () => boolean;
}

/** After a movement the result is checked once it has rested for this time, ms. */
const restMs = 250;

/** Cuts a picture to a photo on this device and checks the result after each movement. */
export default function PhotoCrop({ picture, onCut, note, months }: PhotoCropProps) {
  const [source, setSource] = useState<PhotoFacts | null>(null);
  const [result, setResult] = useState<PhotoFacts | null>(null);
  const [isEnlarged, setEnlarged] = useState(false);
  const cut = useRef<ReadyCut | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const round = useRef(0);

  const measure = useEffectEvent(async () => {
    round.current += 1;
    const own = round.current;
    const isSmall = cut.current?.isSmall() ?? false;
    const photo = (await cut.current?.cut()) ?? null;
    const facts = photo && (await photoFacts(photo));
    if (own !== round.current) return;
    if (photo === null || facts === null) return onCut(null);
    setResult(facts);
    setEnlarged(isSmall);
    onCut(isAcceptable(photoChecks(facts, source && { facts: source, isEnlarged: isSmall })) ? photo : null);
  });
  const moved = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void measure(), restMs);
  };
  useEffect(() => {
    void photoFacts(picture).then(setSource);
    return () => clearTimeout(timer.current);
  }, [picture]);
  return (
    <div className={styles.crop}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for what the cropper inside it does */}
      <div onPointerUp={moved} onKeyUp={moved} onWheel={moved} onChange={moved}>
        <ImageCropper
          file={picture}
          output={output}
          texts={texts}
          onReady={(ready, isSmall) => {
            cut.current = ready && { cut: ready, isSmall };
            moved();
          }}
        />
        <p className={styles.hint}>头顶和下巴都留在框内。单指移动、两指缩放；键盘用方向键和加减号。</p>
      </div>
      {result && (
        <div>
          <FileChecks checks={photoChecks(result, source && { facts: source, isEnlarged }, months)} />
          <p className={styles.note}>{note}</p>
        </div>
      )}
    </div>
  );
}
