import type { ApplyMaterial, MaterialFile } from '@qianwei/api/contract/graduation/apply';
import { materialTitles } from '@qianwei/api/contract/graduation/apply-rules';
import { photoPixels } from '@qianwei/api/contract/sign-up/photo-pixels';
import { listDay } from '@qianwei/api/time/words';
import { checkWords, untilWords, type Validity, validityOf } from './material-file.ts';

/** A line of the safe. */
export interface SafeRow {
  readonly name: string;
  readonly validity: Validity;
  /** Result of the check by staff, until when it can be used, or when it was uploaded. */
  readonly proof: string;
}

/** The file that is best handed in: one that can be used, looked at by staff, the newest. */
function bestOf(files: readonly MaterialFile[], now: number): MaterialFile | undefined {
  const usable = files.filter((file) => validityOf(file, now).kind !== 'EXPIRED');
  return usable.find(({ checked }) => checked !== null) ?? usable[0] ?? files[0];
}

/** Its last day where that is near, else what staff found, else its last day or when it was uploaded. */
function proofOf(file: MaterialFile, now: number): string {
  const until = untilWords(file);
  const check = checkWords(file, now);
  const first = validityOf(file, now).kind === 'USABLE' ? check || until : until;
  return first || `${listDay(file.storedTime)} 上传`;
}

/** The safe: one line for each material of which there is a file; both sides of the ID card are one. */
export function safeRows(materials: readonly ApplyMaterial[], now: number): SafeRow[] {
  const best = new Map(
    materials.flatMap(({ code, files }) => {
      const file = bestOf(files, now);
      return file ? [[code, file] as const] : [];
    }),
  );
  const [front, back] = [best.get('ID_CARD_FRONT'), best.get('ID_CARD_BACK')];
  const isWhole = front !== undefined && back !== undefined;
  return [...best].flatMap(([code, file]) => {
    if (isWhole && code === 'ID_CARD_BACK') return [];
    const isCard = isWhole && code === 'ID_CARD_FRONT';
    const shown = isCard && (back.validUntil ?? '9') < (front.validUntil ?? '9') ? back : file;
    const title =
      code === 'GRAD_PHOTO' ? `证件照 ${photoPixels.width} × ${photoPixels.height}` : materialTitles[code];
    return [
      {
        name: isCard ? '身份证正反面' : title,
        validity: validityOf(shown, now),
        proof: proofOf(shown, now),
      },
    ];
  });
}
