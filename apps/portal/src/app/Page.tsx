import { LatePiece } from '@qianwei/ui/late';
import { memo, useMemo } from 'react';
import { type BaseLocationHook, Route, Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { pageFor } from '../routes/pages.ts';
import { CrashPage } from './CrashPage.tsx';
import type { CurrentRoute } from './current-route.ts';
import { pageCode } from './page-code.ts';

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
  const page = pageFor(found?.route.component, search);
  return (
    <Router hook={hooks.hook} searchHook={hooks.searchHook}>
      <Route path={found?.path ?? '/*'}>
        <LatePiece
          key={`${page.component} ${path}`}
          of={pageCode(page)}
          failed={(failure) => <CrashPage {...failure} />}
        />
      </Route>
    </Router>
  );
});
