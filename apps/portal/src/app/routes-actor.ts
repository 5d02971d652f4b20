import { getMenuList } from '@qianwei/api/contract/menu';
import { getUserInfo } from '@qianwei/api/contract/user-info';
import { toApiError } from '@qianwei/api/errors';
import { certificateHost } from '@qianwei/machines/routes/generate';
import type { MenuListItem } from '@qianwei/machines/routes/menu';
import { routesMachine, type UserInfo } from '@qianwei/machines/routes/routes.machine';
import { type Actor, createActor, fromPromise } from 'xstate';
import { institution } from '../institution/institution.ts';
import { constantRoutes } from '../routes/constant.ts';
import { fixedRoutes } from '../routes/fixed.ts';
import type { Client } from '../shared/client/client.tsx';
import { browserStorage } from '../shared/device/browser-storage.ts';
import { hasKept } from '../shared/exam-day/kept-keys.ts';
import type { QueryCache } from '../shared/query/query-cache.tsx';
import type { Session } from '../shared/session/session.tsx';
import type { SessionActor } from './session-actor.ts';

/** The routes machine of this tab (GEN-1). */
export type RoutesActor = Actor<typeof routesMachine>;

/** The student and the major of a session: sessions with the same key may show the same answers. */
export const recordKey = ({ id, majorName, schoolName, applyExamLevel, platform }: Session) =>
  [id, majorName, schoolName, applyExamLevel, platform].join(' ');

/**
 * Starts route generation and connects it to the session: user info goes to the session; routes are dropped at its
 * end, and cached answers when the student or the major changes. Outdated badges load the menu again.
 */
export function startRoutes(
  { client, session }: { client: Client; session: SessionActor },
  queries: QueryCache,
  hostname: string = location.hostname,
): RoutesActor {
  const loadUserInfo = fromPromise<UserInfo>(({ signal }) =>
    client.call(getUserInfo, {}, { signal }).catch((error: unknown) => {
      // A student with an exam day on this device can read it without a network; the other pages say what they lack.
      const { id, headUrl, schoolLogo, schoolName, platform } = session.getSnapshot().context.session;
      if (platform === '' || !hasKept(id) || !['network', 'timeout'].includes(toApiError(error).kind))
        throw error;
      return { headUrl, schoolLogo, schoolName, platform, isKept: true };
    }),
  );
  const loadMenu = fromPromise<readonly MenuListItem[]>(({ signal }) =>
    client.call(getMenuList, {}, { signal }),
  );
  const machine = routesMachine.provide({ actors: { storage: browserStorage, loadUserInfo, loadMenu } });
  const isCertificateHost = certificateHost(hostname, institution.certificateMarker);
  const routes = createActor(machine, { input: { isCertificateHost, constantRoutes, fixedRoutes } });

  let current = session.getSnapshot().context.session;
  session.subscribe(({ context }) => {
    const previous = current;
    current = context.session;
    if (recordKey(previous) === recordKey(current)) return;
    const isFirstPlatform = previous.id === current.id && previous.platform === '';
    if (!isFirstPlatform) queries.clear();
    if (previous.id === current.id && previous.platform !== current.platform)
      routes.send({ type: 'platform.changed', platform: current.platform });
  });
  session.on('session.ended', () => {
    routes.send({ type: 'session.ended' });
    queries.clear();
  });
  queries.onBadgesOutdated = () => routes.send({ type: 'menu.outdated' });
  routes.on('userInfo.loaded', ({ userInfo }) => session.send({ type: 'userInfo.loaded', userInfo }));
  return routes.start();
}
