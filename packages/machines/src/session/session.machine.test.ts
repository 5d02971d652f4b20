import { beforeEach, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { StorageCommand } from '../storage/storage.ts';
import { selectSession, selectToken, sessionMachine } from './session.machine.ts';
import type { LoginAnswer, SessionEvent, SessionFact } from './session-events.ts';
import { emptySession, parseStoredSession, SESSION_KEY } from './stored-session.ts';

const login: LoginAnswer = {
  token: 'token-1',
  expire: 7200,
  status: 1,
  id: 's-1',
  account: '320126100001',
  name: '周子墨',
  applyExamLevel: null,
  majorInfoList: [],
  platform: '10001',
};
const stored = (fields: LoginAnswer) =>
  JSON.stringify({ ...emptySession, ...fields, userRole: fields.expire });
const invalidated: SessionEvent = {
  type: 'session.invalidated',
  message: '登录已失效，请重新登录',
  wantedPath: '/academic/gradeSearch?x=1',
};

let facts: SessionFact[];
let writes: StorageCommand[];
let clock: SimulatedClock;
let logoutCalls: string[];
beforeEach(() => {
  facts = [];
  writes = [];
  clock = new SimulatedClock();
  logoutCalls = [];
});

function start(kept: unknown = null, logout: () => Promise<void> = () => Promise.resolve()) {
  const machine = sessionMachine.provide({
    actors: {
      storage: fromCallback<StorageCommand>(({ receive }) => receive((command) => void writes.push(command))),
      logout: fromPromise<void, { token: string }>(({ input }) => {
        logoutCalls.push(input.token);
        return logout();
      }),
    },
  });
  const actor = createActor(machine, { input: { stored: kept }, clock });
  for (const type of ['navigation.wanted', 'warning.raised', 'session.started', 'session.ended'] as const) {
    actor.on(type, (fact) => facts.push(fact));
  }
  return actor.start();
}

const paths = () => facts.flatMap((fact) => (fact.type === 'navigation.wanted' ? [fact.path] : []));
const lastWrite = () => writes.at(-1)?.value;
const settle = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));

it('SESSION-2 sets userRole from expire on login, keeps the session and goes to the wanted page', () => {
  const actor = start();
  expect(actor.getSnapshot().hasTag('signedOut')).toBe(true);
  actor.send({ type: 'login.succeeded', login, redirect: '/academic/gradeSearch?x=1' });
  expect(actor.getSnapshot().hasTag('signedIn')).toBe(true);
  expect(selectSession(actor.getSnapshot())).toMatchObject({
    userRole: 7200,
    expire: 7200,
    applyExamLevel: '',
  });
  expect(selectToken(actor.getSnapshot())).toBe('token-1');
  expect(writes.map(({ area, key }) => [area, key])).toEqual([['local', SESSION_KEY]]);
  expect(parseStoredSession(lastWrite())).toEqual(selectSession(actor.getSnapshot()));
  expect(paths()).toEqual(['/academic/gradeSearch?x=1']);
});

it('SESSION-2 is not logged in with a role of 0, nor by a list of candidates to pick from', () => {
  const actor = start();
  actor.send({ type: 'login.succeeded', login: { ...login, expire: 0 } });
  actor.send({ type: 'login.succeeded', login: {} });
  expect(actor.getSnapshot().hasTag('signedOut')).toBe(true);
  expect(facts).toEqual([]);
  expect(
    start(stored({ ...login, expire: 0 }))
      .getSnapshot()
      .hasTag('signedOut'),
  ).toBe(true);
});

it('ROUTE-3 goes home after a login whose redirect leads elsewhere', () => {
  start().send({ type: 'login.succeeded', login, redirect: '//evil.example' });
  expect(paths()).toEqual(['/']);
});

it('SESSION-1 goes on with the stored session after a reload, and drops a damaged one', () => {
  expect(start(stored(login)).getSnapshot().hasTag('signedIn')).toBe(true);
  expect(start('{"token":').getSnapshot().hasTag('signedOut')).toBe(true);
  expect(facts).toEqual([]);
});

