import { errorCode } from '@qianwei/api/contract/envelope';
import { findHolder, guestHolder, requireHolder } from '../credentials/guest-ticket.ts';
import { isHeldUp, retryCollisions } from '../db/collisions.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { fileAddress } from '../files/file-address.ts';
import { mediaAddresses } from '../media/media-address.ts';
import type { Admission } from './admission.ts';
import type { Caller } from './caller.ts';
import { countedAs, deviceCookie, readDevice } from './device-cookie.ts';
import { answer, crashed, type Envelope, foreignPage, refused, succeeded } from './envelope.ts';
import { FileAnswer, fileResponse } from './file-answer.ts';
import { requestNoOf, runOnce } from './idempotency.ts';
import type { CallContext, Implementation, Session, TicketHolder } from './implement.ts';
import { isOwnPage, isSameOrigin } from './own-page.ts';
import { checkSignature, type ReceivedCall, readRequest } from './read-request.ts';
import { Refusal } from './refusal.ts';
import { openSession, sessionCookieName } from './session.ts';
import { signatureHash } from './signature-hash.ts';
import { ContractDrift, checkData, checkPayload } from './validate.ts';

/** Effects of an answer: cookies when it is a success, tasks for success and refusal, nothing for a crash. */
interface Consequences {
  readonly cookies: string[];
  readonly tasks: (() => Promise<void>)[];
}

