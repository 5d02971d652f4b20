/** 校验码: the first 8 of the 64 digits of a file's SHA-256, by which a student recognizes what was stored. */
export const checkCode = (sha256: string): string => sha256.slice(0, 8).toUpperCase();
