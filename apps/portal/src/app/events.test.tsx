import '@qianwei/ui/theme/themes.css';
import { getMenuList } from '@qianwei/api/contract/menu';
import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, memoryFetch, storyStudent } from '../shared/client/story-client.tsx';
import { followWhenLoggedIn } from './behind-page.ts';
import { Root } from './Root.tsx';
import { createServices } from './services.ts';
import { heading, leavePortal, quiet, userInfoFixture } from './story-portal.tsx';

const [, noticeFixture] = quiet;
let stop = () => {};
afterEach(() => {
  stop();
  leavePortal();
});

/** Counts the calls of the portal by path; `/api/events` is one stream that the test writes. */
async function openNotices() {
  const counts = new Map<string, number>();
  const counted = [userInfoFixture, answers(getMenuList, []), noticeFixture!].map(({ path, reply }) => ({
    path,
    reply: (payload: unknown) => {
      counts.set(path, (counts.get(path) ?? 0) + 1);
      return reply(payload);
    },
  }));
  const bytes = new TransformStream<Uint8Array, Uint8Array>();
  const writer = bytes.writable.getWriter();
  const original = globalThis.fetch;
  const streams: RequestInit[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).endsWith('/api/events')) return original(input, init);
    streams.push(init ?? {});
    return new Response(bytes.readable, { headers: { 'content-type': 'text/event-stream' } });
  });
  localStorage.setItem('qianwei_student', JSON.stringify(storyStudent));
  history.pushState(null, '', '/notice');
  const services = createServices(memoryFetch([...counted, ...quiet]));
  await services.resume();
  await render(<Root services={services} />);
  await expect.element(heading('通知')).toBeVisible();
  const send = (text: string) => writer.write(new TextEncoder().encode(text));
  stop = followWhenLoggedIn(services);
  return { counts, streams, send, services };
}

it('an event refreshes list, bell and menu without a reload, and what is being typed stays', async () => {
  const { counts, streams, send, services } = await openNotices();
  await expect.poll(() => streams).toHaveLength(1);
  expect(new Headers(streams[0]?.headers).get('token')).toBe(storyStudent.token);
  const before = counts.get(getNoticeListNLog.path)!;
  const search = page.getByRole('searchbox');
  await search.fill('论');
  const menus = counts.get(getMenuList.path)!;
  await send('id: 1\nevent: OPEN\ndata: {}\n\nid: 2\nevent: THESIS\ndata: {}\n\n');
  await expect.poll(() => counts.get(getMenuList.path)).toBe(menus + 1);
  // Each of the list's and the bell's answers, once.
  await expect.poll(() => counts.get(getNoticeListNLog.path)).toBe(before * 2);
  await expect.element(search).toHaveValue('论');
  services.session.send({ type: 'logout.requested' });
  await expect.poll(() => streams[0]?.signal?.aborted).toBe(true);
  expect(streams).toHaveLength(1);
});

it('nothing is followed without a login', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  stop = followWhenLoggedIn(createServices(memoryFetch(quiet)));
  // A stream would begin with this code.
  await import('../shared/events/follow-events.ts');
  expect(fetched).not.toHaveBeenCalled();
});
