import { readLocal, writeLocal } from '../device/stored.ts';

const storageKey = (purpose: string) => `qianwei_code_key_${purpose}`;

/**
 * Remembers with which captcha the last SMS code for a purpose was asked for: the code works with its key alone, also
 * after a reload, or when the phone threw the page away while the student read the message.
 */
export const noteAsked = (purpose: string, codeKey: string): void => writeLocal(storageKey(purpose), codeKey);

/** The key of the captcha with which the last code for a purpose was asked for here; null when none was. */
export const askedWith = (purpose: string): string | null => readLocal(storageKey(purpose));
