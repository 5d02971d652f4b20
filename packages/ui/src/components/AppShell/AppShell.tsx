import { type ReactNode, type Ref, useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { late } from '../../late/piece.ts';
import { useLate } from '../../late/useLate.ts';
import { DockSlot } from '../DockAction/dockSlot.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { SidebarItem } from '../Sidebar/items.ts';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import * as styles from './AppShell.css.ts';

const drawer = late(() => import('./MenuDrawer.tsx'));

export interface AppShellProps {
  /** The institution's mark, for the sidebar's rail and the phone's top bar. */
  mark: ReactNode;
  /** `Wordmark`, at the head of the sidebar. */
  brand: ReactNode;
  /** The product's name. */
  product: string;
  items: readonly SidebarItem[];
  /** The `path` of the menu entry that the page belongs to. */
  currentPath: string;
  /** False collapses the sidebar to a rail; kept by the app (SESSION-5). Nothing on a phone. */
  sidebarOpened: boolean;
  onSidebarToggle: () => void;
  /** `Breadcrumbs`. */
  breadcrumb: ReactNode;
  /** `SearchButton`. */
  search?: ReactNode;
  /** `BellLink`. */
  bell?: ReactNode;
  /** A `Menu` with a `UserButton`; on a phone it is at the foot of the drawer. */
  user?: ReactNode;
  /** The page's name in the phone's top bar; without it the product's own. */
  pageTitle?: string;
  /** The way up from a page below another, in the phone's top bar before `pageTitle`, instead of the mark. */
  back?: { href: string; label: string };
  /** The page. */
  children: ReactNode;
  menuLabel?: string;
  /** Names the dock. */
  dockLabel?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Sidebar, top bar and page; below 992 px a top bar, a drawer and the dock, which holds the menu and the page's
 * `DockAction`. The width decides by CSS alone, so the prerendered shell does not jump.
 */
export function AppShell(props: AppShellProps) {
  const { items, currentPath, sidebarOpened, menuLabel = '菜单', dockLabel = '底栏' } = props;
  // The drawer belongs to the page on which it was opened: another page finds it closed.
  const [menuOn, setMenuOn] = useState<string>();
  const [dock, setDock] = useState<HTMLElement | null>(null);
  const { Component: MenuDrawer, prepare, open } = useLate(drawer);
  return (
    <div ref={props.ref} className={styles.shell} data-rail={!sidebarOpened || undefined}>
      <SkipLink />
      <div className={styles.side}>
        <Sidebar
          items={items}
          currentPath={currentPath}
          brand={props.brand}
          mark={props.mark}
          opened={sidebarOpened}
          onToggle={props.onSidebarToggle}
        />
      </div>
      <div className={styles.page}>
        <TopBar
          breadcrumb={props.breadcrumb}
          heading={<Heading {...props} />}
          search={props.search}
          bell={props.bell}
          user={props.user}
        />
        <main id="content" tabIndex={-1} className={styles.main}>
          <DockSlot value={dock}>{props.children}</DockSlot>
        </main>
      </div>
      <section className={styles.dock} aria-label={dockLabel}>
        <Button
          className={styles.menuButton}
          aria-haspopup="dialog"
          onHoverStart={prepare}
          onFocus={prepare}
          onPressStart={prepare}
          onPress={() => open(() => setMenuOn(currentPath))}
        >
          <Icon name="menu" />
          {menuLabel}
        </Button>
        <div ref={setDock} className={styles.slot} />
      </section>
      {MenuDrawer && (
        <MenuDrawer
          title={menuLabel}
          items={items}
          currentPath={currentPath}
          user={props.user}
          isOpen={menuOn === currentPath}
          onClose={() => setMenuOn(undefined)}
        />
      )}
    </div>
  );
}

function Heading({ mark, product, pageTitle, back }: AppShellProps) {
  if (!pageTitle) return <Wordmark name={product} mark={mark} />;
  return (
    <div className={styles.heading}>
      {back ? (
        <Link href={back.href} className={styles.back} aria-label={back.label}>
          <Icon name="chevron" turn="half" />
        </Link>
      ) : (
        mark
      )}
      <span className={styles.title}>{pageTitle}</span>
    </div>
  );
}
