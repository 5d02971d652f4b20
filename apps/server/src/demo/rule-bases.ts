import type { Day } from '@qianwei/api/time/moment';
import type { Database } from '../db/database.ts';
import { ruleBasis } from '../db/schema/academic.ts';
import type { RuleCode } from '../student/rule-basis.ts';
import { formatDay } from '../time.ts';
import type { DemoCalendar } from './calendar.ts';

/** Loads the sources of the demo institution's rules: its notices, as far as it has published them. */
export async function loadRuleBases(db: Database, calendar: DemoCalendar): Promise<void> {
  const day = (expression: string) => formatDay(calendar.at(expression));
  const apply = {
    title: `《关于做好${calendar.text('examPeriod.name')}课程报考工作的通知》`,
    date: day('now-6d'),
    path: '/home/notice/detail/n01',
  };
  const scores = {
    title: `《${calendar.text('lastPeriod.name')}成绩公布及复核安排》`,
    date: day('now-3d'),
    path: '/home/notice/detail/n02',
  };
  const degree = {
    title: `《${calendar.text('degree.term')}学士学位申请通知》`,
    date: day('now-7d'),
    path: '/home/notice/detail/n09',
  };
  const rows: Readonly<Record<RuleCode, typeof apply | { title: string; date: Day; path: null }>> = {
    EXAM_APPLY: { ...apply, title: `${apply.title}第三条` },
    EXAM_OFFER: { ...apply, title: `${apply.title}第二条` },
    PRACTICE: { ...apply, title: `${apply.title}第三条` },
    SCORE: { ...scores, title: `${scores.title}第二条` },
    GRADE_REVIEW: { ...scores, title: `${scores.title}第三条` },
    DEGREE_AVERAGE: { ...degree, title: `${degree.title}第三条` },
    DEGREE_LANGUAGE: { ...degree, title: `${degree.title}第四条` },
    DEGREE: { ...degree, title: `${degree.title}第二条` },
    THESIS: { title: '《毕业论文（设计）管理规定》第六条', date: '2026-03-01', path: null },
    PROCESS: { title: '《自考课程过程性评价实施细则》第六条', date: '2025-09-01', path: null },
    PRACTICE_SIGN_UP: { title: '《专业考试计划》第五条第二款', date: '2026-05-12', path: null },
    ENGLISH_SIGN_UP: {
      title: '《学士学位英语考试报名通知》第二条',
      date: day('english.applyStart-3d'),
      path: '/home/notice/detail/n10',
    },
    REPLACE: { title: '《专业考试计划调整过渡办法》附件二', date: '2026-05-12', path: null },
  };
  await db.insert(ruleBasis).values(Object.entries(rows).map(([code, row]) => ({ code, ...row })));
}
