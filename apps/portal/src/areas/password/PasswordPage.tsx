import { Banner } from '@qianwei/ui/Banner';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useSession } from '../../shared/session/session.tsx';
import { Changed } from './Changed.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import * as styles from './PasswordPage.css.ts';

/** 修改密码: by choice, because it must be changed (1030002), or after a login by SMS when the old one is forgotten. */
export default function PasswordPage() {
  const { mustChangePassword } = useSession();
  const bySms = new URLSearchParams(useSearch()).get('by') === 'sms';
  const [changed, setChanged] = useState(false);
  return (
    <div className={styles.page}>
      <PageHeader title="修改密码" lede={changed ? undefined : '修改后，所有设备都要用新密码重新登录。'} />
      {changed ? (
        <Changed />
      ) : (
        <>
          {mustChangePassword && (
            <Banner tone="warning" title="请先修改密码。">
              首次登录、密码被重置或者超过 180 天未更换时，须先修改密码，才能使用其他功能。
            </Banner>
          )}
          <ChangeForm bySms={bySms} forced={mustChangePassword} onChanged={() => setChanged(true)} />
        </>
      )}
    </div>
  );
}
