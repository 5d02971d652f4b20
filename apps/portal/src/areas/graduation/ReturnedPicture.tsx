import type { ResumeLine } from '@qianwei/api/contract/graduation/graduation-document';
import { listDay } from '@qianwei/api/time/words';
import { ResumeRuler } from '@qianwei/ui/ResumeRuler';
import { useNow } from '../../shared/time/use-now.ts';
import { PhotoOutline } from './PhotoOutline.tsx';
import { rulerLabel } from './resume/resume-words.ts';
import type { PictureFacts } from './returned-picture.ts';

export interface ReturnedPictureProps {
  picture: PictureFacts;
  /** The résumé as it was submitted. */
  resume: readonly ResumeLine[];
}

/** Picture of a returned part: the photo against the size that is needed, the gaps of the résumé. */
export default function ReturnedPicture({ picture, resume }: ReturnedPictureProps) {
  const month = listDay(useNow()).slice(0, 7);
  if (picture.kind === 'PHOTO') return <PhotoOutline width={picture.width} height={picture.height} />;
  return (
    <ResumeRuler
      look="gap"
      spans={resume.map((line, place) => ({
        id: String(place),
        label: rulerLabel(line),
        from: line.from,
        to: line.to,
      }))}
      gaps={picture.gaps}
      now={month}
    />
  );
}
