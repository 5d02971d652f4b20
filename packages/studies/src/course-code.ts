/** A text as it is compared in a search: half-width, without spaces, in lower case. */
export const plainText = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toLowerCase();

/** A code as students say it, without its leading zeros: 3708 for 03708. */
export const withoutZeros = (code: string): string => code.replace(/^0+/, '');
