import { useEffect, useMemo, useState } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import * as styles from './FileEntry.css.ts';
import { extensionOf, plainName } from './file-name.ts';
import type { UploadFile } from './upload-file.ts';

/** Types that every browser draws and that cannot contain a script. */
const drawable = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);

const pdfType = 'application/pdf';

/** True when a file can be shown as a picture. */
export function isPicture({ type }: Pick<UploadFile, 'type'>): boolean {
  return drawable.has(type);
}

const icons: Record<string, IconName> = {
  ppt: 'sheet',
  pptx: 'sheet',
  zip: 'copy',
  mp4: 'play',
  doc: 'thesis',
};

/** A thumbnail of a file; decoration beside its name. A picture that does not open shows the icon. */
export function Thumbnail({ entry }: { entry: UploadFile }) {
  const [broken, setBroken] = useState<string>();
  const own = useObjectUrl(isPicture(entry) ? entry.file : undefined);
  const src = own ?? (isPicture(entry) ? entry.url : undefined);
  return (
    <span className={styles.thumbnail} aria-hidden="true">
      {src && src !== broken ? (
        <img className={styles.picture} src={src} alt="" decoding="async" onError={() => setBroken(src)} />
      ) : (
        <Icon name={icons[extensionOf(entry.name)] ?? (isPicture(entry) ? 'eyeOff' : 'thesis')} />
      )}
    </span>
  );
}

/** A chosen picture in full, before or after it is sent. */
export function PictureView({
  file,
  closeLabel,
  onClose,
}: {
  file: File;
  closeLabel: string;
  onClose: () => void;
}) {
  const src = useObjectUrl(file);
  const name = plainName(file.name);
  return (
    <Dialog title={name} isOpen onOpenChange={onClose} width="wide" closeLabel={closeLabel}>
      {src && <img className={styles.view} src={src} alt={name} />}
    </Dialog>
  );
}

/** The address of a chosen PDF on this device; undefined for any other file. */
export function usePdfUrl({ file, type }: Pick<UploadFile, 'file' | 'type'>): string | undefined {
  // The browser shows it as a PDF whatever else it is: a page would run with the rights of the portal.
  const pdf = useMemo(
    () => (type === pdfType ? file?.slice(0, file.size, pdfType) : undefined),
    [file, type],
  );
  return useObjectUrl(pdf);
}

/** An object URL for a file of this device; revoked as soon as it is no longer shown. */
function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const fresh = URL.createObjectURL(file);
    setUrl(fresh);
    return () => {
      URL.revokeObjectURL(fresh);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
