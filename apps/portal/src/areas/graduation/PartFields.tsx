import { listDay } from '@qianwei/api/time/words';
import { useNow } from '../../shared/time/use-now.ts';
import { BasicFields, ContactFields } from './BasicFields.tsx';
import { CollectionFields } from './CollectionFields.tsx';
import * as styles from './graduation.css.ts';
import type { PartFieldsProps } from './graduation-form.ts';
import { graduationParts } from './graduation-parts.ts';
import { MaterialFields } from './MaterialFields.tsx';
import { keptOpenLine } from './resume/open-line.ts';
import { RelativesEditor } from './resume/RelativesEditor.tsx';
import { ResumeEditor } from './resume/ResumeEditor.tsx';
import { SignedFormField } from './SignedFormField.tsx';
import { StatementFields } from './StatementFields.tsx';

/** The fields of one part, in a step of the form and where it is mended alike. */
export function PartFields(props: PartFieldsProps) {
  const { part, apply, draft, errors, onUnsent } = props;
  const { document, edit } = draft;
  const month = listDay(useNow(60_000)).slice(0, 7);
  const fields = { document, edit, errors };
  switch (part) {
    case 'PERSON':
      return <BasicFields {...fields} />;
    case 'CONTACT':
      return <ContactFields {...fields} />;
    case 'RESUME': {
      const isReturned = graduationParts.reasonOf(apply, 'RESUME') !== undefined;
      return (
        <ResumeEditor
          value={document.resume}
          onChange={(lines) => edit('resume', lines)}
          now={month}
          gapMonths={apply.ruleset?.gapMonths ?? 0}
          errors={errors}
          {...(apply.batch !== null && { keptOpen: keptOpenLine(apply.batch.batchId) })}
          {...(isReturned &&
            apply.document !== null && {
              fill: 'gap' as const,
              submitted: apply.document.resume,
              onTyping: (isTyping: boolean) =>
                onUnsent(
                  graduationParts.titles.RESUME,
                  isTyping ? '这一段简历还没有保存，请先保存这一段' : null,
                ),
            })}
        />
      );
    }
    case 'FAMILY':
      return (
        <div className={styles.fields}>
          <RelativesEditor
            label="家庭主要成员"
            name="family"
            value={document.family}
            onChange={(list) => edit('family', list)}
            errors={errors}
          />
          <RelativesEditor
            label="社会关系（可不填）"
            name="relations"
            value={document.relations}
            onChange={(list) => edit('relations', list)}
            errors={errors}
          />
        </div>
      );
    case 'STATEMENT':
      return <StatementFields {...fields} ruleset={apply.ruleset} />;
    case 'COLLECTION':
      return <CollectionFields {...fields} />;
    case 'REGISTER_FORM':
      return <SignedFormField {...props} />;
    default:
      return <MaterialFields {...props} />;
  }
}
