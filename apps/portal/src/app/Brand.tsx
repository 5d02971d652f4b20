import { BrandMark } from '@qianwei/ui/BrandMark';
import { institution, productTitle } from '../institution/institution.ts';
import * as styles from './Brand.css.ts';

/** The institution's mark alone. */
export function Mark() {
  return <BrandMark height={30} />;
}

/** Mark, product title and institution, at the head of the sidebar. */
export function Brand({ platform }: { platform: string }) {
  return (
    <span className={styles.brand}>
      <BrandMark height={36} />
      <span className={styles.wordmark}>
        {productTitle(platform)}
        <small className={styles.tagline}>{institution.tagline}</small>
      </span>
    </span>
  );
}
