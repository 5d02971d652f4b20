import { BrandMark } from '@qianwei/ui/BrandMark';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { Link } from '@qianwei/ui/Link';
import { TextButton } from '@qianwei/ui/TextButton';
import { Wordmark } from '@qianwei/ui/Wordmark';
import { institution, productTitle } from '../institution/institution.ts';
import { useSession } from '../shared/session/session.tsx';
import * as styles from './PublicHeader.css.ts';

const links = [
  { href: '/notice', text: '通知公告' },
  { href: '/courseService', text: '课程服务' },
  { href: '/reviews/practice/ticket', text: '准考证打印' },
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
  const name = (
    <Wordmark
      name={productTitle(session?.platform)}
      institution={institution.tagline}
      mark={<BrandMark height={36} />}
    />
  );
  const way = session ? { href: '/', text: '返回学习平台' } : { href: '/login', text: '登录' };
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
            {links.map(({ href, text }) => (
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
