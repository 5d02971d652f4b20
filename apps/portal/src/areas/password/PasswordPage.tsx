import type { changeReason as reasonSchema } from '@qianwei/api/contract/login';
import { Banner } from '@qianwei/ui/Banner';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { useState } from 'react';
import type { InferOutput } from 'valibot';
import { useSearch } from 'wouter';
import { useSession } from '../../shared/session/session.tsx';
import { Changed } from './Changed.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import * as styles from './PasswordPage.css.ts';

/** Why it must be changed, by the server's reason. */
const reasons: Record<string, string> = {
  FIRST: '这是第一次登录，用的是初始密码。',
  RESET: '密码已被重置。',
  EXPIRED: '密码超过 180 天没有更换。',
} satisfies Record<InferOutput<typeof reasonSchema>, string>;

/** 修改密码: by choice, because it must be changed (1030002), or after a login by SMS when the old one is forgotten. */
export default function PasswordPage() {
  const { mustChangePassword, changeReason } = useSession();
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
              {reasons[changeReason ?? ''] ?? '这个密码不能再用。'}修改后才能使用其他功能。
            </Banner>
          )}
          <ChangeForm
            bySms={bySms}
            isFirst={mustChangePassword && changeReason === 'FIRST'}
            onChanged={() => setChanged(true)}
          />
        </>
      )}
    </div>
  );
}
