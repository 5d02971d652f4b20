import type { OpenedSignUp } from '@qianwei/api/contract/sign-up/open';
import type { SignUpPhoto } from '@qianwei/api/contract/sign-up/sign-up';
import { Link } from '@qianwei/ui/Link';
import { WholeDates } from '@qianwei/ui/WholeDates';
import type { ReactNode } from 'react';
import * as styles from './SignUpPage.css.ts';

/** A line of the list to confirm, with the link to its step. */
export function ReviewRow({
  label,
  href,
  changes = '改',
  children,
}: {
  label: string;
  href?: string | undefined;
  /** The word of the link: 改, 换. */
  changes?: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.reviewRow}>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.value}>
        <WholeDates>{children}</WholeDates>
      </dd>
      {href !== undefined && (
        <dd>
          <Link href={href} aria-label={`${changes}${label}`}>
            {changes}
          </Link>
        </dd>
      )}
    </div>
  );
}

/** Lines with their notes, one below the other. */
export function ReviewLines({ lines, notes = [] }: { lines: readonly string[]; notes?: readonly string[] }) {
  return lines.map((line, index) => (
    <span key={line} className={styles.line}>
      {line}
      {notes[index] && <small className={styles.subline}>{notes[index]}</small>}
    </span>
  ));
}

/** Lines of a returned sign-up that were taken out of a part, crossed out in red; nothing where none was. */
export function ChangedLines({
  from = [],
  to,
}: {
  from?: readonly string[] | undefined;
  to: readonly string[];
}) {
  const gone = from.filter((line) => !to.includes(line));
  if (gone.length === 0) return null;
  return (
    <span className={styles.changed}>
      原为 <del>{gone.join('、')}</del>
    </span>
  );
}

/** The person, masked, beside the photo. */
export function HolderLines({
  holder,
  photo,
}: {
  holder: OpenedSignUp['holder'];
  photo: SignUpPhoto | undefined;
}) {
  return (
    <div className={styles.holder}>
      <div>
        <p className={styles.holderName}>{holder.name}</p>
        <p className={styles.note}>{holder.idCard}</p>
        <p className={styles.note}>准考证号 {holder.examineeNo}</p>
        <p className={styles.note}>手机 {holder.mobile}</p>
      </div>
      {photo && <img src={photo.url} alt="证件照" className={styles.photo} />}
    </div>
  );
}
