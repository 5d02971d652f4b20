import { type Ref, useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { CropStage } from './CropStage.tsx';
import { type Crop, isEnlarged, middle } from './crop.ts';
import { type CropOutput, cutPicture } from './cut-picture.ts';
import * as styles from './ImageCropper.css.ts';
import { type ImageCropperTexts, imageCropperTexts } from './ImageCropper.texts.ts';
import { usePicture } from './usePicture.ts';

export interface ImageCropperProps {
  /** The chosen picture; null for none yet. */
  file: Blob | null;
  /** Dimensions, type and file size of the result; its shape is the crop's: 512 × 512 an avatar, 480 × 640 a 证件照. */
  output: CropOutput;
  /** `round` shows an avatar as it will appear; the result is still a square. Default `square`. */
  shape?: 'square' | 'round';
  /**
   * Called with a function that cuts the currently chosen part; with null while there is no picture. `isSmall` is true
   * while that part has fewer pixels than the result.
   */
  onReady?: (cut: (() => Promise<Blob>) | null, isSmall: () => boolean) => void;
  texts?: Partial<ImageCropperTexts>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Chooses a part of a picture: drag it, pinch or turn the wheel to zoom, or use the arrow keys, + and −; a slider and
 * a button do it without any of these. Nothing leaves the device. Huge pictures are scaled down first, photos are
 * shown upright.
 */
export function ImageCropper({ file, output, shape = 'square', onReady, texts, ref }: ImageCropperProps) {
  const words = { ...imageCropperTexts, ...texts };
  const { state, bitmap, turn } = usePicture(file);
  const [cropped, setCropped] = useState<{ file: Blob | null; crop: Crop }>({ file, crop: middle });
  const crop = cropped.file === file ? cropped.crop : middle;
  const latest = useRef({ crop, output, onReady });
  useEffect(() => {
    latest.current = { crop, output, onReady };
  });
  useEffect(() => {
    const cut = () => cutPicture(bitmap as ImageBitmap, latest.current.crop, latest.current.output);
    const isSmall = () => bitmap !== null && isEnlarged(bitmap, latest.current.crop, latest.current.output);
    latest.current.onReady?.(bitmap && cut, isSmall);
  }, [bitmap]);
  const change = (next: (before: Crop) => Crop) =>
    setCropped((before) => ({ file, crop: next(before.file === file ? before.crop : middle) }));
  const ratio = output.width / output.height;
  return (
    <div ref={ref} className={styles.cropper}>
      {bitmap ? (
        <CropStage
          {...{ bitmap, crop, change, output, shape, words }}
          onTurn={() => void turn().then(() => change(() => middle))}
        />
      ) : (
        <div
          className={styles.place({ shape, broken: state === 'broken' })}
          style={{ aspectRatio: ratio }}
          role={state === 'broken' ? 'alert' : 'status'}
        >
          <Icon name={state === 'broken' ? 'error' : 'user'} />
          {state !== 'ready' && words[state]}
        </div>
      )}
    </div>
  );
}
