import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import type { GraduationPart } from '@qianwei/api/contract/graduation/graduation-document';
import { LatePiece, late } from '@qianwei/ui/late';
import { FileLinks } from '../../shared/apply/FileLinks.tsx';
import { ReturnedList } from '../../shared/apply/ReturnedList.tsx';
import { graduationParts, materialsOf } from './graduation-parts.ts';
import type { Mending } from './mending.ts';
import type { ReturnedPictureProps } from './ReturnedPicture.tsx';
import { pictureOf } from './returned-picture.ts';

const returnedPicture = late<ReturnedPictureProps>(() => import('./ReturnedPicture.tsx'));

interface ReturnedPartsProps {
  apply: GraduationApply;
  mending: Mending | null;
  now: number;
  hrefOf(part: GraduationPart): string;
}

/** 要改的几处 of a 毕业申请: what is wrong as a picture where it can be drawn; of what is mended the files of the draft. */
export function ReturnedParts({ apply, mending, now, hrefOf }: ReturnedPartsProps) {
  const { document, draft, materials } = apply;
  const done = mending?.done ?? [];
  const hasGap = pictureOf('RESUME', apply, now) !== null;
  return (
    <ReturnedList
      apply={apply}
      parts={graduationParts}
      done={done}
      acts={{ PHOTO: '换照片', RESUME: hasGap ? '补上这一段' : '改简历' }}
      hrefOf={hrefOf}
      files={(part) => {
        const shown = done.includes(part) ? draft?.document : document;
        const ids = shown ? materialsOf(part).flatMap(({ field }) => shown[field]) : [];
        return ids.length > 0 && <FileLinks ids={ids} materials={materials} />;
      }}
      picture={(part) => {
        const picture = pictureOf(part, apply, now);
        if (picture === null) return null;
        return (
          <LatePiece
            of={returnedPicture}
            fallback={<span />}
            picture={picture}
            resume={document?.resume ?? []}
          />
        );
      }}
    />
  );
}
