import type { Grade, GradeList } from '@qianwei/api/contract/academic/grade';
import { Button } from '@qianwei/ui/Button';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { Link } from '@qianwei/ui/Link';
import { screenOnly } from '@qianwei/ui/theme/text.css';
import { PageLead } from '../../../shared/page/PageLead.tsx';
import { gradeLeadOf } from './lead.ts';

export interface LeadPartProps {
  all: GradeList;
  /** ms, by the server's clock. */
  now: number;
  onReview: (grade: Grade) => void;
}

/** The sentence that comes first, with the review that can be asked for. */
export function LeadPart({ all, now, onReview }: LeadPartProps) {
  const lead = gradeLeadOf(all, now);
  const { path } = all.reviewBasis;
  const rule = lead.action !== null && path !== null && (
    <Link href={path} size="small" className={screenOnly}>
      复核查什么
    </Link>
  );
  return (
    <PageLead
      lead={lead}
      button={(grade) => (
        <Button variant="primary" size="large" onPress={() => onReview(grade)}>
          申请复核
        </Button>
      )}
      more={lead.way ? <ButtonLink href={lead.way.href}>{lead.way.text}</ButtonLink> : rule}
    />
  );
}
