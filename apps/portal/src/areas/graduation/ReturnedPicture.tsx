import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import type { GraduationPart } from '@qianwei/api/contract/graduation/graduation-document';
import { gapsOf } from '@qianwei/api/contract/graduation/month-span';
import { listDay } from '@qianwei/api/time/words';
import { ResumeRuler } from '@qianwei/ui/ResumeRuler';
import { useNow } from '../../shared/time/use-now.ts';
import { PhotoOutline } from './PhotoOutline.tsx';
import { rulerLabel } from './resume/resume-words.ts';

export interface ReturnedPictureProps {
  part: GraduationPart;
  apply: Pick<GraduationApply, 'document' | 'materials' | 'ruleset'>;
}

/** Picture of a returned part: the photo against the size that is needed, the gap of the résumé; empty for the others. */
export default function ReturnedPicture({ part, apply }: ReturnedPictureProps) {
  const { document, materials, ruleset } = apply;
  const month = listDay(useNow()).slice(0, 7);
  if (part === 'PHOTO') {
    const photo = materials
      .find(({ code }) => code === 'GRAD_PHOTO')
      ?.files.find(({ fileId }) => fileId === document?.photo[0]);
    if (photo?.width && photo.height) return <PhotoOutline width={photo.width} height={photo.height} />;
  }
  if (part !== 'RESUME' || document === null || ruleset === null) return <span />;
  const gaps = gapsOf(document.resume, { now: month, limit: ruleset.gapMonths });
  if (gaps.length === 0) return <span />;
  return (
    <ResumeRuler
      look="gap"
      spans={document.resume.map((line, place) => ({
        id: String(place),
        label: rulerLabel(line),
        from: line.from,
        to: line.to,
      }))}
      gaps={gaps}
      now={month}
    />
  );
}
