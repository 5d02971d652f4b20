import type { Ref } from 'react';
import { Link } from 'react-aria-components';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { bell } from './BellLink.css.ts';

export interface BellLinkProps {
  href: string;
  /** Unread notices; 0 shows no badge. Above 99 it says 99+. */
  count: number;
  label?: string;
  /** Says the count after `label`. */
  countLabel?: (count: string) => string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The bell of the top bar, a link to the notices. A screen reader announces “通知 3 条”. */
export function BellLink({
  href,
  count,
  label = '通知',
  countLabel = (text) => `${text} 条`,
  ref,
}: BellLinkProps) {
  return (
    <Link
      ref={ref}
      href={href}
      className={bell}
      aria-label={count > 0 ? `${label} ${countLabel(count > 99 ? '99+' : String(count))}` : label}
    >
      <Icon name="notice" />
      <CountBadge count={count} corner />
    </Link>
  );
}
