import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FailedStart, type RunningServer, startInVain, startServer } from '../support/server.ts';

const oneChineseLine = /^[^\n]*[\u4e00-\u9fff][^\n]*\n$/;

function expectOneLine(start: FailedStart) {
  expect(start.code).toBe(1);
  expect(start.stderr).toMatch(oneChineseLine);
}

describe('a server that can’t start says why in one line and ends with exit code 1', () => {
  let running: RunningServer;
  const folders: string[] = [];
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'qianwei-start-'));
    folders.push(made);
    return made;
  };

  beforeAll(async () => {
    running = await startServer({ dataDir: folder() });
  });

  afterAll(async () => {
    await running.stop();
    for (const made of folders) rmSync(made, { recursive: true, force: true });
  });

  it('when another server works on the same data folder', async () => {
    const start = await startInVain({ dataDir: running.dataDir });
    expectOneLine(start);
    expect(start.stderr).toContain(running.dataDir);
  });

  it('when the port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const start = await startInVain({ dataDir: folder(), env: { PORT: port } });
    taken.close();
    expectOneLine(start);
    expect(start.stderr).toContain(port);
  });

  it.each(['nonsense', 'postgres://nobody@127.0.0.1:1/none'])('when DATABASE_URL is %s', async (url) => {
    expectOneLine(await startInVain({ dataDir: folder(), env: { DATABASE_URL: url } }));
  });

  it.each<Record<string, string>>([
    { PORT: 'eighty' },
    { PORT: '70000' },
    { DEMO: 'yes' },
    { HOST: '0.0.0.0' },
    { HOST: '0.0.0.0', PORTAL_TEST_MODE: '0', DEMO: '1' },
  ])('when a setting is wrong: %o', async (env) => {
    expectOneLine(await startInVain({ dataDir: folder(), env }));
  });

  it('starts again on the data that another run left', async () => {
    const dataDir = folder();
    await (await startServer({ dataDir })).stop();
    const again = await startServer({ dataDir });
    const answer = await fetch(`${again.url}/api/ready`);
    await again.stop();
    expect(answer.status).toBe(200);
  });
});
