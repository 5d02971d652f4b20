import { getLoginLogList } from '@qianwei/api/contract/account';
import type { DateTime } from '@qianwei/api/time/moment';
import { momentWords } from '@qianwei/api/time/words';
import { Link } from '@qianwei/ui/Link';
import { Section } from '@qianwei/ui/Section';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { ExportButton } from '../../shared/export/ExportButton.tsx';
import * as styles from './AccountPage.css.ts';
import { KickOthers } from './KickOthers.tsx';
import { LoginList, type LoginListProps } from './LoginList.tsx';

export interface SecuritySectionProps extends LoginListProps {
  /** Undefined while the record loads, null before the first change. */
  passwordChangedAt?: DateTime | null;
}

/** 安全: when the password was changed, and the last logins. */
export function SecuritySection({ passwordChangedAt, logins }: SecuritySectionProps) {
  return (
    <Section name="安全" action={<Link href="/password">修改密码</Link>}>
      <p className={styles.password}>
        <WholeDates>{passwordWords(passwordChangedAt)}</WholeDates>
      </p>
      <h3 className={styles.loginsTitle}>最近登录</h3>
      <LoginList logins={logins} />
      <div className={styles.securityActions}>
        <KickOthers />
        <ExportButton endpoint={getLoginLogList} payload={{}} label="导出登录记录" />
      </div>
    </Section>
  );
}

function passwordWords(changedAt: DateTime | null | undefined): string {
  if (changedAt === undefined) return '登录密码';
  return changedAt === null ? '登录密码还没有改过' : `登录密码修改于 ${momentWords(changedAt)}`;
}
