import { readLocal, writeLocal } from '../device/stored.ts';

const storageKey = (purpose: string) => `qianwei_code_key_${purpose}`;

/**
 * Stores the key of the captcha with which the last SMS code for a purpose was requested: the code works with this
 * key only, also after a reload, or when the phone discarded the page while the student read the message.
 */
export const storeCodeKey = (purpose: string, codeKey: string): void =>
  writeLocal(storageKey(purpose), codeKey);

/** The key of the captcha with which this device requested the last code for a purpose; null when it has not. */
export const readCodeKey = (purpose: string): string | null => readLocal(storageKey(purpose));
