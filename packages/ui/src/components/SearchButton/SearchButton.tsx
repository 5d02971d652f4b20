import type { Ref } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SearchButton.css.ts';

export interface SearchButtonProps {
  onPress: () => void;
  /** Name of the search that it opens, for a screen reader. */
  label?: string;
  /** Things that can be found; written in the box on a wide screen. */
  hint?: string;
  /** The key that opens it too, shown at the end; the app handles it. */
  shortcut?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Opens the global search: a box in the top bar of a wide screen, an icon on a phone. */
export function SearchButton({
  onPress,
  label = '搜索',
  hint = '课程代码、公告、功能',
  shortcut = '/',
  ref,
}: SearchButtonProps) {
  return (
    <Button
      ref={ref}
      className={styles.find}
      aria-label={`${label} ${hint}`}
      aria-keyshortcuts={shortcut}
      onPress={onPress}
    >
      <Icon name="search" className={styles.glass} />
      <span className={styles.words} aria-hidden="true">
        {hint}
      </span>
      {/* Drawn, not written: `aria-keyshortcuts` says it, and the name is what is seen besides. */}
      <span className={styles.key} data-key={shortcut} aria-hidden="true" />
    </Button>
  );
}
