import { useCaptchaEntry } from '../phone-code/use-captcha-entry.ts';
import type { Proof } from './use-look-up.ts';

/** A captcha as the proof of a lookup: each is good for one, so that another one comes after it. */
export function useCaptchaProof() {
  const { code, answer, notShown, renew, entry } = useCaptchaEntry(true);
  const proof: Proof = {
    // A key is checked, too: without a captcha its own text stands at the field.
    fields: { code, codeKey: answer?.codeKey ?? 'none' },
    notReady: notShown,
    used: renew,
  };
  return { proof, entry };
}
