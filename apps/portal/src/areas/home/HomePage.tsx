import { getHomeIndex } from '@qianwei/api/contract/home';
import { ErrorState } from '@qianwei/ui/ErrorState';
import { useCall } from '../../shared/query/use-call.ts';
import { useServerNow } from '../../shared/time/use-server-now.ts';
import { Deadlines } from './Deadlines.tsx';
import { FollowingSteps } from './FollowingSteps.tsx';
import * as styles from './HomePage.css.ts';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import type { Home } from './home.ts';
import { Identity } from './Identity.tsx';
import { LatestNotices } from './LatestNotices.tsx';
import { NextStep } from './NextStep.tsx';
import { QuickList } from './QuickList.tsx';

/** 首页: what now, until when, what next. */
export default function HomePage() {
  const home = useCall(getHomeIndex, {});
  if (home.data) return <HomeContent home={home.data} receivedAt={home.dataUpdatedAt} />;
  if (!home.isError) return <HomeSkeleton />;
  return (
    <>
      <div className={styles.failed}>
        <ErrorState
          title={`首页加载失败（${home.error.message}）`}
          onRetry={() => void home.refetch()}
          retrying={home.isFetching}
        >
          公告和左侧菜单可以照常使用。
        </ErrorState>
      </div>
      <LatestNotices now={Date.now()} />
    </>
  );
}

function HomeContent({ home, receivedAt }: { home: Home; receivedAt: number }) {
  const now = useServerNow(home.serverTime, receivedAt);
  return (
    <>
      <Identity home={home} now={now} />
      <NextStep step={home.nextStep} serverTime={home.serverTime} receivedAt={receivedAt} now={now} />
      <FollowingSteps steps={home.followingSteps} now={now} />
      <Deadlines deadlines={home.deadlines} now={now} />
      <LatestNotices now={now} />
      <QuickList entries={home.quickList} />
    </>
  );
}
