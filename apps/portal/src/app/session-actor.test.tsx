import { logout } from '@qianwei/api/contract/login';
import { afterEach, expect, it } from 'vitest';
import { answers, createStoryClient, storyStudent } from '../shared/client/story-client.tsx';
import { createDraftStore } from '../shared/draft/draft-store.ts';
import { guestOwner } from '../shared/draft/draft-view.ts';
import { forgetKept } from '../shared/exam-day/forget-kept.ts';
import { examDayKey } from '../shared/exam-day/kept-keys.ts';
import { createSession } from './session-actor.ts';

const { id } = storyStudent;
const kept = () => localStorage.getItem(examDayKey(id));

/** A student with an exam day on the device. */
function started() {
  localStorage.setItem(examDayKey(id), '{}');
  const client = createStoryClient([answers(logout, null)]);
  return createSession(client, storyStudent).start();
}

afterEach(() => {
  forgetKept(null);
  localStorage.removeItem('qianwei_student');
});

it('a logout takes the exam day from the device', async () => {
  const session = started();
  session.send({ type: 'logout.requested' });
  await expect.poll(kept).toBeNull();
  session.stop();
});

it.each([id, guestOwner])('a logout takes the drafts of %s from the device', async (owner) => {
  const store = createDraftStore({ owner, draftKey: 'PRACTICE:identity' }, { onDamaged: () => {} });
  await store.keep({
    ...{ document: { name: '周子墨' }, base: { name: '' }, revision: 0, savedAt: null },
    ...{ editedAt: { name: 1 }, sent: {} },
  });
  const session = started();
  session.send({ type: 'logout.requested' });
  await expect.poll(() => store.read()).toBeNull();
  session.stop();
});

it('a session that expires leaves it for its student, and the login of another one takes it', () => {
  const session = started();
  session.send({ type: 'session.invalidated', message: '登录已失效' });
  expect(kept()).toBe('{}');
  session.send({ type: 'login.succeeded', login: { ...storyStudent, expire: 7200 } });
  expect(kept()).toBe('{}');
  session.send({ type: 'session.invalidated', message: '登录已失效' });
  session.send({ type: 'login.succeeded', login: { ...storyStudent, id: 'another', expire: 7200 } });
  expect(kept()).toBeNull();
  session.stop();
});

it('another password takes it', () => {
  const session = started();
  session.send({ type: 'password.changed' });
  expect(kept()).toBeNull();
  session.stop();
});
