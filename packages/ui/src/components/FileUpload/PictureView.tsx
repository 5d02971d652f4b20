import { Dialog } from '../Dialog/Dialog.tsx';
import * as styles from './FileEntry.css.ts';
import { plainName } from './file-name.ts';
import { useObjectUrl } from './useObjectUrl.ts';

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
