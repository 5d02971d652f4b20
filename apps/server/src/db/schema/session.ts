import { loginMethod } from '@qianwei/api/contract/account';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { moment, rowColumns } from './columns.ts';
import { student, studentMajor } from './student.ts';

/** Someone who is logged in. The token itself is never stored, only its SHA-256 in hex. */
export const session = pgTable(
  'session',
  {
    ...rowColumns,
    tokenHash: text('token_hash').notNull().unique(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    studentId: text('student_id')
      .notNull()
      .references(() => student.id),
    /** The 考籍 in use; null until one of several is chosen. */
    studentMajorId: text('student_major_id').references(() => studentMajor.id),
    method: text('method', { enum: loginMethod.options }).notNull(),
    /** Non-null while every call but password change and logout answers 1030002. */
    mustChangeReason: text('must_change_reason', { enum: ['FIRST', 'RESET', 'EXPIRED'] }),
    ip: text('ip').notNull(),
    device: text('device').notNull(),
    loggedInAt: moment('logged_in_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    revokedReason: text('revoked_reason', {
      enum: ['LOGOUT', 'KICKED', 'PASSWORD_CHANGED', 'MOBILE_CHANGED', 'IDLE'],
    }),
    /** Address of a single-sign-on partner to which the student returns after logout. */
    redirectUrl: text('redirect_url'),
  },
  (table) => [index('session_account').on(table.accountId)],
);

/** Logins that succeeded or failed, as the student reads them. */
export const loginLog = pgTable(
  'login_log',
  {
    ...rowColumns,
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    sessionId: text('session_id').references(() => session.id),
    time: moment('time').notNull(),
    ip: text('ip').notNull(),
    device: text('device').notNull(),
    method: text('method', { enum: loginMethod.options }).notNull(),
    result: text('result', { enum: ['SUCCESS', 'FAILED'] }).notNull(),
  },
  (table) => [index('login_log_account_time').on(table.accountId, table.time)],
);

/** A one-time ticket of a single-sign-on partner, stored as SHA-256. */
export const ssoTicket = pgTable('sso_ticket', {
  ...rowColumns,
  ticketHash: text('ticket_hash').notNull().unique(),
  accountId: text('account_id')
    .notNull()
    .references(() => account.id),
  partner: text('partner').notNull(),
  redirectUrl: text('redirect_url'),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});
