import { Icon } from '../Icon/Icon.tsx';
import * as styles from './parts.css.ts';
import type { TableTexts } from './Table.texts.ts';

export interface ExpanderProps {
  name: string;
  texts: TableTexts;
  expanded: boolean;
  /** The id of what it opens. */
  panel: string;
  onPress: () => void;
}

/** Opens and closes the panel of a row. */
export function Expander({ name, texts, expanded, panel, onPress }: ExpanderProps) {
  return (
    <button
      type="button"
      className={styles.expander}
      aria-label={expanded ? texts.collapse(name) : texts.expand(name)}
      aria-expanded={expanded}
      aria-controls={expanded ? panel : undefined}
      onClick={onPress}
    >
      <Icon name="chevron" size="small" turn={expanded ? 'quarter' : undefined} />
    </button>
  );
}
