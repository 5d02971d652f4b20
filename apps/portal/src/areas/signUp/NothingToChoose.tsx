import type { OpenedSignUp } from '@qianwei/api/contract/sign-up/open';
import { parseMoment } from '@qianwei/api/time/moment';
import { occasionWords } from '@qianwei/api/time/words';
import { Banner } from '@qianwei/ui/Banner';
import { Link } from '@qianwei/ui/Link';
import { useNow } from '../../shared/time/use-now.ts';

/** The first moment from which one of the courses can be chosen; null where no time decides. */
function firstTime(courses: OpenedSignUp['courses'], now: number) {
  const times = courses.flatMap(({ obstacle }) => obstacle?.nextTime ?? []);
  return times.filter((time) => parseMoment(time) > now).toSorted()[0] ?? null;
}

/** In place of the next steps where no course of the batch can be chosen: that, why, and when there is another chance. */
export function NothingToChoose({
  courses,
  nextBatch,
}: {
  courses: OpenedSignUp['courses'];
  nextBatch: string;
}) {
  const now = useNow();
  const time = firstTime(courses, now);
  if (courses.length > 0 && courses.every(({ isPassed }) => isPassed))
    return <Banner tone="success" title={`${courses.length} 门实践都已合格，不用报。`} />;
  return (
    <Banner tone="warning" title="现在没有能报的课程。" action={<Link href="/notice">看通知公告</Link>}>
      {courses.length === 0 ? '你的专业计划里没有本批次考核的课程。' : '每门课不能报的原因和办法写在下面。'}
      {time !== null && `最早 ${occasionWords(time, now, 'START')}。`}
      {nextBatch}
    </Banner>
  );
}
