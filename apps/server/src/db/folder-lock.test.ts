import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qianwei-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Another process that locks the folder, says whether it could, and stays. */
async function otherProcess() {
  const code = `const { lockFolder } = await import(${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)});
    console.log(lockFolder(${JSON.stringify(folder)}) === null ? 'refused' : 'locked'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: said.toString().trim() };
}

async function kill(child: Awaited<ReturnType<typeof otherProcess>>['child']) {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

describe('the lock of a data folder', () => {
  it('is held by one process, and free after its release', () => {
    const lock = lockFolder(folder);
    expect(lock).not.toBeNull();
    expect(lockFolder(folder)).toBeNull();
    lock?.release();
    lockFolder(folder)?.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses a second process, and is free again after the first was killed', async () => {
    const first = await otherProcess();
    expect(first.said).toBe('locked');
    expect(lockFolder(folder)).toBeNull();
    await kill(first.child);
    const lock = lockFolder(folder);
    expect(lock).not.toBeNull();
    const late = await otherProcess();
    expect(late.said).toBe('refused');
    await kill(late.child);
    lock?.release();
  }, 60_000);

  it('is not fooled by a process number that is used again', () => {
    writeFileSync(
      join(folder, 'server.lock'),
      JSON.stringify({ host: hostname(), pid: process.pid, birth: 'earlier' }),
    );
    const lock = lockFolder(folder);
    expect(lock === null).toBe(process.platform !== 'linux');
    lock?.release();
  });

  it('waits for a process on another host only while that shows life', () => {
    const path = join(folder, 'server.lock');
    writeFileSync(path, JSON.stringify({ host: 'elsewhere.example', pid: 1, birth: '' }));
    expect(lockFolder(folder)).toBeNull();
    utimesSync(path, new Date(Date.now() - 60_000), new Date(Date.now() - 60_000));
    lockFolder(folder)?.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('takes over a lock that was left half written, or by a takeover that died', () => {
    const long = new Date(Date.now() - 60_000);
    for (const name of ['server.lock', 'server.lock.takeover']) {
      writeFileSync(join(folder, name), '');
      utimesSync(join(folder, name), long, long);
    }
    // The first try clears the dead takeover, the second takes the lock.
    lockFolder(folder)?.release();
    const lock = lockFolder(folder);
    expect(lock).not.toBeNull();
    lock?.release();
  });
});
