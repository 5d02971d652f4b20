import * as styles from './CommandPalette.css.ts';
import type { CommandPaletteTexts } from './CommandPalette.texts.ts';

/** Which keys do what. Seen only: a screen reader says what can be done with a list. */
export function Hints({ texts }: { texts: CommandPaletteTexts }) {
  return (
    <p className={styles.hints} aria-hidden="true">
      <span>
        <kbd>↑↓</kbd>
        {texts.hintMove}
      </span>
      <span>
        <kbd>Enter</kbd>
        {texts.hintOpen}
      </span>
      <span>
        <kbd>Esc</kbd>
        {texts.hintClose}
      </span>
    </p>
  );
}
