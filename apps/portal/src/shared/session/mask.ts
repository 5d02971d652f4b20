/** `320198200304120119` → `3201**********0119`: the first and last four characters stay. */
export function maskIdCard(idCard: string): string {
  if (idCard.length <= 8) return '*'.repeat(idCard.length);
  return `${idCard.slice(0, 4)}${'*'.repeat(idCard.length - 8)}${idCard.slice(-4)}`;
}

/** `15400000001` → `154****0001`. */
export function maskMobile(mobile: string): string {
  if (mobile.length <= 7) return '*'.repeat(mobile.length);
  return `${mobile.slice(0, 3)}${'*'.repeat(mobile.length - 7)}${mobile.slice(-4)}`;
}
