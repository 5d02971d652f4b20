import { type Late, LatePiece, late } from '@qianwei/ui/late';
import { memo, useMemo } from 'react';
import { type BaseLocationHook, Route, Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { pages } from '../routes/pages.ts';
import { CrashPage } from './CrashPage.tsx';
import type { CurrentRoute } from './current-route.ts';

type LoadPage = NonNullable<(typeof pages)[string]>;

const pagesByLoader = new Map<LoadPage, Late<object>>();

function loaderOf(key: string): LoadPage {
  const load = pages[key] ?? pages.notFound;
  if (load === undefined) throw new Error(`no page for ${key}`);
  return load;
}

function pageOf(key: string): Late<object> {
  const load = loaderOf(key);
  const page = pagesByLoader.get(load) ?? late(load);
  pagesByLoader.set(load, page);
  return page;
}

/** Fetches the code of a page ahead; a failure shows when the page is opened. */
export async function prefetchPage(key: string): Promise<void> {
  await pageOf(key)
    .fetch()
    .catch(() => {});
}

/**
 * A page at its own address: it reads path, query and parameters of its own route, so that a kept page in the
 * background does not see where the student went (ROUTE-10).
 */
export const Page = memo(function Page({ route }: { route: CurrentRoute }) {
  const { path, search, found } = route;
  const hooks = useMemo(() => {
    const hook: BaseLocationHook = () => [path, navigate];
    return { hook, searchHook: () => search };
  }, [path, search]);
  const page = pageOf(found?.route.component ?? 'notFound');
  return (
    <Router hook={hooks.hook} searchHook={hooks.searchHook}>
      <Route path={found?.path ?? '/*'}>
        <LatePiece key={path} of={page} failed={(failure) => <CrashPage {...failure} />} />
      </Route>
    </Router>
  );
});
