import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import type { GraduationPart } from '@qianwei/api/contract/graduation/graduation-document';
import { gapsOf, type MonthGap } from '@qianwei/api/contract/graduation/month-span';
import { formatMomentDay, monthOf } from '@qianwei/api/time/moment';

/** The picture of a returned part: the pixels of its photo, or the gaps of its résumé. */
export type PictureFacts =
  | { readonly kind: 'PHOTO'; readonly width: number; readonly height: number }
  | { readonly kind: 'GAPS'; readonly gaps: readonly MonthGap[] };

/** The picture that can be drawn of a returned part; null where there is nothing to see. `now` in ms. */
export function pictureOf(
  part: GraduationPart,
  { document, materials, ruleset }: Pick<GraduationApply, 'document' | 'materials' | 'ruleset'>,
  now: number,
): PictureFacts | null {
  if (document === null) return null;
  if (part === 'PHOTO') {
    const { width, height } =
      materials
        .find(({ code }) => code === 'GRAD_PHOTO')
        ?.files.find(({ fileId }) => fileId === document.photo[0]) ?? {};
    return width && height ? { kind: 'PHOTO', width, height } : null;
  }
  if (part !== 'RESUME' || ruleset === null) return null;
  const gaps = gapsOf(document.resume, { now: monthOf(formatMomentDay(now)), limit: ruleset.gapMonths });
  return gaps.length > 0 ? { kind: 'GAPS', gaps } : null;
}
