import type { SidebarItem } from './items.ts';

/** The whole menu as it is drawn, for stories and tests. */
export const sampleItems: SidebarItem[] = [
  { path: '/home', title: '首页', icon: 'home', href: '/home' },
  {
    path: '/course',
    title: '学习中心',
    icon: 'course',
    href: '/course',
    alwaysOpen: true,
    children: [
      { path: '/course/list', title: '课程学习', href: '/course/list' },
      { path: '/course/liveList', title: '直播课程', href: '/course/liveList' },
    ],
  },
  {
    path: '/exam',
    title: '考试中心',
    icon: 'exam',
    href: '/exam',
    alwaysOpen: true,
    children: [{ path: '/exam/practice/assessment', title: '实践测评', href: '/exam/practice/assessment' }],
  },
  {
    path: '/academic',
    title: '教务管理',
    icon: 'academic',
    href: '/academic',
    alwaysOpen: true,
    children: [
      { path: '/academic/exam/plan', title: '考试计划', href: '/academic/exam/plan', badge: 1 },
      { path: '/academic/apply/info', title: '报考记录', href: '/academic/apply/info' },
      { path: '/academic/gradeSearch', title: '成绩查询', href: '/academic/gradeSearch' },
      { path: '/academic/course/setting', title: '课程设置', href: '/academic/course/setting' },
    ],
  },
  { path: '/apply', title: '毕业材料提交', icon: 'graduation', href: '/apply' },
  { path: '/applyDegree', title: '学位申请', icon: 'degree', href: '/applyDegree' },
  { path: '/thesis', title: '论文管理', icon: 'thesis', href: '/thesis' },
  { path: '/thesisRetest', title: '论文复检', icon: 'thesisRetest', href: '/thesisRetest' },
  { path: '/account', title: '个人信息', icon: 'user', href: '/account' },
];
