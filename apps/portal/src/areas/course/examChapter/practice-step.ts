import type { CourseChapter } from '@qianwei/api/contract/course/chapter';
import type { Obstacle } from '@qianwei/api/contract/eligibility';
import type { Assessment } from '@qianwei/api/contract/exam/assessment';
import type { DateTime } from '@qianwei/api/time/moment';
import { momentWords, occasionWords } from '@qianwei/api/time/words';
import type { VerdictProps } from '@qianwei/ui/Verdict';
import { bareReason } from '../../../shared/page/bare-reason.ts';
import { mayHandIn, mayStart, stateOf } from '../../../shared/practice-report/assessment-state.ts';
import { lessonsToNeed } from './lessons-to-need.ts';

/** The next step in a batch: the state, a sentence, its meaning, and the one way on. */
export interface PracticeStep extends Pick<VerdictProps, 'state'> {
  title: string;
  text: string;
  /** Why it is blocked, with the link that leads on; null where the sentence says it or nothing blocks. */
  obstacle: Obstacle | null;
  /** The page's primary action; null where the obstacle has the way on. */
  action: 'LEARN' | 'TEST' | 'REPORT' | 'WAY' | 'SCORES' | 'BATCHES' | null;
}

type Batch = NonNullable<CourseChapter['batch']>;
type Outline = Pick<CourseChapter, 'course' | 'chapters' | 'last' | 'serverTime'> & { batch: Batch };

const blockedTitles: Partial<Record<Assessment['status'], string>> = {
  NOT_SIGNED: '这一批还没有报名',
  SIGN_UP_REVIEW: '报名正在审核',
  SIGN_UP_RETURNED: '报名被退回',
  NOT_OPEN: '还没到开放的时间',
  WAIT: '还没到再测的时间',
  AT_CENTRE: '到考点上机测评',
  CLOSED: '测评已经截止',
};

const goals: Readonly<Record<Assessment['assessMode'], string>> = {
  ONLINE: '就能测评',
  REPORT: '就能提交报告',
  COMPUTER: '就能上机测评',
};

/** The lessons that are still needed, in a sentence; `need` in percent. */
function lessonWords(
  { chapters, last }: Outline,
  gap: number,
  need: number,
): { count: number; text: string } {
  const lessons = lessonsToNeed({ chapters, last }, gap);
  const [first] = lessons;
  const end = lessons.at(-1);
  if (first === undefined || end === undefined) return { count: 0, text: '' };
  const from = `${first.no} ${first.title}`;
  const text =
    first === end
      ? `看完 ${from}就够 ${need}%。`
      : `从 ${from}接着看，看完 ${end.no} ${end.title}就够 ${need}%。`;
  return { count: lessons.length, text };
}

function learningStep(assessment: Assessment, outline: Outline, deadline: string) {
  const { learnRate, learnNeed, assessMode, obstacle } = assessment;
  const gap = learnNeed - learnRate;
  const { count, text } = lessonWords(outline, gap, learnNeed);
  const isSeenBefore = outline.course.videoRate > learnRate;
  return {
    title: count === 0 ? `学习进度还差 ${gap}%` : `还差 ${gap}%，再看 ${count} 节${goals[assessMode]}`,
    text: `${text === '' && obstacle ? `${bareReason(obstacle)}。` : text}${isSeenBefore ? '批次开放前看过的不计入，须在批次内再看。' : ''}${deadline}`,
    action: 'LEARN' as const,
  };
}

function testStep({ usedTry, maxTry, best, passScore }: Assessment, deadline: string) {
  const tries = maxTry === 0 ? '次数不限' : `可考 ${maxTry} 次`;
  return {
    title:
      usedTry === 0 ? '可以开始测评' : maxTry === 0 ? '可以再测一次' : `还可以再测 ${maxTry - usedTry} 次`,
    text: `${best === null ? '' : `目前最高 ${best} 分，`}${passScore} 分合格，${tries}，取最高分。${deadline}`,
    action: 'TEST' as const,
  };
}

function reportStep({ report }: Assessment, deadline: string) {
  const rule = '截止前可以多次提交，以最后一次为准。';
  return report?.status === 'RETURNED'
    ? {
        title: '实践报告被退回，改好再交',
        text: `${report.opinion === '' ? '请按要求修改后重新提交。' : `老师的意见：${report.opinion.replace(/。$/, '')}。`}${deadline}${rule}`,
        action: 'REPORT' as const,
      }
    : {
        title: '可以提交实践报告',
        text: `按模板写好，和任务单要的文件一起上传。${deadline}${rule}`,
        action: 'REPORT' as const,
      };
}

function markingStep(assessment: Assessment, deadline: string, serverTime: DateTime) {
  const { report } = assessment;
  const isOpen = mayHandIn(assessment, serverTime);
  return {
    title: report === null ? '已交卷，等待批阅' : `第 ${report.draft} 稿已提交，等待批阅`,
    text: `老师一般 5 个工作日内批阅完。${isOpen ? `还想修改可以重新提交，以最后一次为准。${deadline}` : ''}`,
    action: isOpen ? ('REPORT' as const) : null,
  };
}

/** The student's next step in this batch. `now` is ms, by the server's clock. */
export function practiceStep(assessment: Assessment, outline: Outline, now: number): PracticeStep {
  const { status, obstacle, best, closeTime } = assessment;
  const { batch, serverTime } = outline;
  const state = stateOf(assessment);
  const deadline = `${occasionWords(closeTime ?? batch.endTime, now)}。`;
  const free = { state, obstacle: null };

  if (status === 'PASSED')
    return {
      ...free,
      title: best === null ? '测评合格' : `测评合格，${best} 分`,
      text: '结果确认后计入成绩，视频仍可以看。',
      action: 'SCORES',
    };
  if (status === 'MARKING') return { ...free, ...markingStep(assessment, deadline, serverTime) };
  if (status === 'RUNNING' || status === 'OTHER_RUNNING')
    return {
      ...free,
      title: obstacle === null ? state.word : bareReason(obstacle),
      text: `计时没有停，交卷以后这里会更新。本批 ${deadline}`,
      action: 'WAY',
    };
  if (batch.ended)
    return {
      state: { shape: 'dash', tone: 'muted', word: '批次已结束' },
      obstacle: null,
      title: '这一批已经结束',
      text: `${batch.name}已于 ${momentWords(batch.endTime, 'end')} 截止。视频仍可以看，进度不再计入这一批。`,
      action: 'BATCHES',
    };
  if (status === 'LEARNING') return { ...free, ...learningStep(assessment, outline, deadline) };
  if (mayStart(assessment)) return { ...free, ...testStep(assessment, deadline) };
  if (mayHandIn(assessment, serverTime)) return { ...free, ...reportStep(assessment, deadline) };
  return {
    state,
    obstacle,
    title: blockedTitles[status] ?? state.word,
    text: status === 'CLOSED' || status === 'USED_UP' ? '' : deadline,
    action: null,
  };
}
