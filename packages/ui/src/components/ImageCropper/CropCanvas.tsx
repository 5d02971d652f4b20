import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react';
import type { Crop } from './crop.ts';
import { drawCrop } from './cut-picture.ts';

export interface CropCanvasProps extends ComponentProps<'canvas'> {
  picture: ImageBitmap;
  crop: Crop;
}

/** The chosen part of a picture, drawn; `width` and `height` are its px and so its shape. */
export function CropCanvas({ picture, crop, ref, ...props }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useImperativeHandle(ref, () => canvas.current as HTMLCanvasElement, []);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  return <canvas {...props} ref={canvas} />;
}
