import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { visuallyHidden } from '../../theme/text.css.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { type Crop, isEnlarged, maxZoom, moveCrop, zoomCrop } from './crop.ts';
import { type CropOutput, drawCrop } from './cut-picture.ts';
import * as styles from './ImageCropper.css.ts';
import type { ImageCropperTexts } from './ImageCropper.texts.ts';
import { useGestures } from './useGestures.ts';

interface CropStageProps {
  bitmap: ImageBitmap;
  crop: Crop;
  change: (next: (before: Crop) => Crop) => void;
  output: CropOutput;
  shape: 'square' | 'round';
  words: ImageCropperTexts;
  onTurn: () => void;
}

const percent = (share: number) => Math.round(share * 100);

/** The picture to drag, the preview of the result, and the tools. */
export function CropStage({ bitmap, crop, change, output, shape, words, onTurn }: CropStageProps) {
  const { width, height } = output;
  const ratio = width / height;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [moved, setMoved] = useState(false);
  const { onKey, ...pointer } = useGestures(canvas, {
    move: (right, down) => change((before) => moveCrop(bitmap, ratio, before, right, down)),
    zoom: (factor) => change((before) => zoomCrop(bitmap, ratio, before, factor)),
  });
  const isSmall = isEnlarged(bitmap, crop, output);
  return (
    <>
      <div className={styles.stageLine}>
        <CropCanvas
          {...{ picture: bitmap, crop, width, height, ...pointer }}
          ref={canvas}
          className={styles.stage({ shape })}
          tabIndex={0}
          role="img"
          aria-label={words.stage}
          onKeyDown={(event) => {
            if (onKey(event)) setMoved(true);
          }}
        />
        {shape === 'square' && (
          <div className={styles.preview} aria-hidden="true">
            <CropCanvas
              {...{ picture: bitmap, crop }}
              width={144}
              height={Math.round(144 / ratio)}
              className={styles.previewPicture}
            />
            <span className={styles.caption}>{words.preview}</span>
            <span className={styles.caption}>
              {width}×{height}
            </span>
          </div>
        )}
      </div>
      <div className={styles.tools}>
        <Slider
          className={styles.zoom}
          minValue={1}
          maxValue={maxZoom}
          step={0.05}
          value={crop.zoom}
          formatOptions={{ style: 'percent' }}
          onChange={(zoom) => change((before) => zoomCrop(bitmap, ratio, before, zoom / before.zoom))}
        >
          <Label>{words.zoom}</Label>
          <SliderTrack className={styles.track}>
            <SliderThumb className={styles.thumb} />
          </SliderTrack>
          <SliderOutput />
        </Slider>
        <Button size="small" icon="refresh" onPress={onTurn}>
          {words.turn}
        </Button>
      </div>
      {isSmall && (
        <p className={styles.small} role="status">
          <Icon name="alert" size="small" />
          <span>{words.small(width, height)}</span>
        </p>
      )}
      <span role="status" className={visuallyHidden}>
        {moved && words.place(percent(crop.x), percent(crop.y), percent(crop.zoom))}
      </span>
    </>
  );
}

interface CropCanvasProps extends ComponentProps<'canvas'> {
  picture: ImageBitmap;
  crop: Crop;
}

/** The chosen part of a picture, drawn; `width` and `height` are its px and so its shape. */
function CropCanvas({ picture, crop, ref, ...props }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useImperativeHandle(ref, () => canvas.current as HTMLCanvasElement, []);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  return <canvas {...props} ref={canvas} />;
}
