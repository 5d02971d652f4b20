import { certificateHost } from '@qianwei/machines/routes/generate';
import { loginPath } from '@qianwei/machines/session/redirect';
import { BrandMark } from '@qianwei/ui/BrandMark';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { Link } from '@qianwei/ui/Link';
import { TextButton } from '@qianwei/ui/TextButton';
import { Wordmark } from '@qianwei/ui/Wordmark';
import { useSearch } from 'wouter';
import { institution, productTitle } from '../institution/institution.ts';
import { practiceTicketPath } from '../shared/address/ticket-href.ts';
import { useHostname } from '../shared/page/rendering.tsx';
import { useSession } from '../shared/session/session.tsx';
import * as styles from './PublicHeader.css.ts';

const notices = { href: '/notice', text: '通知公告' };
const links = [
  notices,
  { href: '/courseService', text: '课程服务' },
  { href: practiceTicketPath, text: '准考证打印' },
];

export interface PublicHeaderProps {
  /** The page that is shown. */
  path: string;
  /** For the password that must be changed first: 退出登录 is the only way out. */
  forced: boolean;
  /** The frame's own class: where the head begins and ends. */
  className: string;
}

/** The head of every page without a menu: whose portal it is, what else is open to everybody, and the way in. */
export function PublicHeader({ path, forced, className }: PublicHeaderProps) {
  const { session, send } = useSession();
  // A certificate host has neither sign-ups nor lookups of the public exams (PAGE-3).
  const shown = certificateHost(useHostname(), institution.certificateMarker) ? [notices] : links;
  const name = (
    <Wordmark
      name={productTitle(session?.platform)}
      institution={institution.tagline}
      mark={<BrandMark height={36} />}
    />
  );
  const search = useSearch();
  const here = search === '' ? path : `${path}?${search}`;
  const way = session ? { href: '/', text: '返回学习平台' } : { href: loginPath(here), text: '登录' };
  return (
    <header className={`${styles.head} ${className}`}>
      {forced ? (
        name
      ) : (
        <Link href={way.href} className={styles.home}>
          {name}
        </Link>
      )}
      {forced ? (
        <span className={styles.end}>
          <TextButton onPress={() => send({ type: 'logout.requested' })}>退出登录</TextButton>
        </span>
      ) : (
        <nav className={styles.end} aria-label="页首">
          <span className={styles.links}>
            {shown.map(({ href, text }) => (
              <Link key={href} href={href} aria-current={href === path ? 'page' : undefined}>
                {text}
              </Link>
            ))}
          </span>
          <ButtonLink href={way.href} size="small">
            {way.text}
          </ButtonLink>
        </nav>
      )}
    </header>
  );
}
