import * as v from 'valibot';
import { dateTime } from './fields.ts';

/** SHA-256 in 64 hexadecimal digits of what was submitted, as `receiptText` writes it; `hashWords` is its short form. */
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** Receipt in the answer of a submission: it can be read again by its number with `getReceipt`. */
export const receiptProof = { receiptNo: v.string(), sha256, submitTime: dateTime };
