import type { PortalRoute } from '@qianwei/machines/routes/route';

const course: PortalRoute = {
  path: '/course',
  title: '学习中心',
  icon: 'course',
  alwaysOpen: true,
  redirect: '/course/list',
  children: [
    { path: 'list', title: '课程学习', keepAlive: true, component: 'pending' },
    {
      path: 'play',
      title: '课程播放',
      hidden: true,
      noCache: true,
      activeMenu: '/course/list',
      component: 'pending',
    },
    {
      path: 'live',
      title: '直播课堂',
      hidden: true,
      noCache: true,
      activeMenu: '/course/liveList',
      component: 'pending',
    },
    {
      path: 'liveVideo',
      title: '直播回放',
      hidden: true,
      noCache: true,
      activeMenu: '/course/liveList',
      component: 'pending',
    },
    { path: 'liveList', title: '直播课程', icon: 'live', keepAlive: true, component: 'pending' },
    {
      path: 'chapter/:id',
      title: '课程章节',
      hidden: true,
      activeMenu: '/course/list',
      component: 'pending',
    },
    {
      path: 'test/:id',
      title: '综合测验',
      hidden: true,
      noCache: true,
      activeMenu: '/course/list',
      component: 'test',
    },
    {
      path: 'answer/:subjectId/:id',
      title: '答题',
      hidden: true,
      noCache: true,
      activeMenu: '/course/list',
      fullScreen: true,
      component: 'answer',
    },
    {
      path: 'analysis/:subjectId/:testRecordId/:id',
      title: '试题解析',
      hidden: true,
      activeMenu: '/course/list',
      component: 'analysis',
    },
  ],
};

const examPage = { hidden: true, activeMenu: '/exam/practice/assessment', component: 'pending' };
const exam: PortalRoute = {
  path: '/exam',
  title: '考试中心',
  icon: 'exam',
  alwaysOpen: true,
  redirect: '/exam/practice/assessment',
  children: [
    {
      path: 'practice/assessment',
      title: '实践测评',
      icon: 'certificate',
      keepAlive: true,
      component: 'assessment',
    },
    { path: 'play/:bizId?', title: '实践课播放', noCache: true, ...examPage },
    { path: 'chapter/:id/:bizId?', title: '实践课章节', ...examPage },
    { path: 'scores/history/:id/:bizId?', title: '历史成绩', ...examPage, component: 'scoresHistory' },
  ],
};

const academic: PortalRoute = {
  path: '/academic',
  title: '教务管理',
  icon: 'academic',
  alwaysOpen: true,
  redirect: '/academic/exam/plan',
  children: [
    { path: 'exam/plan', title: '考试计划', keepAlive: true, component: 'examPlan' },
    { path: 'apply/info', title: '报考记录', keepAlive: true, component: 'registrations' },
    { path: 'gradeSearch', title: '成绩查询', keepAlive: true, component: 'grades' },
    { path: 'course/setting', title: '课程设置', keepAlive: true, component: 'courseSetting' },
  ],
};

/**
 * The routes of every platform but 10002 (GEN-3), in the order of the specification's table. In the menu 个人信息 is
 * last, after the thesis routes.
 */
export const constantRoutes: readonly PortalRoute[] = [
  {
    path: '/home',
    title: '首页',
    icon: 'home',
    redirect: '/home/index',
    children: [
      { path: 'index', title: '首页', keepAlive: true, component: 'home' },
      {
        path: 'notice/detail/:id',
        title: '公告详情',
        icon: 'notice',
        hidden: true,
        activeMenu: '/home',
        component: 'noticeDetail',
      },
    ],
  },
  {
    path: '/account',
    title: '个人信息',
    icon: 'user',
    menuEnd: true,
    redirect: '/account/index',
    children: [{ path: 'index', title: '个人信息', keepAlive: true, component: 'account' }],
  },
  course,
  exam,
  academic,
  {
    path: '/apply',
    title: '毕业材料提交',
    icon: 'graduation',
    redirect: '/apply/graduation',
    children: [{ path: 'graduation', title: '毕业材料提交', keepAlive: true, component: 'pending' }],
  },
  {
    path: '/applyDegree',
    title: '学位申请',
    icon: 'degree',
    redirect: '/applyDegree/index',
    children: [{ path: 'index', title: '学位申请', keepAlive: true, component: 'pending' }],
  },
];
