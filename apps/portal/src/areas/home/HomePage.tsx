import type { HomeIndex } from '@qianwei/api/contract/home';
import { getHomeIndex } from '@qianwei/api/contract/home';
import { ErrorState } from '@qianwei/ui/ErrorState';
import { useCall } from '../../shared/query/use-call.ts';
import { useNow } from '../../shared/time/use-now.ts';
import { Deadlines } from './Deadlines.tsx';
import { FollowingSteps } from './FollowingSteps.tsx';
import * as styles from './HomePage.css.ts';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { Identity } from './Identity.tsx';
import { LatestNotices } from './LatestNotices.tsx';
import { NextStep } from './NextStep.tsx';
import { QuickList } from './QuickList.tsx';

/** 首页: what now, until when, what next. */
export default function HomePage() {
  const home = useCall(getHomeIndex, {});
  const now = useNow();
  if (home.data) return <HomeContent home={home.data} now={now} />;
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
      <LatestNotices now={now} />
    </>
  );
}

/** `now` in milliseconds, by the server's clock. */
function HomeContent({ home, now }: { home: HomeIndex; now: number }) {
  return (
    <>
      <Identity home={home} now={now} />
      <NextStep step={home.nextStep} now={now} />
      <FollowingSteps steps={home.followingSteps} now={now} />
      <Deadlines deadlines={home.deadlines} now={now} />
      <LatestNotices now={now} />
      <QuickList entries={home.quickList} />
    </>
  );
}
