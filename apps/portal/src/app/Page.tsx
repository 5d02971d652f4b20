import { memo, useMemo, useReducer } from 'react';
import { type BaseLocationHook, Route, Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { pages } from '../routes/pages.ts';
import { loadFailedStyles } from '../shared/preload/failed-styles.ts';
import { type Preloadable, preloadable } from '../shared/preload/preloadable.ts';
import type { CurrentRoute } from './current-route.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

type LoadPage = NonNullable<(typeof pages)[string]>;

/** Pages whose code has not come: their style sheets may not have, either. */
const failed = new Set<LoadPage>();
const pagesByLoader = new Map<LoadPage, Preloadable<object>>();

function loaderOf(key: string): LoadPage {
  const load = pages[key] ?? pages.notFound;
  if (load === undefined) throw new Error(`no page for ${key}`);
  return load;
}

function pageOf(key: string): Preloadable<object> {
  const load = loaderOf(key);
  const loadAgain = () => loadFailedStyles().then(load);
  const page = pagesByLoader.get(load) ?? preloadable(failed.has(load) ? loadAgain : load);
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
 * background does not see where the student went (ROUTE-10). The code of one that crashed is fetched again when it is
 * opened again.
 */
export const Page = memo(function Page({ route }: { route: CurrentRoute }) {
  const { path, search, found } = route;
  const hooks = useMemo(() => {
    const hook: BaseLocationHook = () => [path, navigate];
    return { hook, searchHook: () => search };
  }, [path, search]);
  const [retries, retry] = useReducer((count: number) => count + 1, 0);
  const component = found?.route.component ?? 'notFound';
  const page = pageOf(component);
  const Content = useMemo(() => page.rendering(), [page]);
  return (
    <Router hook={hooks.hook} searchHook={hooks.searchHook}>
      <Route path={found?.path ?? '/*'}>
        <ErrorBoundary
          key={`${path} ${retries}`}
          onCatch={() => {
            failed.add(loaderOf(component));
            pagesByLoader.delete(loaderOf(component));
          }}
          onRetry={retry}
        >
          <Content />
        </ErrorBoundary>
      </Route>
    </Router>
  );
});
