import { useEffect, useState } from 'react';
import { openPicture, turnPicture } from './open-picture.ts';

/** A picture of this device, and whether it is still opening. */
export interface SourcePicture {
  state: 'missing' | 'opening' | 'ready' | 'broken';
  bitmap: ImageBitmap | null;
  /** Turns it a quarter clockwise. */
  turn: () => Promise<void>;
}

/** Opens a file as a picture and frees its memory when another one comes or the page is left. */
export function usePicture(file: Blob | null): SourcePicture {
  const [opened, setOpened] = useState<{ file: Blob; bitmap: ImageBitmap | null } | null>(null);
  const current = opened?.file === file ? opened : null;
  const bitmap = current?.bitmap ?? null;
  useEffect(() => {
    if (file === null) return;
    let isLeft = false;
    const show = (found: ImageBitmap | null) => {
      if (isLeft) found?.close();
      else setOpened({ file, bitmap: found });
    };
    openPicture(file).then(show, () => show(null));
    return () => {
      isLeft = true;
    };
  }, [file]);
  useEffect(() => () => bitmap?.close(), [bitmap]);
  const turn = async () => {
    if (file !== null && bitmap !== null) setOpened({ file, bitmap: await turnPicture(bitmap) });
  };
  if (file === null) return { state: 'missing', bitmap: null, turn };
  if (current === null) return { state: 'opening', bitmap: null, turn };
  return { state: bitmap ? 'ready' : 'broken', bitmap, turn };
}
