import { Link } from '@qianwei/ui/Link';
import { SkipLink } from '@qianwei/ui/SkipLink';
import { institution } from '../institution/institution.ts';
import { PaperFrame } from '../shared/print/paper.tsx';
import type { CurrentRoute } from './current-route.ts';
import { KeptPages } from './KeptPages.tsx';
import * as styles from './PlainFrame.css.ts';
import { PublicHeader } from './PublicHeader.tsx';

export interface PlainFrameProps {
  route: CurrentRoute;
  /** Default false. */
  forced?: boolean;
}

/**
 * The frame without a menu: for pages open to everybody, and, with `forced`, for the password that must be changed
 * first, where 退出登录 is the only way out.
 */
export default function PlainFrame({ route, forced = false }: PlainFrameProps) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <PublicHeader path={route.path} forced={forced} className={styles.edges} />
      <main id="content" tabIndex={-1} className={styles.content}>
        <PaperFrame />
        <KeptPages route={route} />
      </main>
      <footer className={`${styles.foot} ${styles.edges}`}>
        <span>
          客服 {institution.service.phone}，{institution.service.hours}
        </span>
        {!forced && (
          <>
            <Link variant="muted" href="/notice">
              通知公告
            </Link>
            <Link variant="muted" href="/version">
              版本信息
            </Link>
          </>
        )}
        <span>{institution.icp}</span>
      </footer>
    </div>
  );
}
