import { exactWords } from '@qianwei/api/time/words';
import type { PaperForm } from '@qianwei/studies';
import { type DocumentPictures, renderDocument } from '../../documents/render.ts';
import type { StudentContext } from '../../http/implement.ts';
import { paperPicture, photoOnPaper, signatureOnPaper } from './paper-picture.ts';

/** Bytes of JPG or PNG files; null where there is none. */
export interface PaperPictures {
  readonly photo: Uint8Array | null;
  readonly signature: Uint8Array | null;
}

/**
 * A form as PDF on A4. A signature belongs to what was submitted: a draft has the place for one by hand. A picture that cannot be drawn leaves its place empty.
 * Refused with 1040003 when very many wait, as `renderDocument`.
 */
export async function paperPdf(
  { clock, log }: Pick<StudentContext, 'clock' | 'log'>,
  form: PaperForm,
  { photo, signature }: PaperPictures,
): Promise<Uint8Array<ArrayBuffer>> {
  const sources = { photo, signature: form.isDraft ? null : signature };
  const drawnPhoto = await paperPicture(sources.photo, photoOnPaper);
  const drawnSignature = await paperPicture(sources.signature, signatureOnPaper);
  const pictures: DocumentPictures = {
    ...(drawnPhoto && { 'photo.jpg': drawnPhoto }),
    ...(drawnSignature && { 'signature.jpg': drawnSignature }),
  };
  const data = {
    ...form,
    photo: drawnPhoto !== null,
    signature: drawnSignature !== null,
    printed: exactWords(clock.now().getTime()),
  };
  const { pdf, missing } = await renderDocument('paper-form', data, pictures);
  const document = 'paper-form';
  const lost = Object.values(sources).filter((bytes) => bytes !== null).length - Object.keys(pictures).length;
  if (lost > 0) log.info('pictures that cannot be drawn', { document, count: lost });
  if (missing.length > 0) log.info('characters missing in the font', { document, count: missing.length });
  return pdf;
}
