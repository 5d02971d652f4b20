import { memo, useMemo, useReducer } from 'react';
import { type BaseLocationHook, Route, Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { pageFor } from '../routes/pages.ts';
import type { CurrentRoute } from './current-route.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { dropCode, pageCode } from './page-code.ts';

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
  const page = pageFor(found?.route.component, search);
  const code = pageCode(page);
  const Content = useMemo(() => code.rendering(), [code]);
  return (
    <Router hook={hooks.hook} searchHook={hooks.searchHook}>
      <Route path={found?.path ?? '/*'}>
        <ErrorBoundary
          key={`${page.component} ${path} ${retries}`}
          onCatch={() => dropCode(page)}
          onRetry={retry}
        >
          <Content />
        </ErrorBoundary>
      </Route>
    </Router>
  );
});
