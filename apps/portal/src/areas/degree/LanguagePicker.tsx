import {
  highestScores,
  type LanguageWay,
  provenByCertificate,
} from '@qianwei/api/contract/graduation/apply-rules';
import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import type { DegreeDocument } from '@qianwei/api/contract/graduation/degree-document';
import { formatMomentDay } from '@qianwei/api/time/moment';
import { dayWords } from '@qianwei/api/time/words';
import { DatePicker } from '@qianwei/ui/DatePicker';
import { NumberField } from '@qianwei/ui/NumberField';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { TextField } from '@qianwei/ui/TextField';
import type { PathErrors } from '../../shared/apply/apply-parts.ts';
import type { DraftView } from '../../shared/draft/draft-view.ts';
import { MaterialField } from '../../shared/material/MaterialField.tsx';
import { useNow } from '../../shared/time/use-now.ts';
import * as styles from './DegreePage.css.ts';
import { languageTitles, needWords, ownWords } from './degree-words.ts';

export interface LanguagePickerProps {
  apply: Pick<DegreeApply, 'languages' | 'materials' | 'holder' | 'returned'>;
  draft: Pick<DraftView<DegreeDocument>, 'document' | 'edit'>;
  errors: PathErrors;
  /** Called when files of the proof begin to be, or no longer are, chosen but not stored. */
  onUnsent(sentence: string | null): void;
}

/** 学位外语: the ways to prove it, with the student's own result beside each, and the certificate of others. */
export function LanguagePicker({
  apply: { languages, materials, holder, returned },
  draft,
  errors,
  onUnsent,
}: LanguagePickerProps) {
  const today = formatMomentDay(useNow());
  const { document, edit } = draft;
  const { language } = document;
  const proof = materials.find(({ code }) => code === 'DEGREE_PROOF');
  const isCertified = language !== null && provenByCertificate.includes(language);
  const text = (name: 'certNo') => ({
    ...{ name, value: document[name], error: errors[name] },
    onChange: (value: string) => edit(name, value),
  });
  return (
    <>
      <RadioGroup
        name="language"
        label="用哪一项认定"
        ruled
        value={language}
        onChange={(way) => edit('language', way as LanguageWay)}
        error={errors.language}
        options={languages.map((standing) => {
          const { way, own } = standing;
          const isMet = own?.ok === true || provenByCertificate.includes(way);
          return {
            value: way,
            label: languageTitles[way],
            aside: needWords(standing),
            ...(isMet ? { hint: ownWords(standing) } : { reason: ownWords(standing) }),
          };
        })}
      />
      {isCertified && (
        <>
          <TextField label="证书编号" hint="证书上的编号，照原样填写。" maxLength={40} {...text('certNo')} />
          <div className={styles.pair}>
            <DatePicker
              name="certDay"
              label="取得日期"
              hint={`${dayWords(holder.registerDate)}考籍注册后取得的才认定。`}
              max={today}
              today={today}
              value={document.certDay === '' ? null : document.certDay}
              onChange={(value) => edit('certDay', value ?? '')}
              error={errors.certDay}
            />
            <NumberField
              name="certScore"
              label="成绩"
              minValue={0}
              maxValue={language === null ? 1000 : highestScores[language]}
              unit="分"
              value={document.certScore}
              onChange={(value) => edit('certScore', value)}
              error={errors.certScore}
            />
          </div>
        </>
      )}
      {proof && (isCertified || proof.required || returned !== null) && (
        <MaterialField
          material={proof}
          label="外语成绩证明"
          note="证书或成绩单的照片、扫描件。"
          value={document.proof}
          onChange={(ids) => edit('proof', ids)}
          {...(errors.proof !== undefined && { error: errors.proof })}
          onUnsent={onUnsent}
        />
      )}
    </>
  );
}
