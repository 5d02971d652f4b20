import { getHomeIndex, type HomeIndex } from '@qianwei/api/contract/home';
import { formatMomentDay } from '@qianwei/api/time/moment';
import { Link } from '@qianwei/ui/Link';
import { LatePiece, late, useLate } from '@qianwei/ui/late';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHydrated } from '../../shared/page/use-hydrated.ts';
import { QueryView } from '../../shared/query/QueryView.tsx';
import { useCall } from '../../shared/query/use-call.ts';
import { useStudent } from '../../shared/session/session.tsx';
import { useNow } from '../../shared/time/use-now.ts';
import { Deadlines } from './Deadlines.tsx';
import type { ExamDayViewProps } from './ExamDayView.tsx';
import { FollowingSteps } from './FollowingSteps.tsx';
import { GraduationProgress } from './GraduationProgress.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { Identity } from './Identity.tsx';
import { IgnoredLine, stepKey, useIgnoring } from './ignoring.tsx';
import { forgetPastTicket, type KeptExamDay, keepExamDay, readKeptExamDay } from './kept-exam-day.ts';
import { LatestNotices } from './LatestNotices.tsx';
import { NextStep } from './NextStep.tsx';
import { QuickList } from './QuickList.tsx';
import { StudyBlock } from './StudyBlock.tsx';

// Pieces for few students load on their own.
const graduated = late(() => import('./Graduated.tsx'));
const waiting = late(() => import('./AwaitedAnswers.tsx'));
const firstDays = late(() => import('./FirstDays.tsx'));
const examDayView = late(() => import('./ExamDayView.tsx'), { prefetch: 'mount' });

const examDayPath = '/home/index?view=examDay';

/** 首页: the next step, what follows, deadlines, the way to graduation, lessons to go on with, notices and shortcuts. */
export default function HomePage() {
  const home = useCall(getHomeIndex, {});
  const now = useNow();
  const { kept, isStored } = useKeptExamDay(home.data, now);
  useExamDayFirst(home.isError && home.data === undefined && kept !== null);
  const unaffected = kept ? (
    <>
      考场和座位存在这台设备上：<Link href={examDayPath}>看考试日</Link>
    </>
  ) : (
    '公告和左侧菜单可以照常使用。'
  );
  return (
    <>
      {/* index.html has shown this outline already; it announces by itself that home loads. */}
      <QueryView
        query={home}
        name="首页"
        skeleton={<HomeSkeleton />}
        announced
        unaffected={unaffected}
        followed
      >
        {(data) => (
          <Suspense fallback={<HomeSkeleton />}>
            <HomeContent home={data} now={now} />
          </Suspense>
        )}
      </QueryView>
      {!home.isPending && !home.data && <LatestNotices now={now} />}
      {kept && <ExamDayPart kept={kept} isStored={isStored} isCut={home.isError} />}
    </>
  );
}

const answeredExamDay = ({ examDay, serverTime }: HomeIndex): KeptExamDay | null =>
  examDay && { examDay, savedTime: serverTime };

/** The exam day that home has just answered, else the one that this device keeps; null when there is none. */
function useKeptExamDay(home: HomeIndex | undefined, now: number) {
  const { id } = useStudent();
  const isHydrated = useHydrated();
  const [isStored, setStored] = useState(true);
  const today = formatMomentDay(now);
  useEffect(() => {
    if (home) setStored(keepExamDay(id, answeredExamDay(home)));
  }, [id, home]);
  useEffect(() => forgetPastTicket(id, today), [id, today]);
  const stored = isHydrated ? readKeptExamDay(id, now) : null;
  return { kept: home ? answeredExamDay(home) : stored, isStored };
}

/** Home without a network begins with the exam day, once: it is what home is opened for then. */
function useExamDayFirst(isNeeded: boolean): void {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const wasShown = useRef(false);
  const show = useEffectEvent(() => {
    if (wasShown.current) return;
    wasShown.current = true;
    if (path === '/home/index' && search === '') navigate(examDayPath, { replace: true });
  });
  useEffect(() => {
    if (isNeeded) show();
  }, [isNeeded]);
}

/** The exam day above home, at its own address. Its code is fetched while there is a network. */
function ExamDayPart(props: Omit<ExamDayViewProps, 'onClose'>) {
  useLate(examDayView);
  const [, navigate] = useLocation();
  const isAsked = new URLSearchParams(useSearch()).get('view') === 'examDay';
  const isOnPage = useIsOnPage();
  return (
    isAsked &&
    isOnPage && (
      <LatePiece of={examDayView} fallback={null} {...props} onClose={() => navigate('/home/index')} />
    )
  );
}

/** False while this kept page is in the background: what lies above it must not lie above another one. */
function useIsOnPage(): boolean {
  const [isOnPage, setOnPage] = useState(false);
  useEffect(() => {
    setOnPage(true);
    return () => setOnPage(false);
  }, []);
  return isOnPage;
}

/** `now` in ms since 1970, by the server's clock. */
function HomeContent({ home, now }: { home: HomeIndex; now: number }) {
  const { ignored, ignore } = useIgnoring(now);
  const { student, progress, graduation, onboarding } = home;
  const all = home.nextStep === null ? [] : [home.nextStep, ...home.followingSteps];
  const steps = all.filter((step) => !ignored.isIgnored(stepKey(step)));
  const [first = null, ...rest] = steps;
  const settled = onboarding && {
    done: onboarding.steps.filter(({ done }) => done).length,
    of: onboarding.steps.length,
  };
  return (
    <>
      <Identity home={home} now={now} />
      <NextStep step={first} now={now} settled={settled} ignore={ignore} />
      <FollowingSteps steps={rest} first={first} now={now} ignore={ignore} />
      <IgnoredLine ignored={ignored} />
      {home.waiting.length > 0 && <LatePiece of={waiting} waiting={home.waiting} now={now} />}
      {graduation && <LatePiece of={graduated} {...{ graduation, student, progress, now }} />}
      {onboarding ? (
        <LatePiece of={firstDays} {...{ onboarding, progress, now }} />
      ) : (
        <>
          <Deadlines
            deadlines={home.deadlines.filter(({ id }) => !ignored.isIgnored(id))}
            now={now}
            ignore={ignore}
          />
          {progress && graduation?.hasResults !== false && (
            <GraduationProgress progress={progress} isOver={graduation !== null} />
          )}
        </>
      )}
      <StudyBlock continueList={home.continueList} study={home.study} />
      <LatestNotices now={now} />
      <QuickList entries={home.quickList} />
    </>
  );
}
