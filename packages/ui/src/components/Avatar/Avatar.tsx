import type { RecipeVariants } from '@vanilla-extract/recipes';
import { useState } from 'react';
import { avatar } from './Avatar.css.ts';

export type AvatarProps = NonNullable<RecipeVariants<typeof avatar>> & {
  /** Whose; its first character stands in for a missing or broken picture. */
  name: string;
  /** The picture's address. */
  src?: string;
};

/** A face beside its name. Decoration for a screen reader: the name stands beside it. */
export function Avatar({ name, src, size }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  if (src && src !== broken)
    return <img className={avatar({ size })} src={src} alt="" onError={() => setBroken(src)} />;
  return (
    <span className={avatar({ size })} aria-hidden="true">
      {[...name.trim()][0]}
    </span>
  );
}
