import { useEffect, useRef } from 'react';
import * as styles from './Cropper.css.ts';
import { type Crop, moveCrop } from './crop.ts';
import { drawSquare } from './cut-square.ts';

export interface CropperProps {
  picture: ImageBitmap;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

/** How far an arrow key moves, as a share of the shown square. */
const keyStep = 0.05;
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Chooses a square of a picture: drag it, or move it with the arrow keys; the slider brings it nearer. */
export function Cropper({ picture, crop, onCrop }: CropperProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, crop);
  }, [picture, crop]);
  const move = (right: number, down: number) =>
    onCrop(moveCrop(picture.width, picture.height, crop, right, down));
  return (
    <div className={styles.cropper}>
      <canvas
        ref={canvas}
        width={512}
        height={512}
        className={styles.canvas}
        tabIndex={0}
        role="img"
        aria-label="头像预览，可拖动或用方向键移动"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
          const { width } = event.currentTarget.getBoundingClientRect();
          move(-event.movementX / width, -event.movementY / width);
        }}
        onKeyDown={(event) => {
          const [right, down] = arrows[event.key] ?? [0, 0];
          if (right === 0 && down === 0) return;
          event.preventDefault();
          move(right * keyStep, down * keyStep);
        }}
      />
      <label className={styles.zoom}>
        放大
        <input
          className={styles.slider}
          type="range"
          min={1}
          max={4}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => onCrop({ ...crop, zoom: Number(event.target.value) })}
        />
      </label>
    </div>
  );
}
