import type { GraduationPart } from '@qianwei/api/contract/graduation/graduation-document';
import { Link } from '@qianwei/ui/Link';
import { Stack } from '@qianwei/ui/Stack';
import { ApplyConditions } from '../../shared/apply/ApplyConditions.tsx';
import { SubmitPart } from '../../shared/apply/SubmitPart.tsx';
import { DocumentReview } from './DocumentReview.tsx';
import { pledge } from './document-words.ts';
import { GraduationPaper } from './GraduationPaper.tsx';
import { missing } from './graduation.css.ts';
import type { GraduationFormView } from './graduation-form.ts';
import { graduationParts, missingConditions } from './graduation-parts.ts';

interface GraduationConfirmProps extends GraduationFormView {
  onBack: (() => void) | undefined;
}

/** 核对、承诺、签名、提交 of the 登记表. */
export function GraduationConfirm(props: GraduationConfirmProps) {
  const { apply, draft, lacking, submission, hrefOf, onBack } = props;
  const conditions = missingConditions(apply);
  const parts = [...new Set(Object.keys(lacking).flatMap((path) => graduationParts.partOf(path) ?? []))];
  const hrefOfPart = (part: GraduationPart) => hrefOf(graduationParts.stepOf(part));
  return (
    <Stack gap="x6">
      <GraduationPaper apply={apply} document={draft.document} />
      <DocumentReview
        document={draft.document}
        parts={apply.parts}
        materials={apply.materials}
        lacking={lacking}
        hrefOf={hrefOfPart}
      />
      {conditions.length > 0 && (
        <ApplyConditions conditions={conditions} texts={{ unmetTitle: '还差的条件' }} />
      )}
      <SubmitPart
        {...{ commitment: pledge, submission, draft, onBack }}
        document="毕业生登记表"
        act={apply.returned === null ? '提交毕业申请' : '重新提交'}
        blocked={
          parts.length > 0 || conditions.length > 0 ? (
            <Missing parts={parts} conditions={conditions.length} hrefOf={hrefOfPart} />
          ) : null
        }
      />
    </Stack>
  );
}

interface MissingProps {
  parts: readonly GraduationPart[];
  /** Number of conditions that no field meets. */
  conditions: number;
  hrefOf(part: GraduationPart): string;
}

/** The conditions and parts that are missing, each part with the link to it. */
const Missing = ({ parts, conditions, hrefOf }: MissingProps) => (
  <span className={missing}>
    {conditions > 0 && <span>还差 {conditions} 项条件，见上面；齐了就能提交，填的内容先存着。</span>}
    {parts.length > 0 && (
      <span>
        还差 {parts.length} 部分：
        {parts.map((part, index) => (
          <span key={part}>
            {index > 0 && '、'}
            {graduationParts.titles[part]} <Link href={hrefOf(part)}>去填</Link>
          </span>
        ))}
      </span>
    )}
  </span>
);
