import { type Obstacle, obstacleOf, type Way } from '@qianwei/api/contract/eligibility';
import type { ApiError } from '@qianwei/api/errors';
import { parseMoment } from '@qianwei/api/time/moment';
import { remainingWords } from '@qianwei/api/time/words';
import { ButtonLink, type ButtonLinkProps } from '@qianwei/ui/ButtonLink';
import { Link, type LinkProps } from '@qianwei/ui/Link';
import { Phrases } from '@qianwei/ui/Phrases';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { institution } from '../../institution/institution.ts';
import { callProvider } from '../../institution/study-provider.ts';
import { useNow } from '../time/use-now.ts';
import { bareReason } from './bare-reason.ts';
import { ContinueLink } from './ContinueLink.tsx';
import { NewTabLink } from './NewTabLink.tsx';

const office = { href: `tel:${institution.service.phone}`, text: `联系自考办 ${institution.service.phone}` };

/** A way out as a link; null where what helps is there already. */
export function linkOf(way: Way): { href: string; text: string } | null {
  if (way.kind === 'NONE') return null;
  if (way.kind === 'OFFICE') return office;
  if (way.kind === 'PROVIDER') return callProvider;
  return { href: way.path, text: way.kind === 'RUNNING' ? '继续作答' : way.text };
}

/** Why something cannot be done, how long until it can, and the link to go on: one look for all that is blocked. */
export function WhyNot({
  obstacle,
  size,
  isInForm = false,
}: {
  obstacle: Obstacle;
  /** Beside a form that would be lost with its page: the link opens a new tab. */
  isInForm?: boolean;
} & Pick<LinkProps, 'size'>) {
  const { nextTime, way } = obstacle;
  const now = useNow();
  const isAhead = nextTime !== null && parseMoment(nextTime) > now;
  const remaining = isAhead ? `，${remainingWords(nextTime, now, 'START')}` : '';
  return (
    <>
      <Phrases>{`${bareReason(obstacle)}${remaining}。`}</Phrases> <WayLink {...{ way, size, isInForm }} />
    </>
  );
}

/** Why a call was refused: with its way out where it has one, else the text alone. */
export function WhyRefused({ problem }: { problem: Pick<ApiError, 'message' | 'data'> }) {
  const obstacle = obstacleOf(problem);
  return obstacle === null ? problem.message : <WhyNot obstacle={obstacle} />;
}

/** The link to go on; nothing where what helps is there already. */
function WayLink({ way, size, isInForm }: { way: Way; isInForm: boolean } & Pick<LinkProps, 'size'>) {
  const link = linkOf(way);
  if (link === null) return null;
  const { href, text } = link;
  if (way.kind === 'RUNNING') return <ContinueLink href={href} endTime={way.endTime} size={size} />;
  const WayOut = isInForm && way.kind === 'PAGE' ? NewTabLink : Link;
  return (
    <WayOut href={href} size={size} className={unbroken}>
      {text}
    </WayOut>
  );
}

const isCall = ({ kind }: Way) => kind === 'OFFICE' || kind === 'PROVIDER';

/** The same as a button: the page's one way on. Nothing where what helps is there already. */
export function WayButton({ way, variant = 'primary' }: { way: Way } & Pick<ButtonLinkProps, 'variant'>) {
  const link = linkOf(way);
  if (link === null) return null;
  const { href, text } = link;
  if (way.kind === 'RUNNING') return <ContinueLink href={href} endTime={way.endTime} look="button" />;
  return (
    <ButtonLink href={href} variant={isCall(way) ? 'outline' : variant} size="large">
      {text}
    </ButtonLink>
  );
}
