import type { ApplyWindow } from '@qianwei/api/contract/graduation/apply';
import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import type {
  GraduationDocument,
  GraduationPart,
} from '@qianwei/api/contract/graduation/graduation-document';
import type { PathErrors } from '../../shared/apply/apply-parts.ts';
import type { ApplyDraft } from '../../shared/apply/use-apply-draft.ts';
import type { FoundErrors } from '../../shared/apply/use-found.ts';
import type { ApplySubmission } from '../../shared/apply/use-submission.ts';
import type { DraftView } from '../../shared/draft/draft-view.ts';
import type { GraduationStep } from './graduation-address.ts';

export interface GraduationFormProps {
  apply: GraduationApply;
  batch: ApplyWindow;
  /** The step in the address; `mend` for what was returned. */
  step: GraduationStep | 'mend';
  /** The part of `mend` to begin with. */
  part: GraduationPart | undefined;
  hrefOf(step: GraduationStep | 'mend' | undefined, part?: GraduationPart): string;
  show(step: GraduationStep | 'mend' | undefined): void;
  onOutdated(): void;
}

/** The form as its views share it: the draft, its errors, and the submission. */
export interface GraduationFormView extends GraduationFormProps {
  draft: ApplyDraft<GraduationDocument>;
  /** Errors with which the document cannot be submitted, by path. */
  lacking: PathErrors;
  found: FoundErrors;
  /** Errors that are shown: those that were found and still hold, and those of the last save. */
  errors: PathErrors;
  submission: ApplySubmission;
}

/** Props of the fields of a part. */
export interface OwnFieldsProps extends Pick<DraftView<GraduationDocument>, 'document' | 'edit'> {
  errors: PathErrors;
}

/** Props of the fields of any part. */
export interface PartFieldsProps {
  part: GraduationPart;
  apply: GraduationApply;
  draft: Pick<DraftView<GraduationDocument>, 'document' | 'edit'>;
  errors: PathErrors;
  /** Called with the sentence of files that are on their way, by the label of their field; null once they are stored. */
  onUnsent(label: string, sentence: string | null): void;
}
