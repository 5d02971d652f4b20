import type { Ref } from 'react';
import {
  Dialog as AriaDialog,
  Autocomplete,
  Heading,
  Input,
  Modal,
  ModalOverlay,
  TextField,
} from 'react-aria-components';
import { visuallyHidden } from '../../theme/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './CommandPalette.css.ts';
import { type CommandPaletteTexts, commandPaletteTexts } from './CommandPalette.texts.ts';
import type { Command, CommandGroup } from './command.ts';
import { Hints } from './Hints.tsx';
import { GroupStates, Results } from './Results.tsx';

export interface CommandPaletteProps {
  isOpen: boolean;
  /** Called with `false` on Escape, the close button, a press beside it, and after something was chosen. */
  onOpenChange: (isOpen: boolean) => void;
  /** The query. */
  query: string;
  onQueryChange: (query: string) => void;
  /** The results by kind. */
  groups: readonly CommandGroup[];
  /** The items opened last, shown while the query is empty. */
  recent?: readonly Command[];
  /** Called with the chosen item, before its link is followed. */
  onChoose?: (command: Command) => void;
  /** The maximum length of the query, characters. Default 50. */
  maxLength?: number;
  texts?: Partial<CommandPaletteTexts>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The global search: focus stays in the field while ↑ and ↓ move through the results, Enter opens one, Escape closes
 * and returns focus. Keys belong to an input method while it composes. The caller decides which key opens it
 * (`Ctrl K`, `/`) and searches; the palette shows.
 */
export function CommandPalette({
  isOpen,
  onOpenChange,
  query,
  onQueryChange,
  groups,
  recent = [],
  onChoose,
  maxLength = 50,
  ref,
  ...props
}: CommandPaletteProps) {
  const texts = { ...commandPaletteTexts, ...props.texts };
  const shown =
    query.trim() === '' && recent.length > 0
      ? [{ id: 'recent', label: texts.recent, items: recent }, ...groups]
      : groups;
  const choose = (command: Command) => {
    onChoose?.(command);
    command.onAction?.();
    onOpenChange(false);
  };
  return (
    <ModalOverlay className={styles.overlay} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal ref={ref} className={styles.sheet}>
        <AriaDialog className={styles.dialog}>
          <Heading slot="title" level={2} className={visuallyHidden}>
            {texts.title}
          </Heading>
          <Autocomplete inputValue={query} onInputChange={onQueryChange}>
            <div className={styles.head}>
              <TextField
                aria-label={texts.label}
                type="search"
                autoFocus
                maxLength={maxLength}
                className={styles.field}
              >
                <Icon name="search" className={styles.glass} />
                <Input className={styles.input} placeholder={texts.placeholder} enterKeyHint="go" />
              </TextField>
              <IconButton icon="close" label={texts.close} size="large" onPress={() => onOpenChange(false)} />
            </div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys; focus is else in the field. */}
            <section aria-label={texts.results} tabIndex={0} className={styles.results}>
              <Results groups={shown} query={query} label={texts.results} onChoose={choose} />
              <GroupStates groups={groups} query={query} texts={texts} />
            </section>
          </Autocomplete>
          <Hints texts={texts} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
