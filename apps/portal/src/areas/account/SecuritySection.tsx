import { getLoginLogList } from '@qianwei/api/contract/account';
import { momentWords } from '@qianwei/api/time/words';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { Section } from '@qianwei/ui/Section';
import { ExportButton } from '../../shared/export/ExportButton.tsx';
import * as styles from './AccountPage.css.ts';
import { KickOthers } from './KickOthers.tsx';
import { LoginList } from './LoginList.tsx';

/**
 * 安全: when the password was changed, and the last logins. `passwordChangedAt` is undefined while the record loads,
 * null before the first change.
 */
export function SecuritySection({ passwordChangedAt }: { passwordChangedAt?: string | null }) {
  return (
    <Section name="安全">
      <div className={styles.password}>
        <p>{passwordWords(passwordChangedAt)}</p>
        <ButtonLink href="/password" size="small">
          修改密码
        </ButtonLink>
      </div>
      <h3 className={styles.loginsTitle}>最近登录</h3>
      <LoginList />
      <div className={styles.securityActions}>
        <KickOthers />
        <ExportButton endpoint={getLoginLogList} payload={{}} label="导出登录记录" />
      </div>
    </Section>
  );
}

function passwordWords(changedAt: string | null | undefined): string {
  if (changedAt === undefined) return '登录密码';
  return changedAt === null ? '登录密码还没有改过' : `登录密码修改于 ${momentWords(changedAt)}`;
}
