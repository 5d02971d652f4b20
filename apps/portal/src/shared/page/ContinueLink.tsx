import { formatClock } from '@qianwei/api/time/duration';
import { type DateTime, parseMoment } from '@qianwei/api/time/moment';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { Link, type LinkProps } from '@qianwei/ui/Link';
import { tabular, unbroken } from '@qianwei/ui/theme/text.css';
import { useNow } from '../time/use-now.ts';

export interface ContinueLinkProps extends Pick<LinkProps, 'size'> {
  href: string;
  /** When the time of the attempt is up, as the server writes it. */
  endTime: DateTime;
  /** `button` is for the page's one primary action. Default `link`. */
  look?: 'link' | 'button';
}

/**
 * 继续作答（剩余 48:12）: counts by the server's clock. The figure is no live region; it is read with the link. What
 * comes after the end is fetched by the page (`useUnblocked`).
 */
export function ContinueLink({ href, endTime, look = 'link', size }: ContinueLinkProps) {
  const now = useNow(500);
  const left = Math.max(0, Math.ceil((parseMoment(endTime) - now) / 1000));
  const isOver = left === 0;
  const words = (
    <>
      <span className={unbroken}>继续作答</span>
      <wbr />
      <span className={`${tabular} ${unbroken}`}>
        {isOver ? '（时间到，正在交卷）' : `（剩余 ${formatClock(left * 1000)}）`}
      </span>
    </>
  );
  if (look === 'link')
    return (
      <Link href={href} size={size} className={unbroken}>
        {words}
      </Link>
    );
  return (
    <ButtonLink href={href} variant="primary" size="large">
      {/* One text: where the button is narrow it has two lines, and no word is cut. */}
      <span>{words}</span>
    </ButtonLink>
  );
}
