import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import * as styles from './FileEntry.css.ts';
import { extensionOf } from './file-name.ts';
import type { UploadFile } from './upload-file.ts';
import { useObjectUrl } from './useObjectUrl.ts';

/** Kinds that every browser draws and that can hold no script. */
const drawable = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);

/** Whether a file can be shown as a picture. */
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

/** A file in small; decoration, its name stands beside it. A picture that does not open shows the icon. */
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
