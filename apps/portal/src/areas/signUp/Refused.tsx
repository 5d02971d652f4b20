import { errorCode } from '@qianwei/api/contract/envelope';
import type { ApiError } from '@qianwei/api/errors';
import { Banner } from '@qianwei/ui/Banner';
import { useEffect, useRef } from 'react';
import { NewTabLink } from '../../shared/page/NewTabLink.tsx';
import { WhyRefused } from '../../shared/page/WhyNot.tsx';

interface RefusedProps {
  problem: ApiError | null;
  /** The event, where the text alone does not say it. */
  title?: string;
  /** Somebody who was not found may have forgotten the 准考证号. */
  asksExamineeNo?: boolean;
}

/** Why a form was refused, above its fields: it comes into view with the focus, also where the button is far below it. */
export function Refused({ problem, title, asksExamineeNo = false }: RefusedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem === null) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  if (problem === null) return null;
  return (
    <div ref={place} tabIndex={-1}>
      <Banner
        tone="danger"
        live="assertive"
        {...(title !== undefined && { title })}
        action={
          asksExamineeNo &&
          problem.errorCode === errorCode.notFound && <NewTabLink href="/searchId">查准考证号</NewTabLink>
        }
      >
        <WhyRefused problem={problem} />
      </Banner>
    </div>
  );
}
