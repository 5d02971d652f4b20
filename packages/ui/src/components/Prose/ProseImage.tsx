import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Prose.css.ts';

export interface ProseImageProps {
  /** Undefined for an address that is not shown. */
  src: string | undefined;
  alt: string;
  /** px; with both the room is reserved while the picture loads. */
  width?: number;
  height?: number;
  /** In its place when it does not load. */
  missing: string;
}

/** A picture that is loaded when it comes near; when it fails, its description is shown in a frame. */
export function ProseImage({ src, alt, width, height, missing }: ProseImageProps) {
  const [broken, setBroken] = useState<string>();
  if (src === undefined || src === broken)
    return (
      <span className={styles.missing}>
        <Icon name="alert" size="small" />
        <span>
          {missing}
          {alt && ` · ${alt}`}
        </span>
      </span>
    );
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
