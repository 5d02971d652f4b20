import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import { activeMenuPath, breadcrumbs } from '@qianwei/machines/routes/menu';
import { findRoute, type PortalRoute } from '@qianwei/machines/routes/route';
import { selectMenu } from '@qianwei/machines/routes/routes.machine';
import { AppShell } from '@qianwei/ui/AppShell';
import { BellLink } from '@qianwei/ui/BellLink';
import { Breadcrumbs } from '@qianwei/ui/Breadcrumbs';
import { whenIdle } from '@qianwei/ui/late';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { productTitle } from '../institution/institution.ts';
import { baseRoutes } from '../routes/base.ts';
import { publicRoutes } from '../routes/public.ts';
import { newsPayload } from '../shared/notices/news-payload.ts';
import { type MenuPlace, PlaceContext } from '../shared/page/place.tsx';
import { useTitle } from '../shared/page/use-title.ts';
import { useWide } from '../shared/page/use-wide.ts';
import { PaperFrame } from '../shared/print/paper.tsx';
import { useCall } from '../shared/query/use-call.ts';
import { useStudent } from '../shared/session/session.tsx';
import { Brand, Mark } from './Brand.tsx';
import type { CurrentRoute } from './current-route.ts';
import { KeptPathsContext } from './KeptPages.tsx';
import { login } from './late-login.ts';
import { type KeptQueries, sidebarItems } from './menu-items.ts';
import { type RoutesActor, recordKey } from './routes-actor.ts';
import { Search } from './Search.tsx';
import { UserMenu } from './UserMenu.tsx';
import { type FrameState, useAppState } from './use-app-state.ts';

/** Sidebar, top bar and dock around the page of a logged-in student. */
export default function Shell({
  routes,
  route,
  children,
}: {
  routes: RoutesActor;
  route: CurrentRoute;
  children: ReactNode;
}) {
  const student = useStudent();
  const snapshot = useSelector(routes, (state) => state);
  const state = useAppState();
  const { sidebarOpened, toggleSidebar } = useRail(route, state);
  const table = useMemo(
    () => [...publicRoutes, ...baseRoutes, ...snapshot.context.routes],
    [snapshot.context.routes],
  );
  // A session ends on the login page, with or without a network then.
  useEffect(() => whenIdle(() => login.fetch().catch(() => {})), []);
  const kept = useKeptQueries(route, recordKey(student));
  const items = useMemo(() => sidebarItems(selectMenu(snapshot), kept), [snapshot, kept]);
  const [place, setPlace] = useState<MenuPlace | null>(null);
  const active = place?.menu ?? activeMenuPath(table, route.path) ?? '';
  // A view with a name of its own is below the page whose address it has.
  const isEntry = active === route.path && place?.title === undefined;
  const title = place?.title ?? route.found?.route.title;
  useTitle(title, student.platform);
  return (
    <AppShell
      mark={<Mark />}
      brand={<Brand platform={student.platform} />}
      product={productTitle(student.platform)}
      items={items}
      currentPath={active}
      sidebarOpened={sidebarOpened}
      onSidebarToggle={toggleSidebar}
      breadcrumb={<Breadcrumbs items={crumbs(table, route.path, place)} />}
      search={<Search menu={items} />}
      bell={<Bell />}
      user={<UserMenu />}
      pageTitle={
        active === '/home/index' && isEntry ? undefined : (place?.phoneTitle ?? place?.above?.title ?? title)
      }
      back={isEntry || !active ? undefined : { href: place?.above?.path ?? active, label: '返回上一级' }}
    >
      <PaperFrame />
      <PlaceContext value={setPlace}>
        <KeptPathsContext value={state.setKeptPages}>{children}</KeptPathsContext>
      </PlaceContext>
    </AppShell>
  );
}

/**
 * The sidebar of a page that begins with a rail: opening it there is for this page alone, and is not remembered. On a narrow
 * window no sidebar is seen, and the code of the rail would only delay the page.
 */
function useRail({ path, found }: CurrentRoute, state: FrameState) {
  const [openedOn, setOpenedOn] = useState('');
  const isWide = useWide();
  if (found?.route.menuRail !== true || !isWide) return state;
  const sidebarOpened = openedOn === path;
  return { sidebarOpened, toggleSidebar: () => setOpenedOn(sidebarOpened ? '' : path) };
}

/**
 * The queries of the kept pages that were left: filters, and what else a page holds in its address. The entry of the page
 * that is shown leads to it without them, and a view has a name of its own: neither is in it. Another `record`, of another
 * student or major, begins without any.
 */
function useKeptQueries({ path, search, found }: CurrentRoute, record: string): KeptQueries {
  const [{ last, of }, setLast] = useState<{ last: KeptQueries; of: string }>({ last: {}, of: record });
  const isFiltered = search !== '' && !new URLSearchParams(search).has('view');
  const query = found?.route.keepAlive === true && isFiltered ? search : '';
  if (of !== record || (last[path] ?? '') !== query)
    setLast({ last: { ...(of === record && last), [path]: query }, of: record });
  return useMemo(() => ({ ...last, [path]: '' }), [last, path]);
}

/** The breadcrumbs of a page; a group has no page of its own, so it is no link. */
function crumbs(table: readonly PortalRoute[], path: string, place: MenuPlace | null) {
  const own = breadcrumbs(table, path);
  const way = place ? [...breadcrumbs(table, place.menu), place.above ?? [], ...own.slice(-1)].flat() : own;
  return way.map((crumb, index) => ({
    label: (index === way.length - 1 && place?.title) || crumb.title,
    href: findRoute(table, crumb.path)?.route.redirect ? undefined : crumb.path,
  }));
}

/** The bell with the number of new notices that concern the student; without an answer it is only a link. */
export function Bell() {
  const { data } = useCall(getNoticeListNLog, newsPayload);
  return <BellLink href="/notice" count={data?.fresh ?? 0} />;
}
