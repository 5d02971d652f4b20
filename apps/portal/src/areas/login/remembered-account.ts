import { readLocal, writeLocal } from '../../shared/device/stored.ts';

const key = 'qianwei_account';

/** The account remembered on this device, never a password; empty when there is none. */
export const readAccount = (): string => (readLocal(key) ?? '').slice(0, 32);

/** Remembers the account, or forgets it for an empty one. */
export const rememberAccount = (account: string): void => writeLocal(key, account.trim() || null);
