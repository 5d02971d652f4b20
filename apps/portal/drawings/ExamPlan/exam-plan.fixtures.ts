import type { ExamPlanProps } from './ExamPlan.tsx';
import type { EmptyPeriod, OpenPeriod, PlanCourse, Submission } from './plan.ts';

/** Epoch ms of a time in Beijing; months after June are those of 2026. */
const at = (month: number, day: number, hour = 0, minute = 0) =>
  Date.UTC(month > 6 ? 2026 : 2027, month - 1, day, hour - 8, minute);

type Row = [code: string, name: string, credits: number, session: string, year: number];

const course = ([code, name, credits, session, year]: Row, more: Partial<PlanCourse> = {}): PlanCourse => ({
  code,
  name,
  credits,
  session,
  book: `${name}（${year}年版）`,
  ...more,
});

/** January 2027 as 周子墨 sees it on the evening of 21 November 2026, a clash in the basket. */
export const january: OpenPeriod = {
  kind: 'timetable',
  ruler: {
    points: [
      { id: 'open', at: at(11, 16, 9), label: '报考开始', when: '11月16日 09:00' },
      { id: 'close', at: at(11, 27, 17), label: '报考截止', when: '11月27日 17:00', isNext: true },
      { id: 'pay', at: at(11, 28, 17), label: '缴费截止', when: '11月28日 17:00' },
      { id: 'ticket', at: at(1, 2), label: '准考证开放', when: '1月2日' },
      { id: 'exam', at: at(1, 9), label: '考试', when: '1月9日、10日' },
      { id: 'scores', at: at(2, 15), label: '公布成绩', when: '2月中旬' },
    ],
    now: at(11, 21, 20, 14),
    nowNote: '距截止 5 天 20 小时',
  },
  sessions: [
    {
      id: 'sat-am',
      title: '1月9日 周六上午',
      day: '1月9日上午',
      weekday: '周六上午',
      time: '09:00–11:30',
    },
    {
      id: 'sat-pm',
      title: '1月9日 周六下午',
      day: '1月9日下午',
      weekday: '周六下午',
      time: '14:30–17:00',
      note: '两门历次都排在同一个半天，须分两期报考。',
    },
    {
      id: 'sun-am',
      title: '1月10日 周日上午',
      day: '1月10日上午',
      weekday: '周日上午',
      time: '09:00–11:30',
    },
    {
      id: 'sun-pm',
      title: '1月10日 周日下午',
      day: '1月10日下午',
      weekday: '周日下午',
      time: '14:30–17:00',
    },
  ],
  courses: [
    course(['13003', '数据结构与算法', 4, 'sat-am', 2023], { standing: '课程已学 62%。' }),
    course(['04735', '数据库系统原理', 4, 'sat-am', 2018], { standing: '课程已学 86%。' }),
    course(['13180', '操作系统', 4, 'sat-pm', 2023], { formerCode: '02326', standing: '课程已学 31%。' }),
    course(['02324', '离散数学', 4, 'sat-pm', 2014], { standing: '10月缺考，课程已学 48%。' }),
    course(['15043', '中国近现代史纲要', 3, 'sun-am', 2023], {
      formerCode: '03708',
      settled: '已合格 78 分',
    }),
    course(['13013', '高级语言程序设计', 4, 'sun-am', 2024], { settled: '已合格 71 分' }),
    course(['13000', '英语（专升本）', 7, 'sun-pm', 2024], {
      formerCode: '00015',
      settled: '已免考，CET-4',
      book: '英语（专升本）自学教程（2024年版）',
    }),
  ],
  basket: ['13003', '13180', '02324'],
  advised: ['02324'],
  fee: 46,
  limit: 4,
  later: [
    {
      name: '2027年4月',
      graduation: '2027年12月',
      places: [
        { code: '04735', name: '数据库系统原理' },
        undefined,
        { code: '13015', name: '计算机系统原理' },
        { code: '04747', name: 'Java语言程序设计（一）' },
      ],
    },
    {
      name: '2027年10月',
      graduation: '2028年6月',
      places: [
        { code: '15040', name: '习近平新时代中国特色社会主义思想概论' },
        { code: '00023', name: '高等数学（工本）' },
        { code: '00898', name: '互联网软件应用与开发' },
        { code: '04751', name: '计算机网络安全' },
      ],
    },
    {
      name: '2028年4月',
      graduation: '2028年12月',
      places: [undefined, undefined, undefined, undefined],
    },
  ],
  area: '江澜市',
  notNow: { count: 8, next: '2027年4月' },
};

const october: EmptyPeriod = {
  kind: 'empty',
  drawing: 'paper',
  title: '2026年10月考期已结束',
  why: '你报考 3 门，合格 2 门，缺考 1 门。成绩已于 11月18日 公布。',
  action: { label: '查看成绩', href: '#grades' },
};

const april: EmptyPeriod = {
  kind: 'empty',
  drawing: 'calendar',
  title: '2027年4月考期还没有课表',
  why: '课表将于 2027年2月25日 公布，报考时间为 3月1日 09:00 至 3月12日 17:00。',
  action: { label: '查看预计开考的 8 门课程', href: '#next' },
};

/** As drawn. */
export const examPlan: ExamPlanProps = {
  periods: [
    { id: '2026-10', name: '2026年10月', note: '已结束', content: october },
    { id: '2027-01', name: '2027年1月', note: '报考中', content: january },
    { id: '2027-04', name: '2027年4月', note: '预告', content: april },
  ],
  current: '2027-01',
};

/** The same with another January. */
export const withJanuary = (content: OpenPeriod | EmptyPeriod, note = '报考中'): ExamPlanProps => ({
  ...examPlan,
  periods: examPlan.periods.map((period) =>
    period.id === '2027-01' ? { ...period, note, content } : period,
  ),
});

/** What comes back when a basket is handed in. */
export const submissionOf = (codes: readonly string[]): Submission => ({
  receipt: 'BK20261121-000342',
  time: '2026年11月21日（周六）20:14:33',
  codes,
  payUntil: '11月22日 20:14',
});
