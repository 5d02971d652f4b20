import type { Commitment, LetterSheet, SignedLetter } from '@qianwei/api/contract/thesis/commitment';
import { hashTerm, hashWords } from '@qianwei/api/signing/hash-words';
import { exactWords } from '@qianwei/api/time/words';
import { Phrases } from '@qianwei/ui/Phrases';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { type ReactNode, type Ref, useId } from 'react';
import * as styles from './letter.css.ts';

interface LetterProps {
  sheet: LetterSheet & Pick<Commitment, 'roundNo'>;
  /** Between the text and the date: the tick and the signature. */
  children?: ReactNode;
  /** When it was signed, and its code; null for one that is not signed. */
  signed: Pick<SignedLetter, 'time' | 'hash'> | null;
  /** The table of the fields, and the end of the text: the page looks whether they have been seen. */
  fieldsRef?: Ref<HTMLDListElement>;
  endRef?: Ref<HTMLParagraphElement>;
}

/** The letter as a sheet of paper: fields from the record, the items, and at its end signature, date and 校验码. */
export function Letter({ sheet, signed, children, fieldsRef, endRef }: LetterProps) {
  const { letterTitle, fields, opening, items, closing, note, roundNo } = sheet;
  const { name, examineeNo, majorName, majorCode, title, advisorName, planName, retestReason } = fields;
  const id = useId();
  return (
    <article aria-labelledby={id} className={styles.sheet}>
      <h2 id={id} className={styles.title}>
        <Phrases>{letterTitle}</Phrases>
      </h2>
      <dl ref={fieldsRef} className={styles.fields}>
        <Field term="姓名" value={name} />
        <Field term="准考证号" value={examineeNo} />
        <Field term="专业" value={`${majorName}（${majorCode}）`} />
        <Field term="指导教师" value={advisorName} />
        <Field term="论文题目" value={title} look="title" />
        <Field term="批次" value={planName} look="wide" />
        {retestReason !== null && <Field term="复检轮次" value={`第 ${roundNo} 轮`} look="wide" />}
        {retestReason !== null && <Field term="复检原因" value={retestReason} look="wide" />}
      </dl>
      <p className={styles.paragraph}>{opening}</p>
      <ol className={styles.items}>
        {items.map((item) => (
          <li key={item.name}>
            <b>{item.name}</b>
            {item.text}
          </li>
        ))}
      </ol>
      <p ref={endRef} className={styles.paragraph}>
        {closing}
      </p>
      {children}
      <dl className={styles.after}>
        <dt>签署日期</dt>
        <dd>
          <WholeDates>{signed === null ? '点“签署”时由服务器填写' : exactWords(signed.time)}</WholeDates>
        </dd>
        <dt>{hashTerm}</dt>
        <dd>{signed === null ? '签署后生成，印在 PDF 末尾' : hashWords(signed.hash)}</dd>
      </dl>
      <p className={styles.note}>{note}</p>
    </article>
  );
}

/** A field of the letter; `title` and `wide` take a whole line, the title in bold. */
function Field({
  term,
  value,
  look = 'half',
}: {
  term: string;
  value: string | null;
  look?: 'half' | 'wide' | 'title';
}) {
  return (
    <div className={styles.field({ look })}>
      <dt>{term}</dt>
      <dd>{value ?? '选题通过后填写'}</dd>
    </div>
  );
}
