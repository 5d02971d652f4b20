import type { Endpoint } from '@qianwei/api/endpoint';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Logger } from '../log.ts';
import type { LessonClip, MediaAddress } from '../media/media-address.ts';
import type { Random } from '../random.ts';
import type { Secrets } from '../secrets.ts';
import type { SmsSender } from '../sms/sms-sender.ts';
import type { FileAnswer } from './file-answer.ts';

/** The valid session of a request. */
export interface Session {
  readonly sessionId: string;
  readonly accountId: string;
  readonly studentId: string;
  /** The 考籍 in use; null until the student has chosen one. */
  readonly studentMajorId: string | null;
  /** Platform code, such as 10001. */
  readonly platform: string;
  readonly mustChangePassword: boolean;
}

/** The cookie `org_user_session_id` (SESSION-6); it is never accepted instead of a token. */
interface SessionCookie {
  /** Sends the cookie with the answer; `seconds` is its lifetime. */
  set(sessionId: string, seconds: number): void;
  clear(): void;
}

/** The cookie `org_known_device`, signed: by it a browser is known from which an account has been logged into. */
interface DeviceCookie {
  /** 32 random bytes as base64url; null when the browser sent none of ours. */
  readonly value: string | null;
  /** Sends the cookie with the answer; `seconds` is its lifetime. */
  set(value: string, seconds: number): void;
}

/** Caller and services of a handler. */
export interface CallContext {
  /**
   * In a call that mutates and is not `repeatable`, this is already a transaction that also records the `requestNo`: it is committed when
   * the handler answers or throws a Refusal, and rolled back on any other error. Statements that must vanish with
   * a Refusal, and statements whose database error is caught, belong into `db.transaction(…)` (a savepoint).
   */
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly secrets: Secrets;
  readonly files: FileStore;
  readonly sms: SmsSender;
  /**
   * Does something once the call has been answered, refused or not, outside its transaction: what an answer must not
   * wait for, because its time would reveal what the answer itself does not.
   */
  afterAnswer(task: (db: Database) => Promise<void>): void;
  readonly log: Logger;
  readonly correlationId: string;
  /** Address of the caller. */
  readonly ip: string;
  /** Subject of limits instead of the address: of IPv6 the whole /64. */
  readonly network: string;
  /** Subject of a limit that only guards against floods: the device when it is known, or else the network. */
  readonly countedAs: string;
  /** User agent, at most 200 characters. */
  readonly device: string;
  /** Host name that was called, without port, lower case. */
  readonly host: string;
  /** Null without a valid token; a public call is personalised by it when present. */
  readonly session: Session | null;
  readonly sessionCookie: SessionCookie;
  readonly deviceCookie: DeviceCookie;
  /** The guest of an upload, by the ticket; null in every other call, and with a session. */
  readonly guest: TicketHolder | null;
  /** Address of a stored file that works for 10 minutes, for the session of the call or for the guest with `guestTicket`. */
  fileUrl(fileId: string, guestTicket?: string): string;
  /** Address of a public path of this server, such as `/api/samples/MORAL_FORM.docx`, for the page that calls. */
  ownUrl(path: string): string;
  /** Addresses of a lesson's playlists that work for 2 hours, line by line in each quality. Throws a RangeError beyond the clip's length. */
  mediaUrls(clip: LessonClip): MediaAddress[];
  /** DEMO: the demo institution, with its accounts at /api/dev/accounts. */
  readonly demo: boolean;
  /** PORTAL_TEST_MODE: the captcha answer 0000 is accepted. */
  readonly testMode: boolean;
  /** PORTAL_TEST_NO_LIMITS: rate limits do not count. */
  readonly limitsLifted: boolean;
}

/** `CallContext` of a call that needs a token. */
export interface StudentContext extends CallContext {
  readonly session: Session;
}

/** Person for whom a guest's ticket stands, in one 考籍. */
export interface TicketHolder {
  readonly studentId: string;
  readonly studentMajorId: string;
}

/** One call of the contract with the code that answers it. */
export interface Implementation {
  readonly endpoint: Endpoint<unknown, unknown>;
  readonly run: (context: CallContext, payload: unknown) => Promise<unknown>;
  /**
   * The call changes something, and a repeat does no harm by what it is: it gets neither a transaction nor a kept answer from
   * the pipeline, but waits for its turn among the calls of its student, and is run again after a collision.
   */
  readonly repeatable: boolean;
}

/** How a call is run; every option is off by default. */
type Running = Partial<Pick<Implementation, 'repeatable'>>;

/** Answers a public call. The payload has been checked by the contract; throw a Refusal to refuse. */
export function implement<Payload, Data>(
  endpoint: Endpoint<Payload, Data>,
  handler: (context: CallContext, payload: Payload) => Promise<NoInfer<Data> | FileAnswer>,
  { repeatable = false }: Running = {},
): Implementation {
  // The pipeline hands over only what `endpoint.payload` has checked.
  return { endpoint, run: (context, payload) => handler(context, payload as Payload), repeatable };
}

/** Answers a call that needs a token: `context.session` is the caller's. */
export function implementForStudent<Payload, Data>(
  endpoint: Endpoint<Payload, Data>,
  handler: (context: StudentContext, payload: Payload) => Promise<NoInfer<Data> | FileAnswer>,
  running: Running = {},
): Implementation {
  if (endpoint.access === 'public') throw new TypeError(`${endpoint.path} is public: use implement`);
  return implement(
    endpoint,
    (context, payload) => {
      if (context.session === null) throw new TypeError(`${endpoint.path} ran without a session`);
      return handler({ ...context, session: context.session }, payload);
    },
    running,
  );
}
