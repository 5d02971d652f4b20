import type { StorageChanged } from '../storage/storage.ts';
import type { StoredSession } from './stored-session.ts';

/** The fields of a session as the server sends them: any may be missing or null. */
export type SessionFields = { readonly [Key in keyof StoredSession]?: StoredSession[Key] | null };

/** The answer of a login. One that only lists candidates to pick from has no token and changes nothing. */
export interface LoginAnswer extends SessionFields {
  readonly needChooseMajor?: boolean;
  readonly mustChangePassword?: boolean;
  /** Why, as the server names it. */
  readonly mustChangeReason?: string | null;
}

/** The events of a session. */
export type SessionEvent =
  /** `redirect` is the raw query value; it is checked here (ROUTE-3). */
  | { type: 'login.succeeded'; login: LoginAnswer; redirect?: unknown }
  /** 1030001 or 1030003. With `token`, the one that the refused call carried, an answer to an earlier session is ignored. */
  | { type: 'session.invalidated'; message: string; wantedPath?: string; token?: string }
  /** 1030002; `reason` as the server names it. */
  | { type: 'password.changeRequired'; message: string; wantedPath?: string; reason?: string }
  /** `needLogin` false keeps the session; by default the server has ended it and the student logs in again. */
  | { type: 'password.changed'; needLogin?: boolean }
  /** `redirect` as with a login: the page that was wanted before the choice. */
  | { type: 'major.chosen'; major: SessionFields; redirect?: unknown }
  | {
      type: 'userInfo.loaded';
      userInfo: Pick<StoredSession, 'headUrl' | 'schoolLogo' | 'schoolName' | 'platform'>;
    }
  | { type: 'logout.requested' }
  /** A page begins or ends work that must not be interrupted by the login page: the student logs in again above it. */
  | { type: 'work.begun' }
  | { type: 'work.ended' }
  | StorageChanged;

/** Why a session ended: by the student, by the server, in another tab, or with a new password. */
export type SessionEnd = 'logout' | 'invalid' | 'elsewhere' | 'passwordChanged';

/** Facts that the machine emits, for the portal to navigate, toast and clean up. */
export type SessionFact =
  | { type: 'navigation.wanted'; path: string; replace: boolean }
  | { type: 'warning.raised'; message: string }
  /** A student is logged in, here or in another tab: routes may be generated. */
  | { type: 'session.started' }
  /** Cancel pending requests; drop routes, kept pages and cached answers. */
  | { type: 'session.ended'; reason: SessionEnd };

/** The context of the session machine. */
export interface SessionContext {
  readonly session: StoredSession;
  /** Path to go to once a required password change or choice of a major is done; null for none. */
  readonly wantedPath: string | null;
  /** Why the password must be changed, as the server names it; null when it need not be, or when no reason was named. */
  readonly changeReason: string | null;
  /** How many pages are doing such work. */
  readonly works: number;
}
