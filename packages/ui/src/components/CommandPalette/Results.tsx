import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import { visuallyHidden } from '../../theme/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import * as styles from './CommandPalette.css.ts';
import type { CommandPaletteTexts } from './CommandPalette.texts.ts';
import type { Command, CommandGroup } from './command.ts';
import { matches } from './matches.ts';

interface ResultsProps {
  groups: readonly CommandGroup[];
  query: string;
  label: string;
  onChoose: (command: Command) => void;
}

/** The results by group; a group without items is not in the list. */
export function Results({ groups, query, label, onChoose }: ResultsProps) {
  const filled = groups.filter(({ items }) => items.length > 0);
  if (filled.length === 0) return null;
  return (
    <ListBox aria-label={label} className={styles.list}>
      {filled.map((group) => (
        <ListBoxSection key={group.id} id={group.id}>
          <Header className={styles.groupName}>{group.label}</Header>
          {group.items.map((command) => (
            // The same page may be among the recent ones and in the results.
            <ListBoxItem
              key={command.id}
              id={`${group.id} ${command.id}`}
              textValue={command.label}
              href={command.href}
              className={styles.item}
              onAction={() => onChoose(command)}
            >
              {command.icon && <Icon name={command.icon} className={styles.icon} />}
              <span className={styles.words}>
                {matches(command.label, query).map(({ text, isMatch, start }) =>
                  isMatch ? <mark key={start}>{text}</mark> : text,
                )}
              </span>
              {command.note && <span className={styles.note}>{command.note}</span>}
            </ListBoxItem>
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  );
}

/** Groups that load, have failed or are empty; and for a screen reader the number of results. */
export function GroupStates({
  groups,
  query,
  texts,
}: {
  groups: readonly CommandGroup[];
  query: string;
  texts: CommandPaletteTexts;
}) {
  const isQuiet = groups.every(
    ({ state = 'ready', items, empty }) => state === 'ready' && !items.length && !empty,
  );
  const counts = groups.filter(({ items }) => items.length > 0);
  return (
    <>
      {groups.map(({ id, label, items, state = 'ready', error, onRetry, empty }) => {
        const isEmpty = items.length === 0 && empty;
        if (state === 'ready' && !isEmpty) return null;
        return (
          <section key={id} aria-label={label}>
            {items.length === 0 && <h3 className={styles.groupName}>{label}</h3>}
            <p className={styles.status} role={state === 'error' ? 'alert' : undefined}>
              {state === 'loading' && texts.loading}
              {state === 'error' && error}
              {state === 'error' && onRetry && <TextButton onPress={onRetry}>{texts.retry}</TextButton>}
              {state === 'ready' && empty}
            </p>
          </section>
        );
      })}
      {isQuiet && query.trim() !== '' && <p className={styles.status}>{texts.nothing(query.trim())}</p>}
      <p role="status" className={visuallyHidden}>
        {query.trim() !== '' &&
          [
            ...counts.map(({ label, items }) => texts.found(label, items.length)),
            ...(isQuiet ? [texts.nothing(query.trim())] : []),
          ].join(' ')}
      </p>
    </>
  );
}
