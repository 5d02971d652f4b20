import type { smsScenes } from '../db/schema/security.ts';

/** Purpose of a code; each purpose has codes of its own. */
export type SmsScene = (typeof smsScenes)[number];

/** Number, purpose and asker of a code. */
export interface SmsRequest {
  readonly mobile: string;
  readonly scene: SmsScene;
  /** Asker, who alone may use the code: `codeKeyAsker` or `accountAsker`. */
  readonly asker: string;
  /**
   * Set where it is a secret whether an account has the number: false does everything but the sending, true sends
   * after the answer, so that neither its text nor its time shows it. Without it the answer waits for the sending and
   * refuses when that fails; the minute does not count then.
   */
  readonly hasAccount?: boolean;
  /** Hash of a browser from which an account of the number has been logged into: it has budgets of its own. */
  readonly device?: string | null;
  /** Many sign up at this time, a whole computer room by one address. */
  readonly isRush?: boolean;
  /** A session sends to a number that is not its account's. */
  readonly toStranger?: boolean;
}

/** A visitor, by the key of the captcha that was solved for the code: nobody else has ever seen it. */
export const codeKeyAsker = (codeKey: string) => `code-key:${codeKey}`;

/** Somebody who is logged in, in whichever session. */
export const accountAsker = (accountId: string) => `account:${accountId}`;
