import type { ApplyMaterial } from '@qianwei/api/contract/graduation/apply';
import type {
  GraduationDocument,
  GraduationPart,
} from '@qianwei/api/contract/graduation/graduation-document';
import { Link } from '@qianwei/ui/Link';
import { Part } from '@qianwei/ui/Part';
import type { PathErrors } from '../../shared/apply/apply-parts.ts';
import { FileLinks } from '../../shared/apply/FileLinks.tsx';
import { ReviewFact, ReviewFacts } from '../../shared/apply/ReviewFact.tsx';
import { graduationFieldWords } from './document-words.ts';
import * as styles from './graduation.css.ts';
import { graduationParts, isFileField } from './graduation-parts.ts';

const { errorsOf, fields, sorted, titles } = graduationParts;

interface DocumentReviewProps {
  document: GraduationDocument;
  parts: readonly GraduationPart[];
  /** The student's files, which the document names by their ids. */
  materials: readonly ApplyMaterial[];
  /** Errors with which the document cannot be submitted, by path. Default none. */
  lacking?: PathErrors;
  /** Address at which a part is changed. Default none. */
  hrefOf?(part: GraduationPart): string;
}

/** The document to read again, part by part; the gaps of a part stand above it, with the link that leads there. */
export const DocumentReview = ({ document, parts, materials, lacking = {}, hrefOf }: DocumentReviewProps) =>
  sorted(parts).map((part) => {
    const errors = Object.entries(errorsOf(lacking, [part]));
    const rows = (fields[part] as readonly (keyof GraduationDocument)[]).flatMap((field) => {
      const text = graduationFieldWords.textOf(field, document[field]);
      return text === '' ? [] : [{ field, lines: text.split('\n') }];
    });
    return (
      <Part
        key={part}
        title={titles[part]}
        note={
          hrefOf && (
            <Link href={hrefOf(part)} size="small" aria-label={`改${titles[part]}`}>
              改
            </Link>
          )
        }
      >
        {errors.map(([path, text]) => (
          <p key={path} className={styles.lacking}>
            {text}
          </p>
        ))}
        {rows.length > 0 && (
          <ReviewFacts>
            {rows.map(({ field, lines }) => (
              <ReviewFact key={field} label={graduationFieldWords.nameOf(field)}>
                {isFileField(field) ? (
                  <FileLinks ids={document[field]} materials={materials} isPhoto={field === 'photo'} />
                ) : (
                  lines.map((line, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a text may be the same
                    <span key={index} className={styles.line}>
                      {line}
                    </span>
                  ))
                )}
              </ReviewFact>
            ))}
          </ReviewFacts>
        )}
        {rows.length === 0 && errors.length === 0 && <p className={styles.note}>没有填写</p>}
      </Part>
    );
  });
