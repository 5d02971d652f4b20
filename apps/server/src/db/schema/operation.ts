import type { ReturnedItem } from '@qianwei/api/contract/application';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, rowColumns } from './columns.ts';

/** First answers of mutating calls, so that a repeat of a `requestNo` gets the same one. */
export const idempotentRequest = pgTable(
  'idempotent_request',
  {
    ...rowColumns,
    /** Asker: the account's id, or the session cookie of someone not logged in. */
    scope: text('scope').notNull(),
    requestNo: text('request_no').notNull(),
    path: text('path').notNull(),
    /** SHA-256 of the payload; another payload under the same number is refused. */
    payloadHash: text('payload_hash').notNull(),
    /** The envelope that was answered; null while the first request runs. */
    answer: jsonb('answer').$type<{ errorCode: number; errorMsg: string; data: unknown }>(),
    requestedAt: moment('requested_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('idempotent_request_scope_no').on(table.scope, table.requestNo),
    index('idempotent_request_expires').on(table.expiresAt),
  ],
);

/** Counts of one limit for one key within one fixed window. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    /** Limit and subject, such as `login-ip:203.0.113.7`. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowStart: moment('window_start').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('rate_limit_expires').on(table.expiresAt)],
);

/** Actions on records, with their actors. The database refuses to change or delete a row. */
export const auditLog = pgTable(
  'audit_log',
  {
    ...rowColumns,
    bizType: text('biz_type').notNull(),
    bizId: text('biz_id').notNull(),
    node: text('node').notNull().default(''),
    operatorType: text('operator_type', { enum: ['STUDENT', 'STAFF', 'SYSTEM'] }).notNull(),
    operatorId: text('operator_id').notNull().default(''),
    action: text('action').notNull(),
    opinion: text('opinion').notNull().default(''),
    /** The returned items of an application; empty otherwise. */
    items: jsonb('items').$type<readonly ReturnedItem[]>().notNull().default([]),
    time: moment('time').notNull(),
  },
  (table) => [index('audit_log_biz').on(table.bizType, table.bizId)],
);

/** Marks about the data themselves, such as that the demo institution is loaded. */
export const dataMeta = pgTable('data_meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
