import { getUserInfo } from '@qianwei/api/contract/account';
import { createIdleMachine } from '@qianwei/machines/idle';
import { LAST_USE_KEY } from '@qianwei/machines/idle/last-use';
import { type Actor, createActor, fromPromise } from 'xstate';
import type { Client } from '../shared/client/client.tsx';
import { browserStorage } from '../shared/device/browser-storage.ts';
import { readLocal } from '../shared/device/stored.ts';
import type { RoutesActor } from './routes-actor.ts';
import { currentPath, type Services } from './services.ts';
import type { SessionActor } from './session-actor.ts';
import { watchStudent } from './watch-student.ts';

/** What tells how long the session of this browser has been unused. */
export type IdleActor = Actor<ReturnType<typeof createIdleMachine>>;

/** What a student reads at the login page. */
const endedWords = '长时间未操作，已退出登录，请重新登录；测验中未交卷的答案已保存在本机';

/** The token of a session that is in use; null while nobody is logged in, or is about to leave or to log in again. */
function openToken(session: SessionActor): string | null {
  const snapshot = session.getSnapshot();
  const isOpen = snapshot.hasTag('signedIn') && !snapshot.hasTag('lapsed') && !snapshot.hasTag('loggingOut');
  return isOpen ? snapshot.context.session.token : null;
}

/** Makes the idle machine of this tab; `watchIdle` starts it. */
export function createIdle(client: Client, session: SessionActor): IdleActor {
  const renew = fromPromise<void>(async ({ signal }) => {
    await client.call(getUserInfo, {}, { signal });
  });
  const machine = createIdleMachine(client.serverNow).provide({ actors: { storage: browserStorage, renew } });
  const input = { isOpen: openToken(session) !== null, stored: readLocal(LAST_USE_KEY) };
  return createActor(machine, { input });
}

/** Starts it and ties it to calls, session, user info and what the student does; the returned function ends all that. */
export function watchIdle(idle: IdleActor, { session, routes, onAnswered }: IdleParts): () => void {
  let token = openToken(session);
  const follow = session.subscribe(() => {
    const former = token;
    token = openToken(session);
    if (token !== former) idle.send({ type: 'session.changed', isOpen: token !== null });
  });
  const told = routes.on('userInfo.loaded', ({ userInfo: { idleSeconds } }) =>
    idle.send({ type: 'limit.known', seconds: idleSeconds ?? null }),
  );
  const ended = idle.on('session.idle', () =>
    session.send({ type: 'session.invalidated', message: endedWords, wantedPath: currentPath() }),
  );
  const answered = onAnswered(() => idle.send({ type: 'call.answered' }));
  const unwatch = watchStudent(
    () => idle.send({ type: 'student.acted' }),
    () => idle.send({ type: 'page.shown' }),
  );
  idle.start();
  return () => {
    follow.unsubscribe();
    told.unsubscribe();
    ended.unsubscribe();
    answered();
    unwatch();
    idle.stop();
  };
}

interface IdleParts extends Pick<Services, 'onAnswered'> {
  readonly session: SessionActor;
  readonly routes: RoutesActor;
}
