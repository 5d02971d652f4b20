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

/** 首页: the next step, what follows, deadlines, notices and shortcuts. */
export default function HomePage() {
  const home = useCall(getHomeIndex, {});
  const now = useNow();
  // index.html has shown this outline already; it announces by itself that home loads.
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

/** `now` in ms since 1970, by the server's clock. */
function HomeContent({ home, now }: { home: HomeIndex; now: number }) {
  return (
    <>
      <Identity home={home} now={now} />
      <NextStep step={home.nextStep} now={now} />
      <FollowingSteps steps={home.followingSteps} first={home.nextStep} now={now} />
      <Deadlines deadlines={home.deadlines} now={now} />
      <LatestNotices now={now} />
      <QuickList entries={home.quickList} />
    </>
  );
}
