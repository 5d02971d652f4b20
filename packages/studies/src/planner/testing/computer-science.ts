import type { PlannerFacts } from '@qianwei/api/contract/academic/planner';
import type { Day } from '@qianwei/api/time/moment';

type Session = 'A' | 'B' | 'C' | 'D';

/** 计算机科学与技术（专升本）, plan of 2026-05: code, name, credits, half-day, elective group. */
const courses: readonly (readonly [string, string, number, Session, string?])[] = [
  ['13003', '数据结构与算法', 4, 'A'],
  ['04735', '数据库系统原理', 4, 'A'],
  ['15040', '习近平新时代中国特色社会主义思想概论', 3, 'A'],
  ['02324', '离散数学', 4, 'B'],
  ['13180', '操作系统', 4, 'B'],
  ['00023', '高等数学（工本）', 10, 'B'],
  ['02333', '软件工程', 3, 'B'],
  ['13015', '计算机系统原理', 4, 'C'],
  ['00898', '互联网软件应用与开发', 3, 'C'],
  ['13013', '高级语言程序设计', 4, 'C'],
  ['15043', '中国近现代史纲要', 3, 'C'],
  ['04747', 'Java语言程序设计（一）', 3, 'D'],
  ['13017', '计算机网络与信息安全', 6, 'D', '网络'],
  ['04751', '计算机网络安全', 3, 'D', '网络'],
  ['15044', '马克思主义基本原理', 3, 'D'],
  ['13000', '英语（专升本）', 7, 'D'],
];

/** Practices: code, theory. */
const practices = [
  ['13014', '13013'],
  ['13004', '13003'],
  ['02334', '02333'],
  ['00899', '00898'],
  ['04736', '04735'],
  ['04748', '04747'],
] as const;

const inJanuary = new Set(['13003', '13013', '04735', '15043', '13180', '02324', '13000']);

/**
 * The facts of 080901 on 2026-11-21 for four years, with these written courses passed and no practice: exams in January,
 * when not every course is examined, April and October; practices in May and November; topics in April, with the defence
 * in November, and in November, with the defence in May.
 */
export function computerScience(passed: readonly string[]): PlannerFacts {
  const years = [2027, 2028, 2029, 2030];
  const periods = years.flatMap((year) =>
    (
      [
        ['01', '09', '10', '02-25'],
        ['04', '10', '11', '05-20'],
        ['10', '23', '24', '11-20'],
      ] as const
    ).map(([month, first, second, scored]) => ({ year, month, days: [first, second], scored })),
  );
  return {
    periods: periods.map(({ year, month, days, scored }, index) => ({
      periodId: index < 2 ? `${year}${month}` : null,
      month: `${year}-${month}`,
      state: (['OPEN', 'ANNOUNCED'] as const)[index] ?? 'FORECAST',
      examDates: days.map((day): Day => `${year}-${month}-${day}`),
      halfDays: [],
      scoreDay: `${year}-${scored}`,
      maxCourse: 4,
      applyEnd: index === 0 ? '2026-11-27 17:00:00' : null,
    })),
    written: courses
      .filter(([courseCode]) => !passed.includes(courseCode))
      .map(([courseCode, courseName, credit, sessionCode, electiveGroup = '']) => ({
        courseCode,
        courseName,
        credit,
        electiveGroup,
        exemptable: courseCode === '00023' || courseCode === '13000',
        offers: periods.flatMap(({ month }, period) =>
          month === '01' && !inJanuary.has(courseCode) ? [] : [{ period, sessionCode }],
        ),
        registered: null,
        learnRate: 0,
      })),
    practices: practices.map(([courseCode, theoryCode]) => ({
      courseCode,
      courseName: `${theoryCode}（实践）`,
      credit: 1,
      theoryCode,
    })),
    practiceBatches: [
      {
        month: '2026-11',
        applyStart: '2026-11-18',
        applyEnd: '2026-11-26 17:00:00',
        resultDay: '2027-01-15',
        announced: true,
      },
      ...years.flatMap((year): PlannerFacts['practiceBatches'] => [
        {
          month: `${year}-05`,
          applyStart: `${year}-05-18`,
          applyEnd: `${year}-05-28 17:00:00`,
          resultDay: `${year}-07-15`,
          announced: false,
        },
        {
          month: `${year}-11`,
          applyStart: `${year}-11-18`,
          applyEnd: `${year}-11-26 17:00:00`,
          resultDay: `${year + 1}-01-15`,
          announced: false,
        },
      ]),
    ],
    electives: [{ group: '网络', choose: 1, chosen: [] }],
    thesisBatches: [2026, ...years]
      .flatMap((year): PlannerFacts['thesisBatches'] => [
        {
          month: `${year}-04`,
          topicEnd: `${year}-04-30`,
          defenceDay: `${year}-11-14`,
          graduateMonth: `${year}-12`,
        },
        {
          month: `${year}-11`,
          topicEnd: `${year}-11-30`,
          defenceDay: `${year + 1}-05-15`,
          graduateMonth: `${year + 1}-06`,
        },
      ])
      .filter(({ month }) => month !== '2026-04'),
    thesis: { kind: 'DESIGN', stage: 'TOPIC', next: null },
    degreeBatches: years.flatMap((year): PlannerFacts['degreeBatches'] => [
      { applyEnd: `${year}-04-30`, grantMonth: `${year}-06` },
      { applyEnd: `${year}-10-31`, grantMonth: `${year}-12` },
    ]),
  };
}

/** The courses that 周子墨 has passed or is exempt from (screens §12.4). */
export const passedByZhou = ['15043', '15044', '13013', '02333', '13000'];
