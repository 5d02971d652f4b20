import { LatePiece, late } from '@qianwei/ui/late';
import { type ReactNode, useEffect, useState } from 'react';
import { Loading } from '../query/Loading.tsx';
import { FileChecks } from './FileChecks.tsx';
import * as styles from './PhotoCrop.css.ts';
import type { PhotoCropProps } from './PhotoCrop.tsx';
import type { Picked, PickedPhoto } from './use-picked-photo.ts';

const photoCrop = late<PhotoCropProps>(() => import('./PhotoCrop.tsx'), { prefetch: 'idle' });

/** A chosen picture: with its checks where it fits, else to be cut. */
export function PickedPicture({
  picked,
  onCut,
  note,
  months,
}: {
  picked: Picked;
  onCut: PickedPhoto['setCut'];
  note: ReactNode;
  /** The greatest age of the photo, in months. Default: as in a sign-up. */
  months?: number | undefined;
}) {
  if (!picked.fits)
    return (
      <LatePiece
        of={photoCrop}
        picture={picked.file}
        onCut={onCut}
        note={note}
        months={months}
        fallback={<Loading what="裁剪工具">{null}</Loading>}
      />
    );
  return (
    <>
      <Preview file={picked.file} />
      <FileChecks checks={picked.checks} />
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
  return <img src={url} alt="要上传的照片" className={styles.preview} />;
}
