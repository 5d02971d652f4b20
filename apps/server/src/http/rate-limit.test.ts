import { randomUUID } from 'node:crypto';
import { errorCode } from '@qianwei/api/contract/envelope';
import { endpoint } from '@qianwei/api/endpoint';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createMovableClock } from '../clock.ts';
import { rateLimit } from '../db/schema/operation.ts';
import { createTestApp } from '../testing/test-app.ts';
import { eachDatabase } from '../testing/test-database.ts';
import { implement } from './implement.ts';
import { limitRate } from './rate-limit.ts';

const knock = endpoint({
  path: '/v1/knockNLog',
  access: 'public',
  payload: v.object({ who: v.string() }),
  data: v.null(),
});

const calls = [
  implement(knock, async (context, { who }) => {
    await limitRate(context, { name: 'knock', subject: who, max: 3, seconds: 60 });
    return null;
  }),
];

eachDatabase('a rate limit', (open) => {
  it('is shared by two processes, says how long to wait, and ends with its window', async () => {
    const clock = createMovableClock({ now: () => new Date('2026-11-21T00:00:00Z') });
    const options = { database: open(), implementations: calls, clock };
    const [first, second] = [await createTestApp(options), await createTestApp(options)];
    const who = randomUUID();
    const answers = await Promise.all(
      [first, second, first, second, first].map((app) => app.call(knock, { who })),
    );
    const codes = answers.map((answer) => answer.errorCode).sort();
    expect(codes).toEqual([0, 0, 0, errorCode.tooFrequent, errorCode.tooFrequent]);
    clock.setOffset(40_000);
    expect(await second.call(knock, { who })).toMatchObject({
      errorMsg: '操作过于频繁，请 20 秒后再试',
      data: { retryAfter: 20 },
    });
    expect((await first.call(knock, { who: randomUUID() })).errorCode).toBe(0);
    clock.setOffset(60_000);
    expect((await first.call(knock, { who })).errorCode).toBe(0);
  });

  it('stores no name of whom it counts', async () => {
    const app = await createTestApp({ database: open(), implementations: calls });
    await app.call(knock, { who: '15400000001' });
    expect(JSON.stringify(await open().db.select().from(rateLimit))).not.toContain('15400000001');
  });

  it('does not count when a test has lifted it', async () => {
    const env = { PORTAL_TEST_NO_LIMITS: '1' };
    const app = await createTestApp({ database: open(), implementations: calls, env });
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.call(knock, { who: 'x' })));
    expect(answers.every((answer) => answer.errorCode === 0)).toBe(true);
  });
});
