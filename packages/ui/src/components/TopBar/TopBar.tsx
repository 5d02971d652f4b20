import type { ReactNode, Ref } from 'react';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  /** `Breadcrumbs`; on a wide screen. */
  breadcrumb: ReactNode;
  /** Mark and title; on a phone, instead of the breadcrumb. */
  heading: ReactNode;
  /** `SearchButton`. */
  search?: ReactNode;
  /** `BellLink`. */
  bell?: ReactNode;
  /** A `Menu` with a `UserButton`; on a wide screen. */
  user?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** The bar above every page: 60 px, on a phone 52. Which slots show is decided by CSS alone, so nothing jumps. */
export function TopBar({ breadcrumb, heading, search, bell, user, ref }: TopBarProps) {
  return (
    <header ref={ref} className={styles.bar}>
      <div className={styles.desk}>{breadcrumb}</div>
      <div className={styles.phone}>{heading}</div>
      {search}
      {bell}
      {user && <div className={styles.user}>{user}</div>}
    </header>
  );
}
