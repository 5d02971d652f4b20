import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { moment, rowColumns } from './columns.ts';

/** How a captcha is solved: by reading a picture, or by work of the browser. */
const captchaKinds = ['IMAGE', 'WORK'] as const;

/** A captcha that waits for its answer; the row's id is the `codeKey`. */
export const captcha = pgTable(
  'captcha',
  {
    ...rowColumns,
    kind: text('kind', { enum: captchaKinds }).notNull().default('IMAGE'),
    /** IMAGE: keyed hash of the answer in lower case. */
    answerHash: text('answer_hash'),
    /** WORK: what is hashed together with the answer. */
    challenge: text('challenge'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('captcha_expires').on(table.expiresAt)],
);

/** Purposes of SMS codes. */
export const smsScenes = [
  'LOGIN',
  'PRACTICE_SIGNUP',
  'ENGLISH_SIGNUP',
  'SEARCH_ID',
  'SCORE_REVIEW',
  'PASSWORD',
  'MOBILE',
] as const;

/**
 * The code that one asker was last sent for one purpose. It works for that asker alone: nobody else's guesses count
 * against it. A newer one to the number for the purpose ends it if it was asked for by the same asker or from the same place.
 */
export const smsCode = pgTable(
  'sms_code',
  {
    ...rowColumns,
    mobileHash: text('mobile_hash').notNull(),
    scene: text('scene', { enum: smsScenes }).notNull(),
    /**
     * Two keyed hashes with a dot between: of the place, a known browser or a network, and of who asked, the `codeKey` of the captcha
     * that was solved for it or the account.
     */
    askerHash: text('asker_hash').notNull().default(''),
    /** Keyed HMAC; null for a number that no account has: asked alike, never sent. */
    codeHash: text('code_hash'),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    wrongCount: integer('wrong_count').notNull().default(0),
    usedAt: moment('used_at'),
  },
  (table) => [
    uniqueIndex('sms_code_asker').on(table.mobileHash, table.scene, table.askerHash),
    index('sms_code_expires').on(table.expiresAt),
  ],
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
  (table) => [
    index('sms_outbox_mobile').on(table.mobileHash, table.sentAt),
    index('sms_outbox_sent').on(table.sentAt),
  ],
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
    /** When another key takes its place; passwords that are on their way then are still read. */
    retiresAt: moment('retires_at'),
  },
  (table) => [uniqueIndex('rsa_key_one_active').on(table.active).where(sql`${table.active}`)],
);

/** A sealed password that has been read: none is read twice, so that nobody who has seen one can send it again. */
export const spentSeal = pgTable(
  'spent_seal',
  {
    /** SHA-256 of the sealed text, hex. */
    sealHash: text('seal_hash').primaryKey(),
    /** By then its key has been thrown away. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('spent_seal_expires').on(table.expiresAt)],
);

/** A browser from which an account has been logged into: nobody else's guesses keep it out. */
export const knownDevice = pgTable(
  'known_device',
  {
    ...rowColumns,
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    /** SHA-256 of what its cookie holds, hex. */
    deviceHash: text('device_hash').notNull(),
    lastLoginAt: moment('last_login_at').notNull(),
  },
  (table) => [
    uniqueIndex('known_device_account').on(table.accountId, table.deviceHash),
    index('known_device_hash').on(table.deviceHash),
    index('known_device_last_login').on(table.lastLoginAt),
  ],
);
