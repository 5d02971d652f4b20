import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import type { DegreeDocument, DegreePart } from '@qianwei/api/contract/graduation/degree-document';
import { Part } from '@qianwei/ui/Part';
import { TextArea } from '@qianwei/ui/TextArea';
import { TextButton } from '@qianwei/ui/TextButton';
import { TextField } from '@qianwei/ui/TextField';
import type { PathErrors } from '../../shared/apply/apply-parts.ts';
import type { DraftView } from '../../shared/draft/draft-view.ts';
import * as styles from './DegreePage.css.ts';
import { degreeFieldWords, pinyinHint } from './document-words.ts';

type TextName = 'titleEn' | 'namePinyin' | 'mailName' | 'mailPhone' | 'mailAddress' | 'mailZipCode';

const limits: Readonly<Record<TextName, number>> = {
  titleEn: 300,
  namePinyin: 60,
  mailName: 20,
  mailPhone: 20,
  mailAddress: 120,
  mailZipCode: 6,
};

export interface DetailFieldsProps {
  apply: Pick<DegreeApply, 'holder'>;
  /** Parts that can be changed. */
  parts: readonly DegreePart[];
  draft: Pick<DraftView<DegreeDocument>, 'document' | 'edit'>;
  errors: PathErrors;
}

/** The English title, the name on the certificate, and where the certificate is sent. */
export function DetailFields({ apply: { holder }, parts, draft, errors }: DetailFieldsProps) {
  const { document, edit } = draft;
  const text = (name: TextName) => ({
    ...{ name, label: degreeFieldWords.nameOf(name), value: document[name], error: errors[name] },
    maxLength: limits[name],
    onChange: (value: string) => edit(name, value),
  });
  const doubt = pinyinHint(holder, document.namePinyin);
  const spellings = holder.namePinyin.filter((spelling) => spelling !== document.namePinyin);
  return (
    <>
      {parts.includes('TITLE') && (
        <Part title="论文题目">
          <div className={styles.stack}>
            {holder.thesis && <p>{holder.thesis.title}</p>}
            <TextArea rows={2} hint="和论文封面上的英文题目一致。" {...text('titleEn')} />
          </div>
        </Part>
      )}
      {parts.includes('PINYIN') && (
        <Part title="证书上的姓名拼音">
          <div className={styles.stack}>
            <TextField
              autoComplete="off"
              hint="姓在前、大写，名的首字母大写，和护照一致，如 ZHENG Kai。"
              {...text('namePinyin')}
            />
            {/* There from the beginning, so that its words are read out when they come. */}
            <p role="status" className={styles.doubt}>
              {doubt}
            </p>
            {spellings.length > 0 && (
              <p className={styles.links}>
                {spellings.map((spelling) => (
                  <TextButton key={spelling} onPress={() => edit('namePinyin', spelling)}>
                    {`用 ${spelling}`}
                  </TextButton>
                ))}
              </p>
            )}
          </div>
        </Part>
      )}
      {parts.includes('MAIL') && (
        <Part title="证书寄到哪里">
          <div className={styles.stack}>
            <div className={styles.pair}>
              <TextField autoComplete="name" {...text('mailName')} />
              <TextField autoComplete="tel" inputMode="tel" {...text('mailPhone')} />
            </div>
            <TextArea rows={2} autoComplete="street-address" {...text('mailAddress')} />
            <div className={styles.pair}>
              <TextField autoComplete="postal-code" inputMode="numeric" {...text('mailZipCode')} />
            </div>
          </div>
        </Part>
      )}
    </>
  );
}