it('ERR-1 SESSION-7 ten invalid answers end the session once: one clear, one warning, one way to login', () => {
  const actor = start(stored(login));
  for (let call = 0; call < 10; call += 1) actor.send(invalidated);
  expect(facts).toEqual([
    { type: 'session.ended', reason: 'invalid' },
    { type: 'warning.raised', message: '登录已失效，请重新登录' },
    { type: 'navigation.wanted', path: '/login?redirect=%2Facademic%2FgradeSearch%3Fx%3D1', replace: true },
  ]);
  expect(writes).toEqual([{ type: 'storage.write', area: 'local', key: SESSION_KEY, value: null }]);
  expect(selectSession(actor.getSnapshot())).toEqual(emptySession);
});

it('ERR-1 a late answer to an earlier session does not end the new one', () => {
  const actor = start(stored({ ...login, token: 'token-2' }));
  actor.send({ type: 'session.invalidated', message: '登录已失效', token: 'token-1' });
  expect(actor.getSnapshot().hasTag('signedIn')).toBe(true);
});

it('ERR-1 whoever is notified that the session ended already finds nobody logged in', () => {
  const actor = start(stored(login));
  const tokens: unknown[] = [];
  actor.on('session.ended', () => tokens.push(selectToken(actor.getSnapshot())));
  actor.send(invalidated);
  expect(tokens).toEqual([undefined]);
});

it('ERR-2 a required password change goes to /password once, keeps the token, then on to the wanted page', () => {
  const required: SessionEvent = {
    type: 'password.changeRequired',
    message: '请先修改密码',
    wantedPath: '/home/index',
  };
  const actor = start(stored(login));
  for (let call = 0; call < 3; call += 1) actor.send(required);
  expect(actor.getSnapshot().hasTag('passwordChangeRequired')).toBe(true);
  expect(selectToken(actor.getSnapshot())).toBe('token-1');
  expect(facts).toEqual([
    { type: 'warning.raised', message: '请先修改密码' },
    { type: 'navigation.wanted', path: '/password', replace: true },
  ]);
  actor.send({ type: 'password.changed', needLogin: false });
  expect(paths().at(-1)).toBe('/home/index');
  expect(actor.getSnapshot().hasTag('passwordChangeRequired')).toBe(false);
});

it('ERR-2 where the change ends the session, login leads on to the wanted page', () => {
  const actor = start();
  actor.send({
    type: 'login.succeeded',
    login: { ...login, mustChangePassword: true },
    redirect: '/course/list',
  });
  expect(paths()).toEqual(['/password']);
  expect(actor.getSnapshot().hasTag('passwordChangeRequired')).toBe(true);
  actor.send({ type: 'password.changed' });
  expect(paths().at(-1)).toBe('/login?redirect=%2Fcourse%2Flist');
  expect(actor.getSnapshot().hasTag('signedOut')).toBe(true);
  expect(lastWrite()).toBeNull();
});

it('SESSION-1 keeps the chosen major, after the choice goes to the wanted page, and keeps the token', () => {
  const actor = start();
  actor.send({
    type: 'login.succeeded',
    login: { ...login, needChooseMajor: true },
    redirect: '/thesis/index',
  });
  expect(paths()).toEqual(['/chooseMajor?redirect=%2Fthesis%2Findex']);
  actor.send({
    type: 'major.chosen',
    redirect: '/thesis/index',
    major: { majorName: '汉语言文学', schoolName: '江澜大学', applyExamLevel: 'BACHELOR', token: 'other' },
  });
  expect(paths().at(-1)).toBe('/thesis/index');
  expect(parseStoredSession(lastWrite())).toMatchObject({ majorName: '汉语言文学', token: 'token-1' });
});

