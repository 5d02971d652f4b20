import type { HomeIndex } from '@qianwei/api/contract/home';
import { getHomeIndex } from '@qianwei/api/contract/home';
import { QueryView } from '../../shared/query/QueryView.tsx';
import { useCall } from '../../shared/query/use-call.ts';
import { useNow } from '../../shared/time/use-now.ts';
import { Deadlines } from './Deadlines.tsx';
import { FollowingSteps } from './FollowingSteps.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { Identity } from './Identity.tsx';
import { LatestNotices } from './LatestNotices.tsx';
import { NextStep } from './NextStep.tsx';
import { QuickList } from './QuickList.tsx';

/** 首页: what now, until when, what next. */
export default function HomePage() {
  const home = useCall(getHomeIndex, {});
  const now = useNow();
  // Its skeleton was drawn before the code of the page came, and says itself that it loads.
  if (home.isPending) return <HomeSkeleton />;
  return (
    <>
      <QueryView query={home} name="首页" skeleton={null} unaffected="公告和左侧菜单可以照常使用。" followed>
        {(data) => <HomeContent home={data} now={now} />}
      </QueryView>
      {!home.data && <LatestNotices now={now} />}
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
