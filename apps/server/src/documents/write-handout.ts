import type { HandoutDocument } from './handout-document.ts';
import { handoutPdf } from './handout-pdf.ts';

/** File types of a handout. */
export type HandoutType = 'pdf' | 'docx';

/**
 * A document as a file: PDF with its fonts embedded, or DOCX for Word. Refused with 1040003 when very many PDFs wait to
 * be made.
 */
export async function writeHandout(document: HandoutDocument, type: HandoutType): Promise<Buffer> {
  if (type === 'pdf') return handoutPdf(document);
  // Word's writer is large and needed rarely: the start of a server does not wait for it.
  const { handoutDocx } = await import('./handout-docx.ts');
  return handoutDocx(document);
}
