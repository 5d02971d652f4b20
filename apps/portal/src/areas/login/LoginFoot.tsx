import { Link } from '@qianwei/ui/Link';
import { useHydrated } from '../../shared/page/use-hydrated.ts';
import * as styles from './LoginFoot.css.ts';

export interface LoginFootProps {
  service: { phone: string; hours: string };
  icp: string;
}

const isOldBrowser = () => !CSS.supports('selector(:has(*))') || !('at' in Array.prototype);

/** Customer service, notices, version, registration, and a warning in browsers that are too old. */
export function LoginFoot({ service, icp }: LoginFootProps) {
  const warns = useHydrated() && isOldBrowser();
  return (
    <footer className={styles.foot}>
      {warns && (
        <p className={styles.old} role="status">
          当前浏览器版本较旧，部分功能可能不能使用。请升级浏览器，或换用新版 Chrome、Edge、Safari。
        </p>
      )}
      <span>
        客服 {service.phone}，{service.hours}
      </span>
      <Link variant="muted" href="/notice">
        通知公告
      </Link>
      <Link variant="muted" href="/version">
        版本信息
      </Link>
      <span className={styles.icp}>{icp}</span>
    </footer>
  );
}
