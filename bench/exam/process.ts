import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** The parent of a process and the seconds of CPU that it, and its children that ended, have used; null when it is gone. */
function usage(pid: number | string): { parent: number; own: number; ended: number } | null {
  try {
    // Behind the name in brackets, which may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const ticks = (from: number) => (Number(fields[from]) + Number(fields[from + 1])) / ticksPerSecond;
    return { parent: Number(fields[1]), own: ticks(11), ended: ticks(13) };
  } catch {
    return null;
  }
}

/** CPU seconds of a process. Linux only, like all of these. */
export const cpuSeconds = (pid: number) => usage(pid)?.own ?? 0;

/** The process that started another. */
export const parentOf = (pid: number) => usage(pid)?.parent ?? 0;

/** CPU seconds of a process and all that it has started, living or not. */
export function familySeconds(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.flatMap((name) => usage(name) ?? []).filter(({ parent }) => parent === pid);
  const { own, ended } = usage(pid) ?? { own: 0, ended: 0 };
  return children.reduce((sum, child) => sum + child.own, own + ended);
}

/** CPU seconds since the start of a virtual machine that its host gave to others: what is measured meanwhile is slower. */
export function stolenSeconds(): number {
  const fields = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/) ?? [];
  return Number(fields[8]) / ticksPerSecond;
}

/** Resident memory of a process now and at its highest, MB (2^20). */
export function residentMemory(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}

/** Runs a job in a process of its own, which is written as `answerJob` says; resolves with its report. */
export function runJob<Report>(file: URL, job: object): Promise<Report & { cpu: number }> {
  const child = fork(file, { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
  return new Promise((resolve, reject) => {
    let report: (Report & { cpu: number }) | null = null;
    child.once('message', (message) => {
      report = message as Report & { cpu: number };
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (report === null) reject(new Error(`the load ended with ${code}`));
      else resolve(report);
    });
    child.send(job);
  });
}

/** In the process that `runJob` starts: does the job and reports, with the CPU seconds it took. */
export function answerJob<Job, Report extends object>(work: (job: Job) => Promise<Report>): void {
  process.once('message', async (job) => {
    const before = process.cpuUsage();
    const report = await work(job as Job);
    const { user, system } = process.cpuUsage(before);
    process.send?.({ ...report, cpu: (user + system) / 1e6 }, () => process.disconnect());
  });
}
