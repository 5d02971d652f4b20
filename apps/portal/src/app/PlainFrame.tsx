import { BrandMark } from '@qianwei/ui/BrandMark';
import { Link } from '@qianwei/ui/Link';
import { SkipLink } from '@qianwei/ui/SkipLink';
import { TextButton } from '@qianwei/ui/TextButton';
import { institution, productTitle } from '../institution/institution.ts';
import { PaperFrame } from '../shared/print/paper.tsx';
import { useSession } from '../shared/session/session.tsx';
import type { CurrentRoute } from './current-route.ts';
import { KeptPages } from './KeptPages.tsx';
import * as styles from './PlainFrame.css.ts';

/**
 * The frame without a menu: for pages open to everybody, and, with `forced`, for the password that must be changed
 * first, where 退出登录 is the only way out.
 */
export function PlainFrame({ route, forced = false }: { route: CurrentRoute; forced?: boolean }) {
  const { session, send } = useSession();
  const name = <span className={styles.name}>{productTitle(session?.platform)}</span>;
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.head}>
        <BrandMark height={30} />
        {forced ? name : <Link href={session ? '/' : '/login'}>{name}</Link>}
        <span className={styles.end}>
          {forced && <TextButton onPress={() => send({ type: 'logout.requested' })}>退出登录</TextButton>}
          {!forced && <Link href={session ? '/' : '/login'}>{session ? '返回学习平台' : '登录'}</Link>}
        </span>
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        <PaperFrame />
        <KeptPages route={route} />
      </main>
      <footer className={styles.foot}>
        <span>
          客服 {institution.service.phone}，{institution.service.hours}
        </span>
        <span>{institution.icp}</span>
      </footer>
    </div>
  );
}
