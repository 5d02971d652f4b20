import { upload } from '@qianwei/api/contract/upload';
import { beforeAll, expect, it } from 'vitest';
import { implementations } from '../../app.ts';
import { createDemoApp, type DemoApp } from '../demo-app.ts';
import { png } from '../sample-files.ts';
import { onEmbedded } from '../test-database.ts';
import { samplePayloads } from './sample-payload.ts';

/** As many combining marks as fit into a body: to put them in order takes a time that grows with their square. */
const marks = `a${'\u0301\u0316'.repeat(15_000)}`;
/** How much of the time that the whole text takes an answer may take; measured on the same machine, in its processor's time. */
const maxShare = 0.4;

const spent = async (run: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

onEmbedded('texts that are costly to normalise', { demo: true }, (open) => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await createDemoApp(open(), { PORTAL_TEST_NO_LIMITS: '1' });
  });

  it('no call that needs no login normalises a text before it is cut', async () => {
    const whole = await spent(() => marks.normalize('NFKC'));
    const requests = implementations
      .map(({ endpoint }) => endpoint)
      .filter(({ access, method, multipart }) => access !== 'token' && method === 'POST' && !multipart)
      .flatMap((endpoint) =>
        samplePayloads(endpoint.payload).flatMap((sample) =>
          Object.keys(sample)
            .filter((field) => typeof sample[field] === 'string')
            .map((field) => ({ endpoint, field, payload: { ...sample, [field]: marks } })),
        ),
      );
    const file = new File([png(64, 64)], `${marks}.png`);
    const named = { endpoint: upload, field: 'file', payload: { file, scene: 'SIGNUP_PHOTO' } };
    const slow: string[] = [];
    for (const { endpoint, field, payload } of [...requests, named]) {
      const answer = async () => expect((await app.send(endpoint, payload)).status).toBeLessThan(500);
      // The first answer of a call also loads its code, and something else may run beside it.
      const times = [await spent(answer), await spent(answer)];
      if (Math.min(...times) > whole * maxShare) slow.push(`${endpoint.path} ${field}`);
    }
    expect(requests.length).toBeGreaterThan(50);
    expect(slow).toEqual([]);
  }, 120_000);
});
