import { Icon } from '@qianwei/ui/Icon';
import { Link } from '@qianwei/ui/Link';
import type { ReactNode } from 'react';
import * as styles from './ManualLink.css.ts';

export interface ManualLinkProps {
  /** Chapter or section of the manual, such as `topic`. */
  anchor: string;
  /** The manual of 复检 instead of that of the thesis. Default false. */
  retest?: boolean;
  /** The question: 怎样选题. */
  children: ReactNode;
}

/** Path of a manual. */
const manualPath = (retest: boolean): string =>
  retest ? '/thesisRetest/reviewsManual' : '/thesis/reviewsManual';

/** The “?” of a page: opens the manual at the chapter that answers it. */
export function ManualLink({ anchor, retest = false, children }: ManualLinkProps) {
  return (
    <Link href={`${manualPath(retest)}#${anchor}`} className={styles.manualLink}>
      <Icon name="info" size="small" />
      {children}
    </Link>
  );
}
