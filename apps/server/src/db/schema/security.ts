import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, rowColumns } from './columns.ts';

/** A captcha picture that waits for its answer; the row's id is the `codeKey`. */
export const captcha = pgTable(
  'captcha',
  {
    ...rowColumns,
    /** Keyed hash of the answer in lower case. */
    answerHash: text('answer_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('captcha_expires').on(table.expiresAt)],
);

/** What SMS codes are for. */
export const smsScenes = [
  'LOGIN',
  'PRACTICE_SIGNUP',
  'ENGLISH_SIGNUP',
  'SEARCH_ID',
  'PASSWORD',
  'MOBILE',
] as const;

/** The code last sent to a number for one purpose; a newer one overwrites it, so an older code dies (FORM-2). */
export const smsCode = pgTable(
  'sms_code',
  {
    ...rowColumns,
    mobileHash: text('mobile_hash').notNull(),
    scene: text('scene', { enum: smsScenes }).notNull(),
    /** Keyed HMAC; null for a number that no account has: asked alike, never sent. */
    codeHash: text('code_hash'),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    wrongCount: integer('wrong_count').notNull().default(0),
    usedAt: moment('used_at'),
  },
  (table) => [uniqueIndex('sms_code_mobile_scene').on(table.mobileHash, table.scene)],
);

/** Text messages of the outbox adapter: what a gateway would have sent. Number and message are encrypted. */
export const smsOutbox = pgTable(
  'sms_outbox',
  {
    ...rowColumns,
    mobileHash: text('mobile_hash').notNull(),
    mobileCipher: text('mobile_cipher').notNull(),
    /** The whole message as JSON. */
    textCipher: text('text_cipher').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('sms_outbox_mobile').on(table.mobileHash, table.sentAt)],
);

/** RSA key pairs for passwords on their way (API-9), shared by all processes; the row's id is the `keyId`. */
export const rsaKey = pgTable(
  'rsa_key',
  {
    ...rowColumns,
    /** PEM, SubjectPublicKeyInfo. */
    publicKey: text('public_key').notNull(),
    /** PKCS #8 PEM, encrypted with the data key. */
    privateKeyCipher: text('private_key_cipher').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (table) => [uniqueIndex('rsa_key_one_active').on(table.active).where(sql`${table.active}`)],
);
