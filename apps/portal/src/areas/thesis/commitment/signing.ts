import type { WrittenSignature } from '@qianwei/ui/SignaturePad';

/** A signature that is written or photographed on this page, and not sent yet. */
export interface OwnSignature extends Omit<WrittenSignature, 'strokes'> {
  /** Strokes on the pad; null for a photo. */
  readonly strokes: number | null;
  /** Of a photo: its address on this device; null for what stands on the pad. */
  readonly url: string | null;
}

/** Things that a letter is signed with. */
export interface Consent {
  readonly agree: boolean;
  readonly signature: OwnSignature | null;
}

/** The part of the page that is lacking first. */
export type LackingPart = 'signature' | 'agree';

/** The thing that keeps the letter from being signed. */
export interface Lacking {
  readonly part: LackingPart;
  /** The whole reason: 请先签名，并勾选“本人已逐条阅读”。 */
  readonly reason: string;
  /** Words of the button on a phone. */
  readonly act: string;
}

/** Everything that is still lacking before the letter can be signed; null once nothing is. */
export function lackingToSign({ agree, signature }: Consent, agreeText: string): Lacking | null {
  const tick = `勾选“${agreeText}”`;
  if (signature === null)
    return {
      part: 'signature',
      reason: agree ? '请先签名' : `请先签名，并${tick}`,
      act: '写完名字再签署',
    };
  if (!signature.isEnough)
    return { part: 'signature', reason: '签名过于简单，请重新签写', act: '写完名字再签署' };
  return agree ? null : { part: 'agree', reason: `请先${tick}`, act: '勾选后再签署' };
}
