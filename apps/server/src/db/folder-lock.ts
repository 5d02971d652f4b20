import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** A process, so that its death is seen even when its number is used again. */
interface Holder {
  host: string;
  pid: number;
  /** Boot and start time of the process on Linux; empty elsewhere. */
  birth: string;
}

/** A held lock. */
export interface FolderLock {
  release(): void;
}

const beatMs = 5_000;
const silentMs = 30_000;

function birthOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name in brackets may hold spaces; the start time is the 20th field after it.
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const self = (): Holder => ({ host: hostname(), pid: process.pid, birth: birthOf(process.pid) });

/** Writes `path` only if nobody has; true when this call did. */
function create(path: string): boolean {
  try {
    const handle = openSync(path, 'wx', 0o600);
    writeSync(handle, JSON.stringify(self()));
    fsyncSync(handle);
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** True while the process that wrote the lock lives; on another host, when the lock was touched lately. */
function isHeld(path: string): boolean {
  try {
    const age = Date.now() - statSync(path).mtimeMs;
    const text = readFileSync(path, 'utf8');
    // Created but not yet written: its process is in the middle of it, or died there.
    if (text === '') return age < silentMs;
    const holder = JSON.parse(text) as Holder;
    if (holder.host !== hostname()) return age < silentMs;
    return isRunning(holder.pid) && birthOf(holder.pid) === holder.birth;
  } catch {
    return false;
  }
}

/** Replaces a dead process's lock. Only one process at a time may try, so that nobody removes a fresh lock. */
function takeOver(path: string): boolean {
  const turn = `${path}.takeover`;
  if (!create(turn)) {
    if (!isHeld(turn)) rmSync(turn, { force: true });
    return false;
  }
  try {
    if (isHeld(path)) return false;
    const fresh = `${path}.${process.pid}`;
    rmSync(fresh, { force: true });
    create(fresh);
    renameSync(fresh, path);
    return true;
  } finally {
    rmSync(turn, { force: true });
  }
}

/**
 * Locks a folder for this process, or answers null when a living process holds it. The lock of a process that
 * was killed is taken over.
 */
export function lockFolder(folder: string): FolderLock | null {
  const path = join(folder, 'server.lock');
  if (!create(path) && !takeOver(path)) return null;
  // The beat is for processes on other hosts, which can't see whether this one lives.
  const beat = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // The folder is gone; nothing is left to protect.
    }
  }, beatMs);
  beat.unref();
  return {
    release() {
      clearInterval(beat);
      rmSync(path, { force: true });
    },
  };
}
