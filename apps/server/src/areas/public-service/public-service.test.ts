import { getPublicServiceListNLog } from '@qianwei/api/contract/public-service';
import { beforeAll, describe, expect, it } from 'vitest';
import { DemoCalendar } from '../../demo/calendar.ts';
import { createDemoApp, type DemoApp } from '../../testing/demo-app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { onPostgres } from '../../testing/test-database.ts';
import type { BusinessWindow } from './public-service.queries.ts';
import { serviceStatus } from './service-status.ts';

onPostgres('public services', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open());
  }, 60_000);

  it('lists what can be done without a login, each with its real window', async () => {
    const { data } = await app.call(getPublicServiceListNLog, {});
    expect(data.list.map(({ code, status }) => [code, status])).toEqual([
      ['PRACTICE_SIGNUP', 'OPEN'],
      ['ENGLISH_TICKET', 'OPEN'],
      ['ENGLISH_SCORE', 'OPEN'],
      ['PRACTICE_TICKET', 'OPEN'],
      ['ENGLISH_SIGNUP', 'CLOSED'],
      ['SEARCH_ID', 'ALWAYS'],
    ]);
    const signUp = data.list.find(({ code }) => code === 'ENGLISH_SIGNUP');
    expect(String(signUp?.startTime) > data.serverTime).toBe(true);
    expect(data.demo).toBe(false);
  });

  it('a demonstration server says that it is one', async () => {
    const demo = await createTestApp({ database: open(), env: { DEMO: '1' } });
    expect((await demo.call(getPublicServiceListNLog, {})).data.demo).toBe(true);
  });

  it('the practice sign-up closes when its time is over', async () => {
    app.wait(7 * 86_400_000);
    const { data } = await app.call(getPublicServiceListNLog, {});
    expect(data.list[0]).toEqual({
      code: 'PRACTICE_SIGNUP',
      status: 'CLOSED',
      batchName: '',
      startTime: null,
      endTime: null,
    });
    app.wait(-7 * 86_400_000);
  });

  it('announces maintenance for the seven days before it, and no longer than it lasts', async () => {
    const now = app.clock.now();
    const start = new DemoCalendar(now).at('maintenance.start');
    app.wait(start.getTime() - now.getTime() - 6 * 86_400_000);
    const { maintenance } = (await app.call(getPublicServiceListNLog, {})).data;
    expect(maintenance?.startTime).toMatch(/ 00:00:00$/);
    expect(maintenance?.endTime).toMatch(/ 04:00:00$/);
    app.wait(7 * 86_400_000);
    expect((await app.call(getPublicServiceListNLog, {})).data.maintenance).toBeNull();
  });
});

describe('the status of a service', () => {
  const now = new Date('2026-11-21T02:00:00Z');
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
  const window = (start: number, end: number | null) =>
    ({ name: '批', startTime: days(start), endTime: end === null ? null : days(end) }) as BusinessWindow;
  const status = (...windows: BusinessWindow[]) => serviceStatus('ENGLISH_SIGNUP', windows, now).status;

  it.each([
    ['open from its first moment', [window(0, 1)], 'OPEN'],
    ['closed from its last moment', [window(-1, 0)], 'CLOSED'],
    ['open without an end', [window(-100, null)], 'OPEN'],
    ['coming within 30 days', [window(-9, -8), window(30, 31)], 'UPCOMING'],
    ['closed when the next is further off', [window(-9, -8), window(31, 32)], 'CLOSED'],
    ['closed without any window', [], 'CLOSED'],
  ] as const)('is %s', (_, windows, expected) => {
    expect(status(...windows)).toBe(expected);
  });
});
