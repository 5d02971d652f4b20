import type { PortalRoute } from '@qianwei/machines/routes/route';

const hidden = { hidden: true, component: 'pending' };
const ofThesis = { ...hidden, activeMenu: '/thesis' };
const ofRetest = { ...hidden, activeMenu: '/thesisRetest' };

/** The routes added after login (GEN-2, GEN-3); the first one is `/`. Thesis sub-pages are not kept (ROUTE-10). */
export const fixedRoutes: readonly PortalRoute[] = [
  { path: '/', redirect: '/thesis', hidden: true },
  {
    path: '/thesis',
    title: '论文管理',
    icon: 'thesis',
    redirect: '/thesis/index',
    children: [
      { path: 'index', title: '论文管理', keepAlive: true, component: 'pending' },
      { path: 'directory/:studentPlanId', title: '论文任务', ...ofThesis },
      { path: 'chooseTopic/:studentPlanId/:planId', title: '论文选题', ...ofThesis },
      { path: 'readManageRule/:planId', title: '论文管理规定', ...ofThesis },
      { path: 'readReportRule/:planId', title: '开题报告内容要求', ...ofThesis },
      { path: 'readThesisRule/:planId', title: '论文格式规范', ...ofThesis },
      { path: 'reviews/:studentPlanId', title: '评阅与答辩', ...ofThesis },
      { path: 'appointment/:studentPlanId', title: '预约答辩', ...ofThesis },
      { path: 'letterCommitment/:studentPlanId', title: '诚信承诺书', ...ofThesis },
    ],
  },
  { path: '/thesis/useAIInfo/:studentPlanId', title: 'AI使用说明', ...ofThesis },
  { path: '/thesis/edit/:studentPlanId', title: '论文撰写', ...ofThesis },
  { path: '/thesis/annotate/:studentPlanId', title: '批注查看', ...ofThesis },
  { path: '/thesis/reviewsPrint/:studentPlanId', title: '评阅答辩表打印', ...ofThesis },
  {
    path: '/thesisRetest',
    title: '论文复检',
    icon: 'thesisRetest',
    redirect: '/thesisRetest/directory',
    children: [
      { path: 'directory', title: '论文复检', keepAlive: true, component: 'pending' },
      { path: 'reviews/:studentPlanId', title: '复检结果', ...ofRetest },
      { path: 'appointment/:studentPlanId', title: '预约补答辩', ...ofRetest },
      { path: 'letterCommitment/:studentPlanId', title: '诚信承诺书（复检）', ...ofRetest },
    ],
  },
  { path: '/thesisRetest/useAIInfo/:studentPlanId', title: 'AI使用说明（复检）', ...ofRetest },
  { path: '/thesisRetest/edit/:studentPlanId', title: '复检修改稿', ...ofRetest },
  { path: '/thesisRetest/annotate/:studentPlanId', title: '复检批注', ...ofRetest },
  { path: '/thesisRetest/reviewsPrint/:studentPlanId', title: '复检评阅答辩表打印', ...ofRetest },
];
