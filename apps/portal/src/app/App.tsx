import { greetingWords } from '@qianwei/api/time/words';
import { findRoute } from '@qianwei/machines/routes/route';
import { loginPath, majorChoicePath } from '@qianwei/machines/session/redirect';
import { LatePiece } from '@qianwei/ui/late';
import { RouteProgress } from '@qianwei/ui/RouteProgress';
import { useSelector } from '@xstate/react';
import { memo, useEffect, useState, useSyncExternalStore } from 'react';
import { Redirect } from 'wouter';
import { isAnswer } from '../areas/exam/attempt/opening/answer-address.ts';
import { isHome } from '../areas/home/opening/home-page.ts';
import { opensWithHome } from '../areas/home/opening/show-home.ts';
import { StillFrame } from '../opening/StillFrame.tsx';
import { allRoutes } from '../routes/all.ts';
import { pageFor } from '../routes/pages.ts';
import { isPublic } from '../routes/public.ts';
import { useTitle } from '../shared/page/use-title.ts';
import { QueryCache, QueryCacheProvider } from '../shared/query/query-cache.tsx';
import { AttemptOnPageProvider } from '../shared/session/attempt-on-page.tsx';
import { identityOf } from '../shared/session/identity-of.ts';
import { type Session, useSession, useStudent } from '../shared/session/session.tsx';
import { useNow } from '../shared/time/use-now.ts';
import { CrashPage } from './CrashPage.tsx';
import { type CurrentRoute, useCurrentRoute } from './current-route.ts';
import { Framed } from './Framed.tsx';
import { Idle } from './Idle.tsx';
import { createIdle, watchIdle } from './idle-actor.ts';
import { LoadFailedPage } from './LoadFailedPage.tsx';
import { openingHome, plainFrame } from './late-frame.ts';
import { FrameSkeleton } from './PageSkeleton.tsx';
import type { PlainFrameProps } from './PlainFrame.tsx';
import { usePrefetch } from './prefetch.ts';
import { type RoutesActor, recordKey, startRoutes } from './routes-actor.ts';
import { currentPath, type Services } from './services.ts';
import type { SessionActor } from './session-actor.ts';

/** Everything behind the login page: route generation, guard, frame and pages. */
export default function App({ services, session }: AppProps) {
  const { client, onAnswered, prepared } = services;
  const [queries] = useState(() => prepared?.queries ?? new QueryCache());
  const [routes] = useState(() => prepared?.routes ?? startRoutes({ client, session }, queries));
  const [idle] = useState(() => createIdle(client, session));
  useEffect(() => watchIdle(idle, { session, routes, onAnswered }), [idle, session, routes, onAnswered]);
  useEffect(() => {
    services.queries = queries;
  }, [services, queries]);
  // With the network the pages ask again, and the first answer says that the server is there.
  useEffect(() => onAnswered(() => routes.send({ type: 'network.back' })), [routes, onAnswered]);
  const table = useSelector(routes, ({ context }) => context.routes);
  const { route, all, isMoving } = useCurrentRoute(table);
  usePrefetch(all);
  return (
    <QueryCacheProvider cache={queries}>
      <RouteProgress active={isMoving} />
      <AttemptOnPageProvider report={idle.send}>
        <Guarded routes={routes} route={route} />
      </AttemptOnPageProvider>
      <Idle idle={idle} />
    </QueryCacheProvider>
  );
}

interface AppProps {
  services: Services;
  session: SessionActor;
}

/** Public pages that are shown in the frame with the menu when a student is logged in. */
const inShell = ['/notice', '/version'];

/** Paths open to a student of several majors before one is chosen. */
const beforeChoice = ['/chooseMajor', '/password'];

/** Several majors, none of them in use and one that can be: the choice comes before everything else. */
const mustChooseMajor = ({ majorInfoList, majorName }: Session): boolean =>
  majorInfoList.length > 1 && majorName === '' && majorInfoList.some(({ status }) => status !== 'CANCELLED');

/** It is left alone while the next page is on its way. */
const Guarded = memo(function Guarded({ routes, route }: { routes: RoutesActor; route: CurrentRoute }) {
  const snapshot = useSelector(routes, (state) => state);
  const { session, mustChangePassword } = useSession();
  const { path, found } = route;
  const address = useAddressOf(route);
  const isOpen = isPublic(path);
  const isIn = session !== null;
  const needsRoutes = isIn && (!isOpen || inShell.includes(path));
  useTitle(found?.route.title, session?.platform);
  useEffect(() => {
    if (needsRoutes) routes.send({ type: 'navigation.started' });
  }, [needsRoutes, routes]);

  if (!isIn && !isOpen) return <Redirect to={loginPath(address)} replace />;
  if (mustChangePassword && !isOpen)
    return path === '/password' ? <Plain route={route} forced /> : <Redirect to="/password" replace />;
  if (!needsRoutes) return <Plain route={route} />;
  if (session !== null && mustChooseMajor(session) && !isOpen && !beforeChoice.includes(path))
    return <Redirect to={majorChoicePath(address)} replace />;
  if (snapshot.hasTag('failed'))
    return isOpen ? (
      <Plain route={route} />
    ) : (
      <LoadFailedPage routes={routes} reason={snapshot.context.failure} />
    );
  if (!snapshot.hasTag('ready')) return <Waiting route={route} />;
  if (found?.route.redirect) return <Redirect key={found.path} to={found.route.redirect} replace />;
  return <Framed routes={routes} route={route} record={recordKey(session)} />;
});

const Plain = (props: PlainFrameProps) => (
  <LatePiece of={plainFrame} failed={(failure) => <CrashPage {...failure} />} {...props} />
);

/** The address with query and hash, which only a browser knows (ROUTE-3). */
function useAddressOf({ path, search }: CurrentRoute): string {
  return useSyncExternalStore(never, currentPath, () => (search === '' ? path : `${path}?${search}`));
}

const never = () => () => {};

/** The frame while user info loads; at home and in a test it is the one that the page was opened with. */
function Waiting({ route: { path, search, found } }: { route: CurrentRoute }) {
  const { skeleton, menuRail } = pageFor((found ?? findRoute(allRoutes, path))?.route.component, search);
  const outline = <FrameSkeleton outline={skeleton} isRail={menuRail} />;
  const facts = identityOf(useStudent());
  const now = useNow();
  if (isAnswer(path)) return <StillFrame>{outline}</StillFrame>;
  const isKnown = facts !== null && isHome(path) && opensWithHome();
  return isKnown ? (
    <LatePiece
      of={openingHome}
      fallback={outline}
      failed={() => outline}
      facts={facts}
      greeting={greetingWords(now)}
    />
  ) : (
    outline
  );
}
