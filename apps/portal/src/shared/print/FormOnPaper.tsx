import type {
  PaperFields,
  PaperForm,
  PaperList,
  PaperOpinion,
  PaperPart,
  PaperSignature,
  PaperText,
} from '@qianwei/studies';
import type { ReactNode } from 'react';
import * as styles from './FormOnPaper.css.ts';
import { PrintFrame } from './PrintFrame.tsx';

export interface FormOnPaperProps {
  form: PaperForm;
  /** Null where there is none: its place stays empty. */
  photoUrl: string | null;
  /** Null where there is none; a draft has the place for one by hand. */
  signatureUrl: string | null;
}

/** A part that stays on one page. */
function Whole({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.whole}>
      {title !== '' && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  );
}

interface LongProps {
  title: string;
  columns: ReactNode;
  count: number;
  /** Heads of the columns. Default none. */
  head?: ReactNode;
  /** Below the rows on each page. Default none. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A part that goes on over pages: on each page after the first its head says so (续表). */
function Long({ title, columns, count, head, foot, children }: LongProps) {
  return (
    <>
      <p className={styles.title}>{title}</p>
      <div className={styles.long}>
        <table aria-label={title} className={`${styles.table} ${styles.hasGoesOn}`}>
          <colgroup>{columns}</colgroup>
          <thead>
            <tr aria-hidden className={styles.goesOn}>
              <th colSpan={count}>{title}（续表）</th>
            </tr>
            {head}
          </thead>
          <tbody>{children}</tbody>
          {foot && <tfoot>{foot}</tfoot>}
        </table>
      </div>
    </>
  );
}

/** Fields in a grid; every one has the columns of the first, so that its lines go on. */
function Fields({
  part: { title, rows, besidePhoto },
  hasPhoto,
  photoUrl,
}: {
  part: PaperFields;
  hasPhoto: boolean;
  photoUrl: string | null;
}) {
  const count = hasPhoto ? 5 : 4;
  return (
    <Whole title={title}>
      <table className={styles.table}>
        <colgroup>
          <col className={styles.label} />
          <col />
          <col className={styles.label} />
          <col />
          {hasPhoto && <col className={styles.photoColumn} />}
        </colgroup>
        <tbody>
          {rows.map(([first, second], index) => {
            const isBeside = index < besidePhoto;
            return (
              <tr key={first.label}>
                <th scope="row">{first.label}</th>
                <td colSpan={second === undefined ? count - 1 : 1}>{first.text}</td>
                {second && (
                  <>
                    <th scope="row">{second.label}</th>
                    <td colSpan={hasPhoto && !isBeside ? 2 : 1}>{second.text}</td>
                  </>
                )}
                {isBeside && index === 0 && (
                  <td rowSpan={besidePhoto} className={styles.photoPlace}>
                    {photoUrl === null ? (
                      '照　片'
                    ) : (
                      <img src={photoUrl} alt="证件照" className={styles.photo} />
                    )}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Whole>
  );
}

function List({ title, columns, lines }: PaperList) {
  return (
    <Long
      title={title}
      count={columns.length}
      columns={columns.map(({ header, share }) => <col key={header} style={{ width: `${share}%` }} />)}
      head={
        <tr>
          {columns.map(({ header }) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      }
    >
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a printed form never move
        <tr key={index}>
          {columns.map(({ header }, column) => (
            <td key={header}>{line[column]}</td>
          ))}
        </tr>
      ))}
    </Long>
  );
}

function Text({ title, paragraphs, isWhole }: PaperText) {
  const words = paragraphs.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a printed form never move
    <p key={index} className={styles.paragraph}>
      {paragraph}
    </p>
  ));
  if (isWhole)
    return (
      <Whole title={title}>
        <div className={`${styles.box} ${styles.shortText}`}>{words}</div>
      </Whole>
    );
  return (
    <Long
      title={title}
      columns={<col />}
      count={1}
      head={
        <tr aria-hidden className={styles.air}>
          <td />
        </tr>
      }
      foot={
        <tr aria-hidden className={styles.end}>
          <td />
        </tr>
      }
    >
      <tr>
        <td className={styles.text}>{words}</td>
      </tr>
    </Long>
  );
}

const dayOrBlank = (day: string) => <span className={styles.day}>{day || '年　　月　　日'}</span>;

function Signature({ part: { title, text, day }, url }: { part: PaperSignature; url: string | null }) {
  return (
    <Whole title={title}>
      <div className={styles.box}>
        <p className={styles.paragraph}>{text}</p>
        <div className={styles.signing}>
          本人签名：
          <span className={styles.signature}>
            {url !== null && <img src={url} alt="本人签名" className={styles.signed} />}
          </span>
          {dayOrBlank(day)}
        </div>
      </div>
    </Whole>
  );
}

function Opinions({ opinions }: { opinions: readonly PaperOpinion[] }) {
  return (
    <table className={styles.table}>
      <colgroup>
        <col className={styles.label} />
        <col />
      </colgroup>
      <tbody>
        {opinions.map(({ level, verdict, text, day }) => (
          <tr key={level}>
            <th scope="row">{level}意见</th>
            <td>
              <div className={styles.opinion}>
                {verdict !== '' && <p className={styles.verdict}>{verdict}</p>}
                {text !== '' && <p>{text}</p>}
              </div>
              <div className={styles.deciding}>
                <span>（盖章）</span>
                <span>审核人：</span>
                {dayOrBlank(day)}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Part({
  part,
  hasPhoto,
  photoUrl,
  signatureUrl,
}: Omit<FormOnPaperProps, 'form'> & { part: PaperPart; hasPhoto: boolean }) {
  switch (part.kind) {
    case 'FIELDS':
      return <Fields part={part} hasPhoto={hasPhoto} photoUrl={photoUrl} />;
    case 'LIST':
      return <List {...part} />;
    case 'TEXT':
      return <Text {...part} />;
    case 'SIGNATURE':
      return <Signature part={part} url={signatureUrl} />;
    case 'OPINIONS':
      return <Opinions opinions={part.opinions} />;
  }
}

/** A form of boxes on A4, as the server's PDF has it. A draft has the place for a signature by hand. */
export function FormOnPaper({ form, photoUrl, signatureUrl }: FormOnPaperProps) {
  const { title, isDraft, watermark, runningHead, foot, marks, parts } = form;
  const hasPhoto = parts.some((part) => part.kind === 'FIELDS' && part.besidePhoto > 0);
  return (
    // The form itself says whose it is.
    <PrintFrame title={title} number={runningHead} mark={foot} ofGuest>
      <div className={styles.form}>
        <p className={styles.marks}>
          {marks.map(({ label, text }) => (
            <span key={label}>
              {label} {text}
            </span>
          ))}
        </p>
        {watermark !== '' && (
          <div aria-hidden className={styles.watermark}>
            {watermark}
          </div>
        )}
        {parts.map((part, index) => (
          <Part
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a printed form never move
            key={index}
            {...{ part, hasPhoto, photoUrl }}
            signatureUrl={isDraft ? null : signatureUrl}
          />
        ))}
      </div>
    </PrintFrame>
  );
}
