import type { LateTexts } from './late.texts.ts';
import { MissingCode } from './loadCode.ts';

/** The words about a failure; one that a reload alone mends has no retry. */
export function failureText(error: unknown, texts: LateTexts) {
  if (!(error instanceof MissingCode)) return { title: texts.broken, why: texts.brokenWhy, isGone: false };
  if (error.isGone) return { title: texts.gone, why: texts.goneWhy, isGone: true };
  return { title: texts.missing, why: texts.missingWhy, isGone: false };
}
