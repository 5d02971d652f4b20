import type { ReactNode, Ref } from 'react';
import { Button, Disclosure, DisclosureGroup, DisclosurePanel, type Key } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { WholeDates } from '../WholeDates/WholeDates.tsx';
import * as styles from './Accordion.css.ts';

/** One part of an `Accordion`. */
export interface AccordionItem {
  id: string;
  /** Its heading, the button that opens it. */
  title: string;
  /** The number of entries in words: 5 条. Part of the button's name. */
  count?: string;
  /** A note at the end of the line: 数据更新于 11月21日. Part of the button's name. */
  note?: ReactNode;
  content: ReactNode;
  /** It cannot be opened now; `note` says why. */
  disabled?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Several parts may be open. Default: opening one closes the other. */
  multiple?: boolean;
  /** Level of the parts' headings, one below the heading above the accordion. Default 3. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /**
   * `stacked`: count and note below the title, the sign at the end of the line, the content from edge to edge, for lists on
   * a phone. Default `line`.
   */
  layout?: 'line' | 'stacked';
  /** `id`s of the open parts, controlled by the owner. */
  open?: readonly string[];
  /** `id`s of the parts that are open at first. Default none. */
  defaultOpen?: readonly string[];
  /** Called with the `id`s of the parts that are open now. */
  onOpenChange?: (open: string[]) => void;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Parts of a page that open below their headings. Closed content stays in the page: the browser's search finds
 * it and opens its part, and paper shows all of it.
 */
export function Accordion({
  items,
  multiple,
  headingLevel = 3,
  layout = 'line',
  open,
  defaultOpen,
  onOpenChange,
  ref,
}: AccordionProps) {
  return (
    <DisclosureGroup
      ref={ref}
      allowsMultipleExpanded={multiple}
      expandedKeys={open}
      defaultExpandedKeys={defaultOpen}
      onExpandedChange={(keys: Set<Key>) => onOpenChange?.([...keys].map(String))}
    >
      {items.map((item) => (
        <Part key={item.id} {...item} level={headingLevel} layout={layout} />
      ))}
    </DisclosureGroup>
  );
}

type PartProps = AccordionItem & { level: number; layout: NonNullable<AccordionProps['layout']> };

function Part({ id, title, count, note, content, disabled, level, layout }: PartProps) {
  const Heading = `h${level}` as 'h3';
  return (
    <Disclosure id={id} isDisabled={disabled} className={styles.item} data-layout={layout}>
      <Heading>
        <Button slot="trigger" className={styles.trigger}>
          <Icon name="chevron" size="small" className={styles.sign} />
          <span className={styles.words}>
            <span className={styles.name}>
              <WholeDates>{title}</WholeDates>
            </span>
            {count && <span className={styles.count}> {count}</span>}
            {note && <span className={styles.note}> {note}</span>}
          </span>
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>
        <div className={styles.content}>
          <WholeDates>{content}</WholeDates>
        </div>
      </DisclosurePanel>
    </Disclosure>
  );
}
