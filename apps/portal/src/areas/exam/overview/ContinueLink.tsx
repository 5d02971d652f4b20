import { formatClock } from '@qianwei/api/time/duration';
import { parseMoment } from '@qianwei/api/time/moment';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { tabular } from '@qianwei/ui/theme/text.css';
import { useEffect } from 'react';
import { useNow } from '../../../shared/time/use-now.ts';

export interface ContinueLinkProps {
  href: string;
  /** Seconds that were left at `serverTime`. */
  leftSeconds: number;
  serverTime: string;
  block?: boolean;
  /** Refetches once the time is up, and every 10 s until the attempt is closed. */
  onOver?: () => void;
}

/** 继续作答（剩余 48:12）: counts by the server's clock. The figure is no live region; it is read with the link. */
export function ContinueLink({ href, leftSeconds, serverTime, block, onOver }: ContinueLinkProps) {
  const until = parseMoment(serverTime) + leftSeconds * 1000;
  const now = useNow(500);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (!isOver || !onOver) return;
    onOver();
    const again = setInterval(onOver, 10_000);
    return () => clearInterval(again);
  }, [isOver, onOver]);
  return (
    <ButtonLink href={href} variant="primary" size="large" block={block}>
      继续作答
      <span className={tabular}>
        {isOver ? '（时间到，正在交卷）' : `（剩余 ${formatClock(left * 1000)}）`}
      </span>
    </ButtonLink>
  );
}
