import { getUserInfo } from '@qianwei/api/contract/user-info';
import { createIdleMachine } from '@qianwei/machines/idle';
import { LAST_USE_KEY } from '@qianwei/machines/idle/last-use';
import { type Actor, createActor, fromPromise } from 'xstate';
import type { Client } from '../shared/client/client.tsx';
import { browserStorage } from '../shared/device/browser-storage.ts';
import { readLocal } from '../shared/device/stored.ts';
import { hasKept } from '../shared/exam-day/kept-keys.ts';
import { openToken } from './open-token.ts';
import type { RoutesActor } from './routes-actor.ts';
import { currentPath, type Services } from './services.ts';
import type { SessionActor } from './session-actor.ts';
import { watchStudent } from './watch-student.ts';

/** The idle machine of this tab, which ends an unused session. */
export type IdleActor = Actor<ReturnType<typeof createIdleMachine>>;

/** The warning on the login page. */
const endedWords = '长时间未操作，已退出登录，请重新登录；测验中未交卷的答案已保存在本机';

/** Creates the idle machine of this tab; `watchIdle` starts it. */
export function createIdle(client: Client, session: SessionActor): IdleActor {
  const renew = fromPromise<void>(async ({ signal }) => {
    await client.call(getUserInfo, {}, { signal });
  });
  const machine = createIdleMachine(client.serverNow).provide({ actors: { storage: browserStorage, renew } });
  const input = { isOpen: openToken(session) !== null, stored: readLocal(LAST_USE_KEY) };
  return createActor(machine, { input });
}

/**
 * Starts the machine and connects it to calls, session, user info and the student's activity; the returned function
 * stops all of it.
 */
export function watchIdle(idle: IdleActor, { session, routes, onAnswered }: IdleParts): () => void {
  let token = openToken(session);
  const follow = session.subscribe(() => {
    const previous = token;
    token = openToken(session);
    if (token !== previous) idle.send({ type: 'session.changed', isOpen: token !== null });
  });
  const loaded = routes.on('userInfo.loaded', ({ userInfo: { idleSeconds } }) =>
    idle.send({ type: 'limit.known', seconds: idleSeconds ?? null }),
  );
  const end = () =>
    session.send({ type: 'session.invalidated', message: endedWords, wantedPath: currentPath() });
  const ended = idle.on('session.idle', () => {
    // Without a network nobody can log in again to read where the exam is.
    const isNeeded = !navigator.onLine && hasKept(session.getSnapshot().context.session.id);
    if (isNeeded) addEventListener('online', end, { once: true });
    else end();
  });
  const answered = onAnswered(() => idle.send({ type: 'call.answered' }));
  const unwatch = watchStudent(
    () => idle.send({ type: 'student.acted' }),
    () => idle.send({ type: 'page.shown' }),
  );
  idle.start();
  // The user info of a page that was rendered with it is here already.
  const ready = routes.getSnapshot();
  if (ready.hasTag('ready')) idle.send({ type: 'limit.known', seconds: ready.context.idleSeconds ?? null });
  return () => {
    follow.unsubscribe();
    loaded.unsubscribe();
    ended.unsubscribe();
    removeEventListener('online', end);
    answered();
    unwatch();
    idle.stop();
  };
}

interface IdleParts extends Pick<Services, 'onAnswered'> {
  readonly session: SessionActor;
  readonly routes: RoutesActor;
}
