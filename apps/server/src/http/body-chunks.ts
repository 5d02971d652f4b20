import { createTurns } from '../files/turns.ts';
import { type BodyPatience, cutOff, stalled, tooSlow, within } from './body-patience.ts';

/** Maximum of one read, in bytes: other requests get their turn in between. */
const step = 64 * 1024;

/** Bodies that are read at the same time; the others wait in the network, and not in memory. */
const enter = createTurns(4);
/** A body lets the next one in when nothing comes for `gapMs`, and when less than `turn.bytes` come in `turn.ms`. */
const gapMs = 50;
const turn = { ms: 500, bytes: 256 * 1024 };

/**
 * The body of a file form, as it is asked for and at most 64 KB at a time; four bodies take turns. Throws 1040001 when the
 * connection breaks, when nothing comes for too long, and when the whole takes too long. What is left unread when the loop
 * is left, the HTTP adapter reads and throws away for half a second (or 64 MB) after the answer, and then closes the
 * connection: so the answer mostly arrives.
 */
export async function* bodyChunks(request: Request, patience: BodyPatience): AsyncGenerator<Uint8Array> {
  let leave = await enter();
  let turnEnd = performance.now() + turn.ms;
  let inTurn = 0;
  let end = performance.now() + patience.whole;
  // Asked for only now: it is read ahead.
  const reader = request.body?.getReader();

  const next = async () => {
    const left = end - performance.now();
    if (left <= 0) throw tooSlow(patience);
    const read = (reader?.read() ?? Promise.resolve({ done: true, value: undefined })).catch(() => {
      throw cutOff();
    });
    const quick = performance.now() < turnEnd ? await within(gapMs, read, () => null) : null;
    if (quick !== null) return quick;
    leave();
    const found = await within(Math.min(patience.idle, left), read, () => null);
    if (found === null) throw left < patience.idle ? tooSlow(patience) : stalled(patience);
    const waits = performance.now();
    leave = await enter();
    turnEnd = performance.now() + turn.ms;
    inTurn = 0;
    end += performance.now() - waits;
    return found;
  };

  try {
    for (let { done, value } = await next(); !done; { done, value } = await next()) {
      const chunk = value ?? new Uint8Array();
      inTurn += chunk.length;
      if (inTurn > turn.bytes) {
        turnEnd = performance.now() + turn.ms;
        inTurn = 0;
      }
      for (let from = 0; from < chunk.length; from += step) yield chunk.subarray(from, from + step);
    }
  } finally {
    leave();
    reader?.cancel().catch(() => undefined);
  }
}
