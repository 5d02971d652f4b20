import { institution } from '../../institution/institution.ts';
import * as styles from './Cover.css.ts';

/** The bound cover with its title slip: a column on a wide screen, a band on a phone. */
export function Cover({ title }: { title: string }) {
  return (
    <header className={styles.front}>
      <svg
        className={styles.column}
        viewBox="0 0 400 800"
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
      >
        <path d="M352 0V800M352 64H400M352 232H400M352 400H400M352 568H400M352 736H400M376 0V64M376 736V800" />
      </svg>
      <svg
        className={styles.band}
        viewBox="0 0 360 108"
        preserveAspectRatio="xMinYMax slice"
        aria-hidden="true"
      >
        <path d="M-900 90H1260M-124 90v18M-48 90v18M28 90v18M104 90v18M180 90v18M256 90v18M332 90v18M408 90v18" />
      </svg>
      <p className={styles.slip}>{title}</p>
      <p className={styles.who}>
        <b className={styles.school}>{institution.schoolName}　主考院校</b>
        {institution.examCommitteeName}
      </p>
    </header>
  );
}
