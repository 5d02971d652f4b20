import type { Ref } from 'react';
import { Link } from 'react-aria-components';
import * as styles from './Breadcrumbs.css.ts';

/** One step of the way to this page. */
export interface Crumb {
  label: string;
  /** Without it the crumb is text: a menu group has no page of its own. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** From the outermost inwards; the last one is the page itself and is never a link. */
  items: readonly Crumb[];
  label?: string;
  ref?: Ref<HTMLElement>;
}

/** The page's place in the menu. What does not fit is cut with an ellipsis and stays whole in `title`. */
export function Breadcrumbs({ items, label = '当前位置', ref }: BreadcrumbsProps) {
  return (
    <nav ref={ref} aria-label={label}>
      <ol className={styles.trail}>
        {items.map((item, index) => (
          <li key={item.label} className={styles.crumb} title={item.label}>
            {index === items.length - 1 ? (
              <span aria-current="page" className={styles.here}>
                {item.label}
              </span>
            ) : item.href ? (
              <Link href={item.href} className={styles.link}>
                {item.label}
              </Link>
            ) : (
              item.label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
