import { createClient } from '@qianwei/api/client';
import { getVersionNLog } from '@qianwei/api/contract/version';
import { formatMoment, parseMoment } from '@qianwei/api/time/moment';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ClientProvider } from '../client/client.tsx';
import { storyTime } from './time.fixtures.ts';
import { useNow } from './use-now.ts';

const Clock = () => <time>{formatMoment(useNow(10)).slice(0, 16)}</time>;

it('shows the server’s time on a device whose clock is an hour slow, from the first answer on', async () => {
  const device = parseMoment(storyTime) - 3_600_000;
  const client = createClient({
    baseUrl: '/api',
    getToken: () => null,
    now: () => device,
    fetch: async () => {
      const date = new Date(parseMoment(storyTime)).toUTCString();
      return new Response('{"errorCode":1090000,"errorMsg":"系统繁忙"}', { headers: { date } });
    },
  });
  const screen = await render(
    <ClientProvider client={client}>
      <Clock />
    </ClientProvider>,
  );
  await expect.element(screen.getByRole('time')).toHaveTextContent('2026-11-21 19:14');
  await client.call(getVersionNLog, {}).catch(() => {});
  await expect.element(screen.getByRole('time')).toHaveTextContent('2026-11-21 20:14');
});
