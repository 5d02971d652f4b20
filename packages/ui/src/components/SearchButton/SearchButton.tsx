import { Button } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SearchButton.css.ts';

export interface SearchButtonProps {
  onPress: () => void;
  /** What it opens, for a screen reader. */
  label?: string;
  /** What can be found; written in the box on a wide screen. */
  hint?: string;
  /** The key that opens it too, shown at the end; the listening is the app's. */
  shortcut?: string;
}

/** Opens the global search: a box in the top bar of a wide screen, an icon on a phone. */
export function SearchButton({
  onPress,
  label = '搜索',
  hint = '课程代码、公告、功能',
  shortcut = '/',
}: SearchButtonProps) {
  return (
    <Button
      className={styles.find}
      aria-label={`${label} ${hint}`}
      aria-keyshortcuts={shortcut}
      onPress={onPress}
    >
      <Icon name="search" className={styles.glass} />
      <span className={styles.words} aria-hidden="true">
        {hint}
      </span>
      <span className={styles.key} aria-hidden="true">
        {shortcut}
      </span>
    </Button>
  );
}
