import { errorCode } from '@qianwei/api/contract/envelope';
import { endpoint } from '@qianwei/api/endpoint';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createMovableClock } from '../clock.ts';
import { tokenHash } from '../random.ts';
import { createSecrets } from '../secrets.ts';
import { createTestApp } from '../testing/test-app.ts';
import { onEmbedded } from '../testing/test-database.ts';
import { countedAs, deviceCookie, newDevice, readDevice } from './device-cookie.ts';
import { implement } from './implement.ts';

const value = 'a'.repeat(43);
const secrets = createSecrets(new Uint8Array(32));
const request = (cookie: string) => new Request('http://127.0.0.1/', { headers: { cookie } });

it.each([
  ['its own cookie', deviceCookie(secrets, value), value],
  ['it among others', `a=1; ${deviceCookie(secrets, value)}; b=2`, value],
  ['no cookie', '', null],
  ['one without a signature', `org_known_device=${value}`, null],
  ['one with a signature of its maker’s', `org_known_device=${value}.${'b'.repeat(43)}`, null],
  ['one of another server', deviceCookie(createSecrets(new Uint8Array(32).fill(1)), value), null],
  ['one of another length', deviceCookie(secrets, 'a'), null],
])('F3 a device is known by %s', (_, cookie, device) => {
  expect(readDevice(secrets, request(cookie))).toBe(device);
});

it('F3 the devices that one account makes are counted as one, and those of another account apart', () => {
  const [own, other] = [tokenHash('account-1'), tokenHash('account-2')];
  const [first, second] = [newDevice(own, 'a'.repeat(43)), newDevice(own, 'b'.repeat(43))];
  expect(first).not.toBe(second);
  expect(readDevice(secrets, request(deviceCookie(secrets, first)))).toBe(first);
  expect(countedAs(first, 'network')).toBe(countedAs(second, 'network'));
  expect(countedAs(newDevice(other, 'a'.repeat(43)), 'network')).not.toBe(countedAs(first, 'network'));
  expect(countedAs(null, 'network')).toBe('network');
});

onEmbedded('a network that is flooded', (open) => {
  it('F3 keeps its known devices: they are counted apart', async () => {
    const greet = endpoint({
      path: '/v1/greetNLog',
      access: 'public',
      payload: v.object({}),
      data: v.null(),
    });
    // Time stands still: a slow machine would give the network new calls meanwhile.
    const now = new Date();
    const clock = createMovableClock({ now: () => now });
    const implementations = [implement(greet, async () => null)];
    const app = await createTestApp({ database: open(), implementations, clock });
    for (let sent = 0; sent < 1200; sent += 1) await app.request('/api/v1/greetNLog', { method: 'POST' });
    expect((await app.call(greet, {})).errorCode).toBe(errorCode.tooFrequent);
    const cookie = deviceCookie(app.deps.secrets, value);
    expect((await app.call(greet, {}, { headers: { cookie } })).errorCode).toBe(0);
  });
});
