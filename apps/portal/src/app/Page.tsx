import { type ComponentType, type LazyExoticComponent, lazy, memo, useMemo } from 'react';
import { type BaseLocationHook, Route, Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { pages } from '../routes/pages.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { Place } from './place.ts';

const loaded = new Map<string, LazyExoticComponent<ComponentType>>();

function pageOf(key: string): LazyExoticComponent<ComponentType> {
  const known = loaded.get(key);
  if (known) return known;
  const load = pages[key] ?? pages.notFound;
  if (load === undefined) throw new Error(`no page for ${key}`);
  const page = lazy(load);
  loaded.set(key, page);
  return page;
}

/** Fetches the code of a page before it is asked for; failures show when it is. */
export function prefetchPage(key: string): void {
  pages[key]?.().catch(() => {});
}

/**
 * One page at its own address: it reads path, query and parameters of the place it was given, so that a kept page
 * in the background does not see where the student went (ROUTE-10). One that broke is fetched anew when it is opened again.
 */
export const Page = memo(function Page({ place }: { place: Place }) {
  const { path, search, found } = place;
  const hooks = useMemo(() => {
    const hook: BaseLocationHook = () => [path, navigate];
    return { hook, searchHook: () => search };
  }, [path, search]);
  const component = found?.route.component ?? 'notFound';
  const Content = pageOf(component);
  return (
    <Router hook={hooks.hook} searchHook={hooks.searchHook}>
      <Route path={found?.path ?? '/*'}>
        <ErrorBoundary key={path} onCatch={() => loaded.delete(component)}>
          <Content />
        </ErrorBoundary>
      </Route>
    </Router>
  );
});
