import { timeWords } from '@qianwei/api/time/words';
import type { Database } from '../db/database.ts';
import { studentTask, taskPriorities } from '../db/schema/schedule.ts';
import type { DemoPeople } from './area-demo.ts';
import type { DemoCalendar } from './calendar.ts';

/** One duty of a demo student, without whose it is. */
type DemoTask = Omit<typeof studentTask.$inferInsert, 'studentId' | 'studentMajorId'>;

const thesis = { path: '/thesis/index', menuPath: '/thesis/index' };
const minutes = (now: Date, count: number) => new Date(now.getTime() + count * 60_000);

function studyTasks(now: Date): Record<string, DemoTask[]> {
  const liveStart = minutes(now, -20);
  const liveEnd = minutes(now, 70);
  return {
    周子墨: [
      {
        code: 'LIVE_NOW',
        bizId: '04735',
        reason: '正在直播',
        title: '正在直播',
        desc: '数据库系统原理 考前串讲（SQL 与规范化）',
        note: `主讲 沈知行，${timeWords(liveStart.getTime())} 开始。`,
        deadline: liveEnd,
        occasion: 'END',
        path: '/course/liveList',
        actionText: '进入课堂',
        priority: taskPriorities.liveSoon,
        menuPath: '/course/liveList',
        badge: false,
      },
    ],
  };
}

function thesisTasks(calendar: DemoCalendar): Record<string, DemoTask[]> {
  const defence = calendar.at('now+1d@09:30');
  return {
    陈思远: [
      {
        ...thesis,
        code: 'THESIS_TOPIC',
        reason: '选题开放中，还没有选题',
        title: '阅读管理规定，选定论文题目',
        desc: '先阅读并确认《论文管理规定》，再从题库选题或者自拟题目。',
        actionText: '阅读规定并选题',
        deadlineTitle: '论文选题截止',
        deadline: calendar.at('thesisPlan.topicEnd'),
        priority: taskPriorities.openWindow,
      },
    ],
    王雨桐: [
      {
        ...thesis,
        code: 'THESIS_REPORT_RETURNED',
        reason: '开题报告被退回',
        title: '修改开题报告',
        desc: '导师留下 5 条批注，其中 2 条必须修改。',
        actionText: '按批注修改',
        deadlineTitle: '开题报告提交截止',
        deadline: calendar.at('thesisPlan.reportEnd'),
        priority: taskPriorities.returned,
      },
    ],
    李明轩: [
      {
        ...thesis,
        code: 'THESIS_CHECK_FAILED',
        reason: '首次检测没有达到标准',
        title: '修改论文，再次检测',
        desc: '总文字复制比 31.2%，标准为不超过 25%。按检测报告修改后，可以免费再检测 1 次。',
        actionText: '修改后再次检测',
        deadlineTitle: '第二次检测提交截止',
        deadline: calendar.at('defencePlan.recheckEnd'),
        priority: taskPriorities.returned,
      },
    ],
    赵婉清: [
      {
        ...thesis,
        code: 'DEFENCE_BOOKING',
        reason: '评阅合格，答辩预约开放中',
        title: '选定答辩场次',
        desc: '最合适的场次只剩 1 个名额。',
        actionText: '预约答辩',
        deadlineTitle: '答辩预约截止',
        deadline: calendar.at('defencePlan.bookingEnd'),
        priority: taskPriorities.openWindow,
      },
    ],
    孙浩然: [
      {
        code: 'RETEST_COMMITMENT',
        reason: '答辩未合格，复检已开放',
        title: '签署复检承诺书',
        desc: 'AI 工具使用情况说明已完成，签署后才能提交复检论文。',
        deadlineTitle: '复检论文提交截止',
        deadline: calendar.at('now+10d@24:00'),
        path: '/thesisRetest/directory',
        actionText: '签署复检承诺书',
        priority: taskPriorities.openWindow,
        menuPath: '/thesisRetest/directory',
      },
    ],
    黄磊: [
      {
        ...thesis,
        code: 'THESIS_REVISION',
        reason: '修改稿还没有提交',
        title: '完成论文修改稿 2',
        desc: 'AI 工具使用情况说明的草稿里有 3 个工具，提交前须补全。',
        actionText: '完成修改稿',
        deadlineTitle: '修改稿提交截止',
        deadline: calendar.at('now+12d@24:00'),
        priority: taskPriorities.openWindow,
      },
    ],
    冯雪: [
      {
        code: 'DEFENCE_TICKET',
        reason: '明天线上答辩，准考证已开放',
        title: '打印答辩准考证',
        desc: '第 3 组 2 号。打印后请核对姓名、题目和场次。',
        path: '/reviews/ticket',
        actionText: '打印答辩准考证',
        deadlineTitle: '线上答辩',
        deadline: defence,
        occasion: 'START',
        priority: taskPriorities.dueWithinDay,
        menuPath: '/thesis/index',
      },
      {
        ...thesis,
        code: 'DEFENCE_CHECK',
        reason: '线上答辩前',
        title: '检查摄像头、麦克风和网络',
        desc: '请在答辩用的电脑上完成。',
        actionText: '设备自检',
        deadline: defence,
        occasion: 'START',
        priority: taskPriorities.dueWithinDay + 1,
      },
    ],
  };
}

/**
 * Loads the duties whose areas are not built yet: courses and theses. When an area is
 * built, its duties go from here to its own `demo.ts`.
 */
export async function loadTasks(
  db: Database,
  people: DemoPeople,
  calendar: DemoCalendar,
  now: Date,
): Promise<void> {
  const tasks = { ...studyTasks(now), ...thesisTasks(calendar) };
  const rows = Object.entries(tasks).flatMap(([name, own]) => {
    const loaded = people.get(name);
    if (loaded === undefined) throw new Error(`No demo student ${name}`);
    const { studentId, studentMajorId } = loaded;
    return own.map((task) => ({ ...task, studentId, studentMajorId }));
  });
  await db.insert(studentTask).values(rows);
}
