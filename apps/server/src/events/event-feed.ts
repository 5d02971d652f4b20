import type { Clock } from '../clock.ts';
import type { Database, OpenDatabase } from '../db/database.ts';
import type { Logger } from '../log.ts';
import { framesFor, heartbeat, type Position } from './event-frames.ts';
import { notifiedAs } from './publish-event.ts';
import { readEvents } from './read-events.ts';

/** Interval at which every stream gets a sign of life and every channel is read, ms. */
const beatEveryMs = 15_000;

/** A session is looked up before it is sent anything, unless it was alive this short a time ago, ms. */
const aliveForMs = 1000;

/** A stream to one page. */
interface EventReader {
  readonly channel: string;
  readonly sessionId: string;
  /** Takes bytes; readers at the same place share them. */
  write(bytes: Uint8Array): void;
  /** Ends the stream. */
  end(): void;
}

/** The streams of this process, and what they are sent. */
export interface EventFeed {
  /** Adds a reader that has the events up to `lastId`; null begins now. Returns what removes it. */
  join(reader: EventReader, lastId: number | null): () => void;
  /** Frames of what a channel has since `lastId`, for a page that asks now and then. */
  framesSince(channel: string, lastId: number | null): Promise<string>;
  /** Listens to what all processes on the database publish, until the database is closed. */
  listenOn(database: Pick<OpenDatabase, 'listen'>): Promise<void>;
  /** Sends a sign of life to every stream, ends those whose session is over, and reads every channel; by itself every 15 s. */
  beat(): void;
  /** Ends all streams, and those that come later; waits for what is being read. */
  stop(): Promise<void>;
}

interface Place extends Position {
  readonly reader: EventReader;
  /** Milliseconds of the clock when its session was last seen alive. */
  aliveAt: number;
}

const beatBytes = Buffer.from(heartbeat);

/**
 * Reads the channels that have readers, all that are due in one statement, and sends each reader what it does not have.
 * A notification only says which channel to read, so that a lost one costs time, 15 s at most, and no event.
 */
export function createEventFeed({ db, clock, log, liveSessions }: FeedParts): EventFeed {
  const channels = new Map<string, Set<Place>>();
  /** Channels to read in the next round. */
  const due = new Set<string>();
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const placesOf = (channel: string) => channels.get(channel) ?? new Set<Place>();

  function remove(place: Place): void {
    const places = placesOf(place.reader.channel);
    places.delete(place);
    if (places.size === 0) channels.delete(place.reader.channel);
    if (channels.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  /** Ends the streams whose session is over. */
  async function endDead(places: readonly Place[]): Promise<void> {
    const now = clock.now();
    const doubtful = places.filter(({ aliveAt }) => Math.abs(now.getTime() - aliveAt) >= aliveForMs);
    if (doubtful.length === 0) return;
    const alive = await liveSessions(
      doubtful.map(({ reader }) => reader.sessionId),
      now,
    );
    for (const place of doubtful) {
      if (alive.has(place.reader.sessionId)) place.aliveAt = now.getTime();
      else {
        remove(place);
        place.reader.end();
      }
    }
  }

  async function readDue(): Promise<void> {
    const read = [...due];
    due.clear();
    await endDead(read.flatMap((channel) => [...placesOf(channel)]));
    const waiting = read.map((channel) => ({ channel, places: [...placesOf(channel)] }));
    const wanted = waiting.map(({ channel, places }) => ({
      channel,
      from: Math.min(...places.map(({ lastId }) => lastId ?? 0)),
    }));
    const found = await readEvents(
      db,
      wanted.filter(({ from }) => Number.isFinite(from)),
    );
    for (const { channel, places } of waiting) {
      // Without those that left meanwhile.
      const here = places.filter((place) => placesOf(channel).has(place));
      send(here, found.get(channel) ?? []);
    }
  }

  function send(places: readonly Place[], events: Parameters<typeof framesFor>[1]): void {
    const shared = new Map<string, { lastId: number; bytes: Uint8Array }>();
    for (const place of places) {
      const key = `${place.isOpen} ${place.lastId}`;
      let next = shared.get(key);
      if (next === undefined) {
        const { lastId, frames } = framesFor(place, events, clock.now().getTime());
        next = { lastId, bytes: Buffer.from(frames) };
        shared.set(key, next);
      }
      Object.assign(place, { lastId: next.lastId, isOpen: true });
      if (next.bytes.length > 0) place.reader.write(next.bytes);
    }
  }

  async function readAll(): Promise<void> {
    try {
      while (due.size > 0) await readDue();
    } catch (error) {
      // The next beat reads every channel.
      log.error('events failed', error);
    }
  }

  function read(some: Iterable<string>): void {
    for (const channel of some) if (channels.has(channel)) due.add(channel);
    if (running !== null || due.size === 0) return;
    running = readAll().finally(() => {
      running = null;
      // Channels that became due after the loop had looked for the last time.
      read([]);
    });
  }

  function beat(): void {
    for (const places of channels.values()) for (const { reader } of places) reader.write(beatBytes);
    read(channels.keys());
  }

  return {
    join(reader, lastId) {
      if (isStopped) {
        reader.end();
        return () => undefined;
      }
      const place: Place = { reader, lastId, isOpen: false, aliveAt: clock.now().getTime() };
      channels.set(reader.channel, placesOf(reader.channel).add(place));
      timer ??= setInterval(beat, beatEveryMs).unref();
      read([reader.channel]);
      return () => remove(place);
    },
    async framesSince(channel, lastId) {
      const found = await readEvents(db, [{ channel, from: lastId ?? 0 }]);
      return framesFor({ lastId, isOpen: false }, found.get(channel) ?? [], clock.now().getTime()).frames;
    },
    async listenOn(database) {
      await database.listen(
        notifiedAs,
        (channel) => read([channel]),
        () => read(channels.keys()),
      );
    },
    beat,
    async stop() {
      isStopped = true;
      for (const places of [...channels.values()])
        for (const place of [...places]) {
          remove(place);
          place.reader.end();
        }
      await running;
    },
  };
}

interface FeedParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Those of the sessions, by id, that are alive. */
  readonly liveSessions: (ids: readonly string[], now: Date) => Promise<ReadonlySet<string>>;
}
