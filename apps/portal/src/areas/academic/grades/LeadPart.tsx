import type { Grade, GradeList } from '@qianwei/api/contract/academic/grade';
import { Button } from '@qianwei/ui/Button';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { DockAction } from '@qianwei/ui/DockAction';
import { Link } from '@qianwei/ui/Link';
import { screenOnly } from '@qianwei/ui/theme/text.css';
import { Verdict } from '@qianwei/ui/Verdict';
import * as styles from './GradePage.css.ts';
import { gradeLeadOf } from './lead.ts';

export interface LeadPartProps {
  all: GradeList;
  /** ms, by the server's clock. */
  now: number;
  onReview: (grade: Grade) => void;
}

/** The sentence that comes first, with the page's one primary action; on a phone that is in the dock. */
export function LeadPart({ all, now, onReview }: LeadPartProps) {
  const { review, way, ...words } = gradeLeadOf(all, now);
  const { path } = all.reviewBasis;
  return (
    <Verdict {...words}>
      {review && (
        <div className={styles.lead}>
          <DockAction inPlace>
            <Button variant="primary" size="large" onPress={() => onReview(review)}>
              申请复核
            </Button>
          </DockAction>
          {path !== null && (
            <Link href={path} size="small" className={screenOnly}>
              复核查什么
            </Link>
          )}
        </div>
      )}
      {way && <ButtonLink href={way.href}>{way.text}</ButtonLink>}
    </Verdict>
  );
}
