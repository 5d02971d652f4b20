import { thesisKindTitles } from '@qianwei/api/contract/academic/exam-period';
import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import {
  type DegreeDocument,
  type DegreePart,
  degreeFieldsOf,
  degreePart,
} from '@qianwei/api/contract/graduation/degree-document';
import { maskIdCard } from '@qianwei/api/contract/identity-card';
import { Link } from '@qianwei/ui/Link';
import { FileLinks } from '../../shared/apply/FileLinks.tsx';
import { ReviewFact, ReviewFacts } from '../../shared/apply/ReviewFact.tsx';
import * as styles from './DegreePage.css.ts';
import { degreeParts, requiredOf } from './degree-parts.ts';
import { ownResultWords, thesisWords } from './degree-words.ts';
import { degreeFieldWords, pinyinHint } from './document-words.ts';

interface PartValueProps {
  apply: Pick<DegreeApply, 'materials' | 'status' | 'languages'>;
  document: DegreeDocument;
  part: DegreePart;
}

/** Values of a part: the first field alone, the further ones below it with their names. */
function PartValue({ apply: { materials, status, languages }, document, part }: PartValueProps) {
  // Once it was submitted, a proof counts also where none is asked for: staff may have returned it to get one.
  const hasProof = status !== 'DRAFT' && document.proof.length > 0;
  const counting = hasProof ? (['DEGREE_PROOF'] as const) : requiredOf(materials);
  const [first, ...others] = degreeFieldsOf(document, part, counting).map((field) => ({
    field,
    label: degreeFieldWords.nameOf(field),
    text: degreeFieldWords.textOf(field, document[field]) || '（没有填写）',
  }));
  // Of a certificate the fields below say it.
  const own = part === 'LANGUAGE' && languages.find(({ way }) => way === document.language)?.own;
  return (
    <>
      <span className={styles.line}>{first?.text}</span>
      {own && <small className={styles.subline}>{ownResultWords(own)}</small>}
      {others.map(({ field, label, text }) =>
        field === 'proof' && document.proof.length > 0 ? (
          <div key={field}>
            <small className={styles.subline}>{label}</small>
            <FileLinks ids={document.proof} materials={materials} />
          </div>
        ) : (
          <small key={field} className={styles.subline}>
            {label} {text}
          </small>
        ),
      )}
    </>
  );
}

interface DegreeReviewProps {
  apply: Pick<DegreeApply, 'holder' | 'returned' | 'materials' | 'status' | 'languages'>;
  document: DegreeDocument;
  /** Address at which a part is changed; null for a part that cannot be. Default none. */
  hrefOf?(part: DegreePart): string | null;
  /** Returned parts that are as they were: their reason stands below the value. Default none. */
  unmended?: readonly DegreePart[];
}

/** 学位申请表 to be read through: what is known of the student, and what was filled in. */
export function DegreeReview({ apply, document, hrefOf, unmended = [] }: DegreeReviewProps) {
  const { name, idCard, examineeNo, majorCode, majorName, degreeType, thesis, thesisKind } = apply.holder;
  return (
    <ReviewFacts>
      <ReviewFact label="申请人">
        <span className={styles.line}>{name}</span>
        <small className={styles.subline}>
          {maskIdCard(idCard)}，准考证号 {examineeNo}
        </small>
      </ReviewFact>
      <ReviewFact label="学位类别">
        <span className={styles.line}>{degreeType}</span>
        <small className={styles.subline}>
          {majorCode} {majorName}
        </small>
      </ReviewFact>
      {thesis && (
        <ReviewFact label={thesisKindTitles[thesisKind ?? 'PAPER']}>
          <span className={styles.line}>{thesis.title}</span>
          <small className={styles.subline}>{thesisWords(thesis)}</small>
        </ReviewFact>
      )}
      {degreePart.options.map((part) => {
        const href = hrefOf?.(part) ?? null;
        const title = degreeParts.titles[part];
        return (
          <ReviewFact
            key={part}
            label={title}
            action={
              href !== null && (
                <Link href={href} aria-label={`改${title}`}>
                  改
                </Link>
              )
            }
          >
            <PartValue {...{ apply, document, part }} />
            {part === 'PINYIN' && hrefOf && (
              <small className={styles.doubt}>{pinyinHint(apply.holder, document.namePinyin)}</small>
            )}
            {unmended.includes(part) && (
              <span className={styles.returned}>退回原因：{degreeParts.reasonOf(apply, part)}</span>
            )}
          </ReviewFact>
        );
      })}
    </ReviewFacts>
  );
}
