import type { IssuedReceipt } from '../contract/receipt.ts';

/**
 * What the SHA-256 of a receipt is taken of: number, kind, time, holder and facts, as one JSON array without blanks, in
 * UTF-8. Who holds a receipt can take it again.
 */
export const receiptText = ({
  receiptNo,
  kind,
  submitTime,
  holder,
  facts,
}: Omit<IssuedReceipt, 'sha256'>): string =>
  JSON.stringify([receiptNo, kind, submitTime, holder, facts.map(({ term, lines }) => [term, ...lines])]);
