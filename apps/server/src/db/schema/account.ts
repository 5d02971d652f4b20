import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, rowColumns } from './columns.ts';
import { platform } from './institution.ts';

/**
 * Login of a person on one platform. A mobile number is bound at most once per platform; the same
 * number may be bound on several platforms, and then a login with it offers a pick list.
 */
export const account = pgTable(
  'account',
  {
    ...rowColumns,
    platformId: text('platform_id')
      .notNull()
      .references(() => platform.id),
    loginName: text('login_name').notNull(),
    /** AES-256-GCM; null when no number is bound. */
    mobileCipher: text('mobile_cipher'),
    /** Keyed HMAC of the number, for lookup and uniqueness. */
    mobileHash: text('mobile_hash'),
    /** Argon2id, PHC string. */
    passwordHash: text('password_hash').notNull(),
    passwordChangedAt: moment('password_changed_at').notNull(),
    /** Why the password must be changed at the next login; age is judged by `passwordChangedAt`. */
    mustChangeReason: text('must_change_reason', { enum: ['FIRST', 'RESET'] }),
    /** Set by staff; the lock after wrong passwords is a counter of its own, kept alike for unknown accounts. */
    lockedUntil: moment('locked_until'),
    status: text('status', { enum: ['NORMAL', 'DISABLED'] })
      .notNull()
      .default('NORMAL'),
  },
  (table) => [
    uniqueIndex('account_platform_login_name').on(table.platformId, table.loginName),
    uniqueIndex('account_platform_mobile').on(table.platformId, table.mobileHash),
    index('account_mobile').on(table.mobileHash),
  ],
);

/** Previous passwords; a new one must differ from the last five. */
export const passwordHistory = pgTable(
  'password_history',
  {
    ...rowColumns,
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    passwordHash: text('password_hash').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('password_history_account').on(table.accountId, table.changedAt)],
);