function contextFor(
  deps: Deps,
  caller: Caller,
  { session, guest }: Admitted,
  request: Request,
  { cookies, tasks }: Consequences,
) {
  const { settings, clock, random, secrets, files } = deps;
  const crossOrigin = !isSameOrigin(request, caller);
  const device = readDevice(secrets, request);
  // A login makes addresses for the session that it has just started.
  let holder = session?.sessionId ?? null;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${caller.secure ? '; Secure' : ''}`;
  // A page of another origin can't use an address without a host.
  const host = crossOrigin ? caller.origin : '';
  return (db: Database): CallContext => ({
    db,
    clock,
    random,
    secrets,
    files,
    sms: deps.sms(db, (task) => tasks.push(task)),
    afterAnswer: (task) => tasks.push(() => task(deps.db)),
    log: deps.log.with({ correlationId: caller.correlationId }),
    correlationId: caller.correlationId,
    ip: caller.ip,
    network: caller.network,
    countedAs: countedAs(device, caller.network),
    device: caller.device,
    host: caller.host,
    session,
    guest,
    sessionCookie: {
      set: (id, seconds) => {
        holder = id;
        cookies.push(`${sessionCookieName}=${encodeURIComponent(id)}; ${attributes}; Max-Age=${seconds}`);
      },
      clear: () => cookies.push(`${sessionCookieName}=; ${attributes}; Max-Age=0`),
    },
    deviceCookie: {
      value: device,
      set: (value, seconds) =>
        cookies.push(`${deviceCookie(secrets, value)}; ${attributes}; Max-Age=${seconds}`),
    },
    // A page of another origin sends no cookie.
    fileUrl: (id, ticket) =>
      host +
      fileAddress(
        secrets,
        id,
        clock.now(),
        ticket === undefined ? (crossOrigin ? holder : null) : guestHolder(ticket),
      ),
    ownUrl: (path) => host + path,
    mediaUrls: (clip) =>
      mediaAddresses(deps, { ...clip, holder: holder ?? 'guest' }).map((address) => ({
        ...address,
        url: host + address.url,
      })),
    demo: settings.demo,
    testMode: settings.testMode,
    limitsLifted: settings.limitsLifted,
  });
}

const heldUp = () =>
  new Refusal(errorCode.tooFrequent, '前一次操作还在处理，请 2 秒后再试', { retryAfter: 2 });

/** In a demo or a test an answer outside the contract is a crash; a real student still gets it, and the log says so. */
function checkAnswer(
  { settings, log }: Deps,
  { path, data: schema }: Implementation['endpoint'],
  data: unknown,
): unknown {
  try {
    return checkData(path, schema, data);
  } catch (error) {
    if (settings.testMode || settings.demo || !(error instanceof ContractDrift)) throw error;
    log.error('contract drift', error, { drift: error.message });
    return data;
  }
}

/** Caller of a call: a student by the session, a guest by the ticket, or nobody known. */
interface Admitted {
  readonly session: Session | null;
  readonly guest: TicketHolder | null;
}

/** The session of a call; a caller without one, or with a dead one, is counted as a guest. */
async function admit(
  { db, clock, secrets }: Deps,
  admission: Admission,
  { network }: Caller,
  { access }: Implementation['endpoint'],
  request: Request,
): Promise<Admitted> {
  const token = request.headers.get('token') ?? '';
  const guest = () => admission.guest(countedAs(readDevice(secrets, request), network));
  const ticket = request.headers.get('guest-ticket');
  if (access === 'guest' && token === '' && ticket !== null) {
    guest();
    return { session: null, guest: await requireHolder({ db, secrets, clock, session: null }, ticket, null) };
  }
  const session = await openSession(db, token, access, clock.now()).catch((error: unknown) => {
    guest();
    throw error;
  });
  if (session === null) guest();
  return { session, guest: null };
}

/** The guest's ticket in a payload or an answer; null without one. */
function ticketIn(value: unknown): string | null {
  const ticket = (value as { guestTicket?: unknown } | null)?.guestTicket;
  return typeof ticket === 'string' ? ticket : null;
}

/** Key of the caller among those who take turns: the account, or the person for whom a guest's ticket stands; null for nobody. */
const turnOf = ({ session, guest }: Admitted): string | null =>
  session?.accountId ?? (guest && `guest ${guest.studentId}`);

/** The same caller, with the person for whom a ticket in the payload stands. */
async function withTicketIn(
  { db, clock, secrets }: Deps,
  { session, guest }: Admitted,
  payload: unknown,
): Promise<Admitted> {
  const ticket = session === null && guest === null ? ticketIn(payload) : null;
  if (ticket === null) return { session, guest };
  return { session, guest: await findHolder({ db, clock, secrets, session }, ticket) };
}

/** A call that has been let in. */
interface AdmittedCall {
  readonly admission: Admission;
  readonly caller: Caller;
  readonly implementation: Implementation;
  readonly request: Request;
  readonly admitted: Admitted;
  readonly consequences: Consequences;
}

/** Reads a call, and answers it. Its time is when it began, however long it takes. */
async function answerCall(deps: Deps, call: AdmittedCall) {
  const now = deps.clock.now();
  const received = await readRequest(call.implementation.endpoint, call.request, { files: deps.files, now });
  try {
    return await perform(deps, call, received, now);
  } finally {
    await received.discard();
  }
}

async function perform(
  deps: Deps,
  { admission, caller, implementation, request, admitted, consequences }: AdmittedCall,
  received: ReceivedCall,
  now: Date,
) {
  const { endpoint, run, repeatable } = implementation;
  checkSignature(received, now, signatureHash(deps.settings.signatureAlgorithm));
  const payload = checkPayload(endpoint.payload, received.parameters);
  const { session } = admitted;
  const context = contextFor(deps, caller, admitted, request, consequences);
  const answerOn = async (db: Database) => {
    // After a collision the call runs again from the start.
    consequences.cookies.length = 0;
    consequences.tasks.length = 0;
    const data = await run(context(db), payload);
    return data instanceof FileAnswer ? data : checkAnswer(deps, endpoint, data);
  };
  const answerOnce = async () => {
    const data = await answerOn(deps.db);
    return data instanceof FileAnswer ? data : succeeded(data);
  };
  const use = repeatable || endpoint.mutates ? 'change' : 'read';
  // A ticket is looked up for a change alone: to read by it costs less than to find whose it is.
  const turn = turnOf(use === 'change' ? await withTicketIn(deps, admitted, payload) : admitted);
  const inTurn = <Result>(work: () => Promise<Result>) =>
    turn === null ? work() : admission.withPlace(use, turn, work);
  if (repeatable) return inTurn(() => retryCollisions(answerOnce));
  if (!endpoint.mutates) return inTurn(answerOnce);
  const call = {
    scope: session?.accountId ?? 'guest',
    requestNo: requestNoOf(received.parameters, received.sig),
    path: endpoint.path,
    parameters: received.parameters,
    now,
    // The end of a proof ends the answer that opened it, too.
    requireRepeatable: async (db: Database, data: unknown) => {
      const ticket = ticketIn(data);
      if (ticket !== null) await requireHolder({ ...deps, db, session }, ticket, null);
    },
  };
  return inTurn(() => retryCollisions(() => runOnce(deps.db, deps.secrets, call, answerOn)));
}

/**
 * Runs one call of the contract: page, session, body, signature, payload, answer, each only when all before it was
 * right. Never rejects.
 */
export async function runCall(
  deps: Deps,
  admission: Admission,
  caller: Caller,
  implementation: Implementation,
  request: Request,
): Promise<Response> {
  const consequences: Consequences = { cookies: [], tasks: [] };
  const log = deps.log.with({ correlationId: caller.correlationId });
  const path = implementation.endpoint.path;
  const began = performance.now();
  const done = (outcome: Envelope | FileAnswer, status = 200): Response => {
    const isFile = outcome instanceof FileAnswer;
    const code = isFile ? errorCode.success : outcome.errorCode;
    log.info('call', { path, errorCode: code, ms: Math.round(performance.now() - began) });
    const response = isFile ? fileResponse(outcome) : answer(outcome, status);
    if (code === errorCode.success) {
      for (const cookie of consequences.cookies) response.headers.append('set-cookie', cookie);
    }
    if (code !== errorCode.serverBusy) for (const task of consequences.tasks) deps.background.run(task);
    return response;
  };
  try {
    if (!isOwnPage(request, caller, deps.settings.publicOrigins)) return done(foreignPage, 403);
    const admitted = await admit(deps, admission, caller, implementation.endpoint, request);
    const call = { admission, caller, implementation, request, admitted, consequences };
    const run = () => answerCall(deps, call);
    // A file is on its way for minutes: it takes a place from other files, not from what its student does meanwhile.
    const sender = admitted.session?.studentId ?? admitted.guest?.studentId;
    const isFile = sender !== undefined && implementation.endpoint.multipart;
    return done(await (isFile ? admission.withPlace('change', `file ${sender}`, run) : run()));
  } catch (error) {
    if (error instanceof Refusal) return done(refused(error));
    if (isHeldUp(error)) return done(refused(heldUp()));
    log.error(
      'call failed',
      error,
      error instanceof ContractDrift ? { path, drift: error.message } : { path },
    );
    return done(crashed, 500);
  }
}
