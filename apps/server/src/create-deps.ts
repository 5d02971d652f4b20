import { join } from 'node:path';
import { createBackground } from './background.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Deps } from './deps.ts';
import { createEventFeed } from './events/event-feed.ts';
import { createDiskStore } from './files/disk-store.ts';
import { liveSessions } from './http/session.ts';
import { createLogger } from './log.ts';
import { systemRandom } from './random.ts';
import { openSecrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { createGateway } from './sms/gateway.ts';
import { createOutbox } from './sms/outbox.ts';
import type { SmsMessage } from './sms/sms-sender.ts';

/** Options of `createDeps`. */
export interface DepsConfig {
  readonly settings: Settings;
  readonly db: Database;
  readonly clock: Clock;
  /** Takes each line of the log. */
  readonly write: (line: string) => void;
  /** Shows each SMS of the outbox. */
  readonly showSms?: (message: SmsMessage) => void;
}

/** Creates the dependencies of the server from the settings. */
export function createDeps({ settings, db, clock, write, showSms }: DepsConfig): Deps {
  const secrets = openSecrets(settings);
  const log = createLogger(write, clock.now);
  const { smsGateway } = settings;
  return {
    settings,
    db,
    clock,
    random: systemRandom,
    secrets,
    files: createDiskStore(join(settings.dataDir, 'files')),
    log,
    background: createBackground(log),
    events: createEventFeed({
      ...{ db, clock, log },
      liveSessions: (ids, now) => liveSessions(db, ids, now),
    }),
    sms:
      smsGateway === null
        ? (on, afterAnswer) => createOutbox(on, { later: db, afterAnswer, clock, secrets, show: showSms })
        : (_on, afterAnswer) => createGateway(smsGateway, { log, afterAnswer }),
  };
}
