import { maxMissed, type PublishedEvent } from './read-events.ts';

/** Place of a reader in its channel. */
export interface Position {
  /** Id of the last event that it has; 0 when there was none, null when it begins now. */
  readonly lastId: number | null;
  /** It has been sent its first frame; until then `lastId` is what the page says. */
  readonly isOpen: boolean;
}

/** Id that no event has: the page has said something else than a number. */
export const unknownId = -1;

const frame = (id: number, kind: string, data = '{}') => `id: ${id}\nevent: ${kind}\ndata: ${data}\n\n`;

/** A comment that keeps the connection open; a page that receives none for a while knows that it is gone. */
export const heartbeat = ': hb\n\n';

/**
 * The frames that bring a reader up to date, and its last id then. They begin with OPEN, or with RESET when it is not
 * known what the reader has missed: its last event is no longer kept or is not of its channel, or more than `maxMissed`
 * came since. To a reader that begins now OPEN says how old the newest event is, `{"ageMs":1200}`: its page may have been
 * loaded before that. `events` are the newest of the channel in their order, `now` is in ms.
 */
export function framesFor(
  { lastId, isOpen }: Position,
  events: readonly PublishedEvent[],
  now: number,
): { lastId: number; frames: string } {
  const last = events.at(-1);
  const newest = last?.id ?? 0;
  if (lastId === null) {
    const age = last && JSON.stringify({ ageMs: Math.round(now - last.at) });
    return { lastId: newest, frames: frame(newest, 'OPEN', age) };
  }
  const missed = events.filter(({ id }) => id > lastId);
  const isKnown = isOpen || lastId === 0 || events.some(({ id }) => id === lastId);
  if (!isKnown || missed.length > maxMissed) return { lastId: newest, frames: frame(newest, 'RESET') };
  const opening = isOpen ? '' : frame(lastId, 'OPEN');
  const frames = missed.map(({ id, kind, data }) => frame(id, kind, data));
  return { lastId: missed.at(-1)?.id ?? lastId, frames: opening + frames.join('') };
}
