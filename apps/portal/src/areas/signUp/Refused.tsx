import { errorCode } from '@qianwei/api/contract/envelope';
import type { ApiError } from '@qianwei/api/errors';
import { NewTabLink } from '../../shared/page/NewTabLink.tsx';
import { RefusedBanner } from '../../shared/page/RefusedBanner.tsx';
import { WhyRefused } from '../../shared/page/WhyNot.tsx';

interface RefusedProps {
  problem: ApiError | null;
  /** The event, where the text alone does not say it. */
  title?: string;
  /** Somebody who was not found may have forgotten the 准考证号. */
  asksExamineeNo?: boolean;
}

/** Why a form was refused, above its fields. */
export function Refused({ problem, title, asksExamineeNo = false }: RefusedProps) {
  if (problem === null) return null;
  return (
    <RefusedBanner
      problem={problem}
      tone="danger"
      {...(title !== undefined && { title })}
      action={
        asksExamineeNo &&
        problem.errorCode === errorCode.notFound && <NewTabLink href="/searchId">查准考证号</NewTabLink>
      }
    >
      <WhyRefused problem={problem} />
    </RefusedBanner>
  );
}
