import { Button } from 'react-aria-components';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './UserButton.css.ts';

export interface UserButtonProps {
  /** The student's name. */
  name: string;
  /** The address of the face. */
  src?: string;
}

/** Face and name in the top bar: the trigger of the student's own `Menu`. */
export function UserButton({ name, src }: UserButtonProps) {
  return (
    <Button className={styles.user}>
      <Avatar name={name} src={src} />
      <span className={styles.name}>{name}</span>
      <Icon name="chevron" size="small" turn="quarter" className={styles.chevron} />
    </Button>
  );
}
