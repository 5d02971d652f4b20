/** The address of the 通知单 of an exam period. */
export const ticketHref = (periodId: string) => `/academic/apply/info?ticket=${encodeURIComponent(periodId)}`;

/** The page of practice tickets, where any ticket can be verified. */
export const practiceTicketPath = '/reviews/practice/ticket';

/** The whole address that a QR code leads to. Without a browser it has no host, since no paper is made there. */
export function verifyHref(verifyCode: string): string {
  const origin = typeof location === 'undefined' ? '' : location.origin;
  return `${origin}${practiceTicketPath}?verify=${verifyCode.replaceAll('-', '')}`;
}
