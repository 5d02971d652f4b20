import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from './wire.ts';

/** The calls of one kind. */
export interface Calls {
  /** From the moment a call was due to its answer, ms. */
  readonly times: number[];
  /** Calls that were refused or never answered, by what came instead. */
  readonly failed: Record<string, number>;
  /** Calls that met a connection which the server had just closed, and went again. */
  resent: number;
}

/** No calls yet. */
export const newCalls = (): Calls => ({ times: [], failed: {}, resent: 0 });

/** Takes the body of a successful answer. */
export type Done = (body: string) => void;

/** Sends a call, again when its connection breaks, and notes how long it took and what became of it. */
export async function sendCall(
  pool: Pool,
  calls: Calls,
  { due, request, done }: { readonly due: number; readonly request: string; readonly done: Done },
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { status, body } = await pool.send(request);
      calls.times.push(performance.now() - due);
      // Not always the first field: a repeat is answered from the database.
      if (body.includes('"errorCode":0,') || body.endsWith('"errorCode":0}')) return done(body);
      const what = `${status} ${body.slice(0, 80)}`;
      calls.failed[what] = (calls.failed[what] ?? 0) + 1;
      return;
    } catch (error) {
      if (attempt === 3) {
        calls.failed[String(error)] = (calls.failed[String(error)] ?? 0) + 1;
        return;
      }
      calls.resent += 1;
    }
  }
}

/** Something that begins `at` ms after the start. */
export interface Due {
  readonly at: number;
  send(due: number): Promise<void>;
}

/** Begins each when it is due, whatever the earlier ones do, and waits for all. */
export async function onTime(all: Due[]): Promise<void> {
  const began = performance.now();
  const sorted = all.sort((a, b) => a.at - b.at);
  const running: Promise<void>[] = [];
  for (const { at, send } of sorted) {
    const wait = began + at - performance.now();
    if (wait > 1) await pause(wait);
    running.push(send(began + at));
  }
  await Promise.all(running);
}
