import type { Background } from './background.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { EventFeed } from './events/event-feed.ts';
import type { FileStore } from './files/file-store.ts';
import type { Logger } from './log.ts';
import type { Random } from './random.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import type { AfterAnswer, SmsSender } from './sms/sms-sender.ts';

/** The dependencies of the whole server; `main.ts` creates the real ones, tests create theirs. */
export interface Deps {
  readonly settings: Settings;
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly secrets: Secrets;
  readonly files: FileStore;
  readonly log: Logger;
  readonly background: Background;
  readonly events: EventFeed;
  /** The sender of one call: it writes through the call's database or transaction. */
  sms(db: Database, afterAnswer: AfterAnswer): SmsSender;
}
