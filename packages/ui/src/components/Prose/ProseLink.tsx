import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import { visuallyHidden } from '../../theme/text.css.ts';
import { linkAddress, pathWithin } from './addresses.ts';
import * as styles from './Prose.css.ts';

export interface ProseLinkProps {
  /** As written in the text. */
  address: string | undefined;
  /** The text asks for a new window. */
  apart: boolean;
  onNavigate?: (path: string) => void;
  /** Read out after a link that opens a new window. */
  newWindow: string;
  children: ReactNode;
}

const never = () => () => {};

/** A link of a text: within the site it changes the page; to other sites it opens a new window without an opener. */
export function ProseLink({ address, apart, onNavigate, newWindow, children }: ProseLinkProps) {
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  );
  const href = linkAddress(address);
  if (href === undefined) return <span>{children}</span>;
  if (href.startsWith('#') || /^(mailto|tel):/i.test(href)) return <a href={href}>{children}</a>;
  const path = pathWithin(href, origin);
  if (apart || path === null)
    return (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
        <span className={styles.external} aria-hidden="true" />
        <span className={visuallyHidden}>{newWindow}</span>
      </a>
    );
  const follow = (event: MouseEvent) => {
    if (!onNavigate || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onNavigate(path);
  };
  return (
    <a href={href} onClick={follow}>
      {children}
    </a>
  );
}
