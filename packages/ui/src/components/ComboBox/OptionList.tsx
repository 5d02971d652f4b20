import type { ReactNode } from 'react';
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import { OptionWords } from '../Select/OptionWords.tsx';
import { list, option } from '../Select/Select.css.ts';
import { heading, longList, message } from './ComboBox.css.ts';
import { type ComboBoxEntry, type ComboBoxOption, isSection } from './options.ts';

/** The open list of a `ComboBox`; it shows `empty` when there is no row. */
export function OptionList({ empty, isLong }: { empty: ReactNode; isLong: boolean }) {
  return (
    <ListBox<ComboBoxEntry>
      className={isLong ? `${list} ${longList}` : list}
      renderEmptyState={() => <div className={message}>{empty}</div>}
    >
      {(entry) =>
        isSection(entry) ? (
          <ListBoxSection id={entry.id}>
            <Header className={heading}>{entry.name}</Header>
            <Collection items={entry.options}>{row}</Collection>
          </ListBoxSection>
        ) : (
          row(entry)
        )
      }
    </ListBox>
  );
}

function row({ id, name, codes, description, reason }: ComboBoxOption) {
  return (
    <ListBoxItem id={id} textValue={name} isDisabled={Boolean(reason)} className={option}>
      {({ isSelected }) => (
        <OptionWords
          name={name}
          code={codes?.[0]}
          description={description}
          reason={reason}
          isSelected={isSelected}
        />
      )}
    </ListBoxItem>
  );
}