it('SESSION-8 keeps headUrl, schoolLogo, schoolName and platform of the user info', () => {
  const actor = start(stored(login));
  const userInfo = { headUrl: '/h.png', schoolLogo: '/l.png', schoolName: '江澜大学', platform: '10002' };
  actor.send({ type: 'userInfo.loaded', userInfo });
  expect(selectSession(actor.getSnapshot())).toMatchObject({ ...userInfo, name: '周子墨' });
  expect(parseStoredSession(lastWrite())).toMatchObject(userInfo);
});

it.each([
  ['succeeds', () => Promise.resolve()],
  ['fails', () => Promise.reject(new Error('offline'))],
])('SESSION-7 logout clears this device when the call %s', async (_, call) => {
  const actor = start(stored(login), call);
  actor.send({ type: 'logout.requested' });
  actor.send({ type: 'logout.requested' });
  expect(actor.getSnapshot().hasTag('loggingOut')).toBe(true);
  await settle();
  expect(logoutCalls).toEqual(['token-1']);
  expect(facts).toEqual([
    { type: 'session.ended', reason: 'logout' },
    { type: 'navigation.wanted', path: '/login', replace: true },
  ]);
  expect(selectSession(actor.getSnapshot())).toEqual(emptySession);
  expect(lastWrite()).toBeNull();
});

it('SESSION-7 logout waits three seconds for a silent server, not longer', () => {
  const actor = start(stored(login), () => new Promise(() => undefined));
  actor.send({ type: 'logout.requested' });
  clock.increment(2999);
  expect(actor.getSnapshot().hasTag('signedIn')).toBe(true);
  clock.increment(1);
  expect(actor.getSnapshot().hasTag('signedOut')).toBe(true);
});

it('SESSION-7 a logout in another tab ends the session here, without writing again', () => {
  for (const key of [SESSION_KEY, null]) {
    facts = [];
    const actor = start(stored(login));
    actor.send({ type: 'storage.changed', key: 'theme', value: null });
    expect(actor.getSnapshot().hasTag('signedIn')).toBe(true);
    actor.send({ type: 'storage.changed', key, value: null });
    expect(actor.getSnapshot().hasTag('signedOut')).toBe(true);
    expect(facts).toEqual([
      { type: 'session.ended', reason: 'elsewhere' },
      { type: 'navigation.wanted', path: '/login', replace: true },
    ]);
  }
  expect(writes).toEqual([]);
});

it('SESSION-7 a login in another tab logs in here, and another student starts from home', () => {
  const actor = start();
  const changed = (fields: LoginAnswer): SessionEvent => ({
    type: 'storage.changed',
    key: SESSION_KEY,
    value: stored(fields),
  });
  actor.send(changed(login));
  expect(facts).toEqual([{ type: 'session.started' }]);
  actor.send(changed({ ...login, token: 'token-2' }));
  expect(facts).toHaveLength(1);
  expect(selectToken(actor.getSnapshot())).toBe('token-2');
  actor.send(changed({ ...login, id: 's-2', name: '林一帆' }));
  expect(facts.slice(1)).toEqual([
    { type: 'session.ended', reason: 'elsewhere' },
    { type: 'session.started' },
    { type: 'navigation.wanted', path: '/', replace: true },
  ]);
  expect(writes).toEqual([]);
});

it('ERR-1 SESSION-7 in the middle of an exam an ended session leaves the page alone, and the same student goes on in place', () => {
  const actor = start(stored({ ...login, schoolName: '江澜大学' }));
  actor.send({ type: 'work.begun' });
  for (let call = 0; call < 3; call += 1) actor.send(invalidated);
  expect(facts).toEqual([{ type: 'warning.raised', message: '登录已失效，请重新登录' }]);
  expect(actor.getSnapshot().hasTag('lapsed')).toBe(true);
  expect(actor.getSnapshot().hasTag('signedIn')).toBe(true);
  expect(lastWrite()).toBeNull();
  actor.send({ type: 'login.succeeded', login: { ...login, token: 'token-2' }, redirect: '/elsewhere' });
  expect(actor.getSnapshot().hasTag('lapsed')).toBe(false);
  expect(selectSession(actor.getSnapshot())).toMatchObject({ token: 'token-2', schoolName: '江澜大学' });
  expect(parseStoredSession(lastWrite())).toEqual(selectSession(actor.getSnapshot()));
  expect(paths()).toEqual([]);
  actor.send({ type: 'work.ended' });
  actor.send({ ...invalidated, token: 'token-2' } as SessionEvent);
  expect(paths()).toEqual(['/login?redirect=%2Facademic%2FgradeSearch%3Fx%3D1']);
});

