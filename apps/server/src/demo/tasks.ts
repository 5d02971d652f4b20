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
