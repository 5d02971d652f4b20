import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import type { Deps } from '../deps.ts';
import type { Admission } from '../http/admission.ts';
import type { Caller, NodeBindings } from '../http/caller.ts';
import { countedAs, readDevice } from '../http/device-cookie.ts';
import { answer, crashed, foreignPage, refused } from '../http/envelope.ts';
import { allowOrigin, protect } from '../http/headers.ts';
import type { Session } from '../http/implement.ts';
import { isOwnPage } from '../http/own-page.ts';
import { Refusal } from '../http/refusal.ts';
import { watchedSession } from '../http/session.ts';
import { unknownId } from './event-frames.ts';
import { studentChannel } from './publish-event.ts';
import { createStreamPlaces, type StreamPlaces } from './stream-places.ts';

/** Bytes that a page may leave unread; the stream of one that leaves more is cut off, and it reads the rest from the table. */
const maxUnread = 65_536;

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // nginx passes on what it receives at once.
  'x-accel-buffering': 'no',
};

type EventContext = Context<{ Bindings: NodeBindings; Variables: { caller: Caller } }>;

/** The id that the page has last; null when it begins, `unknownId` for anything but a number. */
function lastIdOf(request: Request): number | null {
  const id = request.headers.get('last-event-id');
  if (id === null || id === '') return null;
  return /^\d{1,15}$/.test(id) ? Number(id) : unknownId;
}

/** The session of a stream, which does not count as use of it. A caller without one is counted as a guest. */
async function sessionOf({ db, clock, secrets }: Deps, admission: Admission, c: EventContext) {
  const request = c.req.raw;
  try {
    return await watchedSession(db, request.headers.get('token') ?? '', clock.now());
  } catch (error) {
    admission.guest(countedAs(readDevice(secrets, request), c.get('caller').network));
    throw error;
  }
}

/** Opens a stream on the raw response, which costs a third of the memory of one that goes through a web stream (ADR 26). */
function openStream(
  { events, settings, clock }: Deps,
  places: StreamPlaces,
  c: EventContext,
  outgoing: ServerResponse,
  { sessionId, accountId, studentId }: Session,
): Response {
  const caller = c.get('caller');
  const leavePlace = places.take({ session: sessionId, account: accountId, network: caller.network });
  const head = new Response(null, { headers: streamHeaders });
  protect(head, caller, clock.now());
  allowOrigin(head, c.req.header('origin') ?? null, settings.publicOrigins);
  outgoing.writeHead(200, Object.fromEntries(head.headers));
  outgoing.flushHeaders();
  const reader = {
    channel: studentChannel(studentId),
    sessionId,
    write: (bytes: Uint8Array) => {
      if (outgoing.writableLength > maxUnread) outgoing.destroy();
      else outgoing.write(bytes);
    },
    end: () => {
      outgoing.end();
    },
  };
  const leave = events.join(reader, lastIdOf(c.req.raw));
  const close = () => {
    leave();
    leavePlace();
  };
  if (outgoing.destroyed) close();
  else outgoing.once('close', close).on('error', close);
  // A copy: the headers that every answer gets are put on it.
  return RESPONSE_ALREADY_SENT.clone();
}

/**
 * GET / is a stream of server-sent events for the student of the token header: OPEN or RESET first, then each event of the
 * student's channel after the header `last-event-id`. With `once` it ends after those that are there. Refusals are
 * envelopes, as those of a call.
 */
export function eventRoutes(
  deps: Deps,
  admission: Admission,
): Hono<{ Bindings: NodeBindings; Variables: { caller: Caller } }> {
  const places = createStreamPlaces();
  const routes = new Hono<{ Bindings: NodeBindings; Variables: { caller: Caller } }>();
  return routes.get('/', async (c) => {
    const { log, settings } = deps;
    const request = c.req.raw;
    try {
      if (!isOwnPage(request, c.get('caller'), settings.publicOrigins)) return answer(foreignPage, 403);
      const session = await sessionOf(deps, admission, c);
      const outgoing = c.env?.outgoing;
      // Without a socket there is nothing that could stay open.
      if (c.req.query('once') === undefined && outgoing !== undefined)
        return openStream(deps, places, c, outgoing, session);
      const frames = await admission.withPlace('read', session.accountId, () =>
        deps.events.framesSince(studentChannel(session.studentId), lastIdOf(request)),
      );
      return new Response(frames, { headers: streamHeaders });
    } catch (error) {
      if (error instanceof Refusal) return answer(refused(error));
      log.with({ correlationId: c.get('caller').correlationId }).error('events failed', error);
      return answer(crashed, 500);
    }
  });
}
