import type { Ref } from 'react';
import { Button } from 'react-aria-components';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './UserButton.css.ts';

export interface UserButtonProps {
  /** The student's name. */
  name: string;
  /** The address of the face. */
  src?: string;
  /** Replaces a name that has not loaded or is empty, since a button needs a name. */
  unnamedLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Face and name in the top bar: the trigger of the student's own `Menu`. */
export function UserButton({ name, src, unnamedLabel = '我的', ref }: UserButtonProps) {
  const shown = name.trim() || unnamedLabel;
  return (
    <Button ref={ref} className={styles.user}>
      <Avatar name={shown} src={src} />
      <span className={styles.name}>{shown}</span>
      <Icon name="chevron" size="small" turn="quarter" className={styles.chevron} />
    </Button>
  );
}
