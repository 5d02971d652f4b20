import { Button, Link } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Pagination.css.ts';

export interface PageLinkProps {
  page: number;
  kind: 'previous' | 'page' | 'next';
  words: string;
  /** The accessible name where the words are not enough. */
  label?: string;
  current?: boolean;
  /** There is no such page: it stays in its place, and keeps focus, but a press does nothing. */
  ended?: boolean;
  href: string | undefined;
  onPress: () => void;
}

/** One page: a link where pages have addresses, else a button. */
export function PageLink({ kind, words, label, current, ended, href, onPress }: PageLinkProps) {
  const className = styles.page({ kind });
  const inner = (
    <>
      {kind === 'previous' && <Icon name="chevron" size="small" turn="half" />}
      <span>{words}</span>
      {kind === 'next' && <Icon name="chevron" size="small" />}
    </>
  );
  const aria = { 'aria-label': label, 'aria-current': current ? ('page' as const) : undefined };
  if (href !== undefined && !ended)
    return (
      <Link href={href} className={className} {...aria}>
        {inner}
      </Link>
    );
  if (href !== undefined)
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: a link that leads nowhere is no stop
      // biome-ignore lint/a11y/useSemanticElements: without an address there is no link element
      <span role="link" aria-disabled="true" className={className}>
        {inner}
      </span>
    );
  return (
    <Button
      className={className}
      {...aria}
      aria-disabled={ended || undefined}
      onPress={() => {
        if (!ended && !current) onPress();
      }}
    >
      {inner}
    </Button>
  );
}
