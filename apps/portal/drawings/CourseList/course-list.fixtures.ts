import type { CourseListProps } from './CourseList.tsx';
import type { Course, CurrentCourse, ProcessScore } from './course.ts';

const score: ProcessScore = {
  share: 0.3,
  parts: [
    { name: '视频学习', score: 86, weight: 0.3 },
    { name: '章节测验', score: 82, weight: 0.3 },
    { name: '综合测验', score: 78, weight: 0.3 },
    { name: '学习表现', score: 90, weight: 0.1 },
  ],
  writtenExample: 55,
  until: '计算截至笔试当日 24:00，两年内有效。',
  rule: { name: '《自考课程过程性评价实施细则》第六条', href: '#rule', date: '2025-09-01' },
};

const current: CurrentCourse = {
  code: '04735',
  name: '数据库系统原理',
  credits: 4,
  lecturer: '沈知行',
  tone: 'core',
  learnt: 0.86,
  lastStudied: '昨天 22:41',
  servedUntil: '2027-10-31',
  chapter: '第四章　SQL 与关系数据库基本操作',
  place: '4.2 数据查询，看到 12:35，共 24:10',
  action: { label: '继续学习', href: '#play' },
  links: [
    { label: '章节目录', href: '#chapters' },
    { label: '错题本', href: '#wrong' },
  ],
  states: [
    {
      shape: 'half',
      tone: 'danger',
      text: '综合测验第 2 次进行中，剩余 48:12',
      action: { label: '去作答', href: '#answer' },
    },
    { shape: 'full', text: '下次开考 1月9日上午，与 13003 同场，只能报其中一门' },
  ],
};

type Short = [
  code: string,
  name: string,
  credits: number,
  lecturer: string,
  tone: Course['tone'],
  learnt: number,
];

const course = (
  [code, name, credits, lecturer, tone, learnt]: Short,
  [chapters, whole, process]: [string, string, string],
  state: Course['state'],
  action = { label: '继续学习', href: `#${code}` },
): Course => ({
  code,
  name,
  credits,
  lecturer,
  tone,
  learnt,
  figures: [
    { term: '章节测验', value: chapters },
    { term: '综合', value: whole },
    { term: '过程性', value: process },
  ],
  state,
  action,
});

const passed = (code: string, name: string, credits: number, tone: Course['tone'], grade: number) =>
  course(
    [code, name, credits, '校内', tone, 1],
    ['已完成', '已完成', '已计入'],
    { shape: 'check', tone: 'success', text: `已合格 ${grade} 分` },
    { label: '查看成绩', href: '#grades' },
  );

/** 周子墨's shelf on the evening of 21 November 2026. */
export const courseList: CourseListProps = {
  period: '2027年1月考期',
  current: { course: current, score },
  studying: [
    course(['13003', '数据结构与算法', 4, '陆清和', 'core', 0.62], ['5/8', '71', '17.9/30'], {
      shape: 'full',
      text: '下次开考 1月9日上午',
    }),
    course(['02324', '离散数学', 4, '高岚', 'core', 0.48], ['3/7', '未考', '9.6/30'], {
      shape: 'full',
      text: '下次开考 1月9日下午',
    }),
    course(['13180', '操作系统', 4, '韩致远', 'core', 0.31], ['2/6', '未考', '6.2/30'], {
      shape: 'full',
      text: '下次开考 1月9日下午',
    }),
    course(
      ['15040', '习近平新时代中国特色社会主义思想概论', 3, '白露', 'public', 0.12],
      ['1/17', '未考', '2.1/30'],
      { shape: 'dash', tone: 'muted', text: '本期不开考，预计 2027年4月' },
    ),
    course(
      ['00023', '高等数学（工本）', 10, '江望舒', 'public', 0.04],
      ['0/9', '未考', '0.8/30'],
      { shape: 'triangle', tone: 'warning', text: '课程服务 11月28日到期' },
      { label: '续期办法', href: '#renew' },
    ),
  ],
  passed: [
    passed('15043', '中国近现代史纲要', 3, 'public', 78),
    passed('13013', '高级语言程序设计', 4, 'core', 71),
    passed('15044', '马克思主义基本原理', 3, 'public', 82),
    passed('13000', '英语（专升本）', 7, 'public', 66),
    passed('13140', '计算机网络技术', 3, 'elective', 69),
  ],
  closed: [
    { code: '13015', name: '计算机系统原理' },
    { code: '00898', name: '互联网软件应用与开发' },
    { code: '04747', name: 'Java语言程序设计（一）' },
    { code: '04751', name: '计算机网络安全' },
  ],
  week: { minutes: [0, 42, 28, 35, 20, 75, 0], today: 5, streak: 5 },
};
