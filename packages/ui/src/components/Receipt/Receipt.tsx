import { type ReactNode, type Ref, useId } from 'react';
import { CopyButton } from '../DescriptionList/CopyButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Rule } from '../Rule/Rule.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { WholeDates } from '../WholeDates/WholeDates.tsx';
import * as styles from './Receipt.css.ts';

/** The words of a `Receipt`. */
export interface ReceiptTexts {
  print: string;
  /** Name of the button that copies the number. */
  copy(term: string): string;
  copied: string;
  copyFailed: string;
}

const receiptTexts: ReceiptTexts = {
  print: '打印',
  copy: (term) => `复制${term}`,
  copied: '已复制',
  copyFailed: '复制失败，请手动选择复制',
};

/** One fact of a receipt. */
export interface ReceiptRow {
  term: string;
  value: ReactNode;
  /** `number` for the receipt's own number, `code` for a value to be compared letter by letter. Default plain. */
  look?: 'number' | 'code';
  /** A button beside the value copies this. Default: a number that is a plain text copies itself. */
  copyText?: string;
}

export interface ReceiptProps {
  title?: string;
  /** The facts of the submission: what, when, under which number. */
  rows: readonly ReceiptRow[];
  /** The next step, and its time. */
  next?: ReactNode;
  /** Offers to print; `usePrint` of `PrintSheet` prints a sheet alone. */
  onPrint?: () => void;
  /** Further actions, such as saving: links or `TextButton`s. */
  actions?: ReactNode;
  /** Level of the title's heading. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** It stands where there is little room, such as in a margin: a number that is copied stands below its term. Default false. */
  isNarrow?: boolean;
  texts?: Partial<ReceiptTexts>;
  ref?: Ref<HTMLElement>;
}

/** The slip that a student keeps after a submission: what, when, under which number, and what happens next. */
export function Receipt({
  title = '提交回执',
  rows,
  next,
  onPrint,
  actions,
  headingLevel = 3,
  isNarrow = false,
  texts,
  ref,
}: ReceiptProps) {
  const id = useId();
  const words = { ...receiptTexts, ...texts };
  const Heading = `h${headingLevel}` as 'h3';
  return (
    <section ref={ref} className={styles.receipt} aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      <Rule />
      <dl className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.term} row={row} isNarrow={isNarrow} texts={words} />
        ))}
      </dl>
      {(next || actions || onPrint) && <div className={styles.tear} />}
      {next && (
        <div className={styles.next}>
          <WholeDates>{next}</WholeDates>
        </div>
      )}
      {(actions || onPrint) && (
        <div className={styles.actions}>
          {onPrint && (
            <TextButton onPress={onPrint}>
              <span className={styles.action}>
                <Icon name="print" size="small" />
                {words.print}
              </span>
            </TextButton>
          )}
          {actions}
        </div>
      )}
    </section>
  );
}

const looks = { number: styles.number, code: styles.code };

interface RowProps {
  row: ReceiptRow;
  isNarrow: boolean;
  texts: ReceiptTexts;
}

function Row({ row: { term, value, look, copyText }, isNarrow, texts }: RowProps) {
  const copied = copyText ?? (look === 'number' && typeof value === 'string' ? value : undefined);
  const place = copied !== undefined && isNarrow ? styles.below : '';
  return (
    <>
      <dt className={`${styles.term} ${place}`}>{term}</dt>
      <dd className={`${look ? looks[look] : styles.value} ${place}`}>
        {copied ? (
          <span className={styles.copied}>
            <span className={`${styles.copiedWords} ${look === 'number' ? styles.whole : ''}`}>{value}</span>
            <CopyButton
              text={copied}
              label={texts.copy(term)}
              copiedText={texts.copied}
              failedText={texts.copyFailed}
            />
          </span>
        ) : (
          <WholeDates>{value}</WholeDates>
        )}
      </dd>
    </>
  );
}
