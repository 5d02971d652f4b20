/** The address of the 通知单 of an exam period. */
export const ticketHref = (periodId: string) => `/academic/apply/info?ticket=${encodeURIComponent(periodId)}`;
