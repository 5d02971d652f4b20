import md5Digest from 'crypto-js/md5.js';

/** The hash of an older backend (API-4); a signature only shows tampering by accident, it authorises nothing. */
export const md5 = (text: string): string => md5Digest(text).toString();
