import type { RecipeVariants } from '@vanilla-extract/recipes';
import { type Ref, useState } from 'react';
import { avatar, picture } from './Avatar.css.ts';

export type AvatarProps = NonNullable<RecipeVariants<typeof avatar>> & {
  /** The person's name; its first character replaces a missing or broken picture. */
  name: string;
  /** The picture's address. */
  src?: string;
  ref?: Ref<HTMLSpanElement>;
};

/** A face beside its name. Decoration for a screen reader, which reads the name. */
export function Avatar({ name, src, size, ref }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span ref={ref} className={avatar({ size })} aria-hidden="true">
      {src && src !== broken ? (
        <img className={picture} src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        [...name.trim()][0]
      )}
    </span>
  );
}
