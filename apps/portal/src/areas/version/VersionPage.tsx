import { getVersionNLog } from '@qianwei/api/contract/version';
import { Banner } from '@qianwei/ui/Banner';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { TextButton } from '@qianwei/ui/TextButton';
import { productTitle } from '../../institution/institution.ts';
import { useClient } from '../../shared/client/client.tsx';
import { openNewVersion } from '../../shared/device/new-version.ts';
import { isLeaveGuarded } from '../../shared/form/use-leave-guard.ts';
import { useNotify } from '../../shared/page/notify.tsx';
import { useHydrated } from '../../shared/page/use-hydrated.ts';
import { Below } from '../../shared/query/QueryView.tsx';
import { useCall } from '../../shared/query/use-call.ts';
import { useSession } from '../../shared/session/session.tsx';
import { OtherChanges, OwnChanges } from './Changes.tsx';
import { Diagnostics } from './Diagnostics.tsx';
import { SelfCheck } from './SelfCheck.tsx';
import { useNewVersion } from './use-new-version.ts';
import { useSelfCheck } from './use-self-check.ts';
import * as styles from './VersionPage.css.ts';

const stopwatch = () => performance.now();

/** 版本信息: what runs here, and what support needs to know. The bundle's own part works without the server. `clock` is in ms. */
export default function VersionPage({ clock = stopwatch }: { clock?: () => number }) {
  const client = useClient();
  const isHydrated = useHydrated();
  const platform = useSession().session?.platform;
  const server = useCall(getVersionNLog, {}, { staleTime: 0 });
  const checks = useSelfCheck(clock);
  const hasNewVersion = useNewVersion();
  const notify = useNotify();
  // A form may be on a kept page in the background.
  const refresh = () => {
    if (isLeaveGuarded()) notify({ type: 'warning', text: '还有没保存的内容，请先保存，再刷新到新版本。' });
    else void openNewVersion();
  };
  const facts = {
    platform: server.data?.platform ?? platform,
    server: server.data,
    ahead: isHydrated ? Date.now() - client.serverNow() : 0,
  };
  return (
    <>
      <PageHeader
        title="版本信息"
        lede={`${productTitle(platform)}现在的版本、它带来的变化，以及这台设备能不能顺利使用。`}
      />
      <div className={styles.news}>
        {hasNewVersion && (
          <Banner
            tone="info"
            live="polite"
            title="检测到新版本，刷新后生效。"
            action={<TextButton onPress={refresh}>立即刷新</TextButton>}
          />
        )}
        {server.isError && (
          <Banner
            tone="warning"
            live="polite"
            title="接口无法连接。"
            action={<TextButton onPress={() => void server.refetch()}>重新连接</TextButton>}
          >
            {server.error.message} 以下前端信息和环境自检仍然有效。
          </Banner>
        )}
      </div>
      <OwnChanges log={server.data?.changeLog} isLoading={server.isPending} />
      <Below query={server}>
        <SelfCheck checks={checks} />
        <Diagnostics facts={facts} checks={checks} />
        <OtherChanges log={server.data?.changeLog} />
      </Below>
    </>
  );
}
