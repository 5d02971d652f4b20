import { Link } from 'react-aria-components';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { bell } from './BellLink.css.ts';

export interface BellLinkProps {
  href: string;
  /** Unread notices; 0 shows no badge. Above 99 it says 99+. */
  count: number;
  label?: string;
}

/** The bell of the top bar, a link to the notices. A screen reader hears “通知 3 条”. */
export function BellLink({ href, count, label = '通知' }: BellLinkProps) {
  return (
    <Link
      href={href}
      className={bell}
      aria-label={count > 0 ? `${label} ${count > 99 ? '99+' : count} 条` : label}
    >
      <Icon name="notice" />
      <Badge count={count} corner />
    </Link>
  );
}
