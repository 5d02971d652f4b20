import { materialTitles } from '@qianwei/api/contract/graduation/apply-rules';
import type { GraduationField, GraduationPart } from '@qianwei/api/contract/graduation/graduation-document';
import { DatePicker } from '@qianwei/ui/DatePicker';
import type { ReactNode } from 'react';
import { materialNeedTitles } from '../../shared/apply/rule-words.ts';
import { MaterialField } from '../../shared/material/MaterialField.tsx';
import { PhotoWays } from '../../shared/material/PhotoWays.tsx';
import { SampleView } from '../../shared/material/SampleView.tsx';
import { beside } from '../../shared/material/sample.css.ts';
import { samplePoints } from '../../shared/material/sample-words.ts';
import { signUpPhotoMonths } from '../../shared/photo/photo-checks.ts';
import { graduationFieldWords } from './document-words.ts';
import * as styles from './graduation.css.ts';
import type { PartFieldsProps } from './graduation-form.ts';
import { graduationParts, materialsOf } from './graduation-parts.ts';

const notes: Partial<Readonly<Record<GraduationField, ReactNode>>> = {
  idCardFront: '四角完整、文字清楚。',
  preDiploma: '专科或以上的毕业证书原件。',
  chsiReport: '最好交学信网下载的 PDF，在线验证要在有效期内。',
  moralForm: '由单位、社区或街道盖章。',
  exemptProof: '免考所依据的证书或成绩单。',
};

/** The day until which the materials of a part are valid. */
const validity: Partial<
  Readonly<Record<GraduationPart, { field: 'idCardUntil' | 'chsiUntil'; hint: string }>>
> = {
  ID_CARD: { field: 'idCardUntil', hint: '国徽面上的日期；长期有效的不填。' },
  CHSI_REPORT: { field: 'chsiUntil', hint: '写在备案表上；过期后可在学信网延长。' },
};

/** The materials of a part, from the safe or uploaded. */
export function MaterialFields({ part, apply, draft, errors, onUnsent }: PartFieldsProps) {
  const { document, edit } = draft;
  const reason = graduationParts.reasonOf(apply, 'PHOTO');
  const submittedPhoto = apply.document?.photo[0];
  const until = validity[part];
  return (
    <div className={styles.fields}>
      {materialsOf(part).map(({ code, field }) => {
        const material = apply.materials.find((handedIn) => handedIn.code === code);
        if (material === undefined) return null;
        const error = errors[field];
        const own = {
          material,
          value: document[field],
          onChange: (ids: string[]) => edit(field, ids),
          ...(error !== undefined && { error }),
        };
        if (field === 'photo')
          return (
            <div key={code} className={styles.fields}>
              <div className={beside}>
                <SampleView material={material} />
                <p className={styles.note}>{samplePoints[code]}</p>
              </div>
              <PhotoWays
                {...own}
                months={apply.ruleset?.photoMonths ?? signUpPhotoMonths}
                {...(reason !== undefined &&
                  submittedPhoto !== undefined && { returned: { fileId: submittedPhoto, reason } })}
              />
            </div>
          );
        const label = materialTitles[code];
        return (
          <MaterialField
            key={code}
            {...own}
            label={material.required ? label : `${label}（${materialNeedTitles[material.need]}）`}
            note={notes[field]}
            onUnsent={(sentence) => onUnsent(label, sentence)}
          />
        );
      })}
      {until && (
        <DatePicker
          name={until.field}
          label={graduationFieldWords.nameOf(until.field)}
          hint={until.hint}
          value={document[until.field] || null}
          error={errors[until.field]}
          onChange={(day) => edit(until.field, day ?? '')}
        />
      )}
    </div>
  );
}
