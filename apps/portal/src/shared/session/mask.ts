/** `15400000001` → `154****0001`. */
export function maskMobile(mobile: string): string {
  if (mobile.length <= 7) return '*'.repeat(mobile.length);
  return `${mobile.slice(0, 3)}${'*'.repeat(mobile.length - 7)}${mobile.slice(-4)}`;
}