it('SESSION-7 whoever leaves the exam without logging in again comes to login, with the way back', () => {
  const actor = start(stored(login));
  actor.send({ type: 'work.begun' });
  actor.send(invalidated);
  actor.send({ type: 'work.ended' });
  expect(paths()).toEqual(['/login?redirect=%2Facademic%2FgradeSearch%3Fx%3D1']);
  expect(selectSession(actor.getSnapshot())).toEqual(emptySession);
});

it('SESSION-7 an end in another tab asks in place too, and a login there is taken over', () => {
  const actor = start(stored(login));
  actor.send({ type: 'work.begun' });
  actor.send({ type: 'storage.changed', key: SESSION_KEY, value: null });
  actor.send({ type: 'storage.changed', key: SESSION_KEY, value: null });
  expect([facts, actor.getSnapshot().hasTag('lapsed')]).toEqual([[], true]);
  actor.send({ type: 'storage.changed', key: SESSION_KEY, value: stored({ ...login, token: 'token-3' }) });
  expect(actor.getSnapshot().hasTag('lapsed')).toBe(false);
  expect(selectToken(actor.getSnapshot())).toBe('token-3');
});

it('SESSION-7 another student who logs in above the exam gets a page of their own', () => {
  const actor = start(stored(login));
  actor.send({ type: 'work.begun' });
  actor.send(invalidated);
  actor.send({ type: 'login.succeeded', login: { ...login, id: 's-2', name: '林一帆' } });
  expect(selectSession(actor.getSnapshot())).toMatchObject({ id: 's-2', name: '林一帆' });
  expect(paths()).toEqual(['/']);
});

const everyEvent: SessionEvent[] = [
  { type: 'login.succeeded', login },
  { type: 'login.succeeded', login: { ...login, mustChangePassword: true } },
  { type: 'login.succeeded', login: {} },
  invalidated,
  { type: 'password.changeRequired', message: '请先修改密码' },
  { type: 'password.changed' },
  { type: 'password.changed', needLogin: false },
  { type: 'logout.requested' },
  { type: 'work.begun' },
  { type: 'work.ended' },
  { type: 'storage.changed', key: SESSION_KEY, value: null },
  { type: 'storage.changed', key: SESSION_KEY, value: stored({ ...login, id: 's-2' }) },
];

it('SESSION-2 SESSION-7 on every path a token and a role are held exactly while someone is logged in', () => {
  const isBounded = ({ context }: { context: { works: number } }) => context.works > 1;
  const reached = getShortestPaths(sessionMachine, {
    input: { stored: null },
    events: everyEvent,
    stopWhen: isBounded,
  });
  const states = new Set(reached.map(({ state }) => JSON.stringify(state.value)));
  expect(states).toEqual(
    new Set([
      '"signedOut"',
      '{"signedIn":"open"}',
      '{"signedIn":"changingPassword"}',
      '{"signedIn":"lapsed"}',
      '{"signedIn":"loggingOut"}',
    ]),
  );
  for (const { state } of reached) {
    const { token, userRole } = state.context.session;
    expect(token !== '' && userRole !== 0).toBe(state.hasTag('signedIn'));
    if (state.hasTag('signedOut')) expect(state.context.session).toEqual(emptySession);
    expect(JSON.parse(JSON.stringify(state.context))).toEqual(state.context);
  }
});
