import { pendingPage } from '../areas/pending/pending.page.ts';
import { routesOf, type TableRow } from './declare-page.ts';

const ofThesis = { hidden: true, activeMenu: '/thesis' };
const ofRetest = { hidden: true, activeMenu: '/thesisRetest' };

/** The pages added after login (GEN-2, GEN-3); the first row is `/`. Thesis sub-pages are not kept (ROUTE-10). */
export const fixedTable: readonly TableRow[] = [
  { path: '/', redirect: '/thesis', hidden: true },
  {
    path: '/thesis',
    title: '论文管理',
    icon: 'thesis',
    redirect: '/thesis/index',
    children: [
      pendingPage({
        path: '/thesis/index',
        title: '论文管理',
        keepAlive: true,
        purpose: '查看每个专业的毕业设计（论文）到了哪一步，下一步做什么。',
      }),
      pendingPage({
        path: '/thesis/directory/:studentPlanId',
        title: '论文任务',
        ...ofThesis,
        purpose: '按步骤完成论文任务，查看每一步的截止时间。',
      }),
      pendingPage({
        path: '/thesis/chooseTopic/:studentPlanId/:planId',
        title: '论文选题',
        ...ofThesis,
        purpose: '选择论文题目，或申报自拟题目。',
      }),
      pendingPage({
        path: '/thesis/readManageRule/:planId',
        title: '论文管理规定',
        ...ofThesis,
        purpose: '阅读并确认论文管理规定。',
      }),
      pendingPage({
        path: '/thesis/readReportRule/:planId',
        title: '开题报告内容要求',
        ...ofThesis,
        purpose: '阅读并确认开题报告的内容要求。',
      }),
      pendingPage({
        path: '/thesis/readThesisRule/:planId',
        title: '论文格式规范',
        ...ofThesis,
        purpose: '阅读并确认论文的格式规范。',
      }),
      pendingPage({
        path: '/thesis/reviews/:studentPlanId',
        title: '评阅与答辩',
        ...ofThesis,
        purpose: '查看评阅意见、答辩安排和成绩。',
      }),
      pendingPage({
        path: '/thesis/appointment/:studentPlanId',
        title: '预约答辩',
        ...ofThesis,
        purpose: '选择答辩场次，改约或取消。',
      }),
      pendingPage({
        path: '/thesis/letterCommitment/:studentPlanId',
        title: '诚信承诺书',
        ...ofThesis,
        purpose: '签署诚信承诺书。',
      }),
    ],
  },
  pendingPage({
    path: '/thesis/useAIInfo/:studentPlanId',
    title: 'AI使用说明',
    ...ofThesis,
    purpose: '填写使用人工智能工具的情况说明。',
  }),
  pendingPage({
    path: '/thesis/edit/:studentPlanId',
    title: '论文撰写',
    ...ofThesis,
    purpose: '撰写并提交开题报告和论文，内容随时保存。',
  }),
  pendingPage({
    path: '/thesis/annotate/:studentPlanId',
    title: '批注查看',
    ...ofThesis,
    purpose: '查看指导教师的批注，逐条回复和处理。',
  }),
  pendingPage({
    path: '/thesis/reviewsPrint/:studentPlanId',
    title: '评阅答辩表打印',
    ...ofThesis,
    purpose: '打印评阅与答辩表。',
  }),
  {
    path: '/thesisRetest',
    title: '论文复检',
    icon: 'thesisRetest',
    redirect: '/thesisRetest/directory',
    children: [
      pendingPage({
        path: '/thesisRetest/directory',
        title: '论文复检',
        keepAlive: true,
        purpose: '查看复检的原因、截止时间和剩余机会，完成复检任务。',
      }),
      pendingPage({
        path: '/thesisRetest/reviews/:studentPlanId',
        title: '复检结果',
        ...ofRetest,
        purpose: '对照查看首轮和复检的结果。',
      }),
      pendingPage({
        path: '/thesisRetest/appointment/:studentPlanId',
        title: '预约补答辩',
        ...ofRetest,
        purpose: '预约补答辩的场次。',
      }),
      pendingPage({
        path: '/thesisRetest/letterCommitment/:studentPlanId',
        title: '诚信承诺书（复检）',
        ...ofRetest,
        purpose: '签署复检的诚信承诺书。',
      }),
    ],
  },
  pendingPage({
    path: '/thesisRetest/useAIInfo/:studentPlanId',
    title: 'AI使用说明（复检）',
    ...ofRetest,
    purpose: '逐条确认复检稿使用人工智能工具的情况。',
  }),
  pendingPage({
    path: '/thesisRetest/edit/:studentPlanId',
    title: '复检修改稿',
    ...ofRetest,
    purpose: '撰写复检修改稿和修改说明。',
  }),
  pendingPage({
    path: '/thesisRetest/annotate/:studentPlanId',
    title: '复检批注',
    ...ofRetest,
    purpose: '查看首轮和复检的批注，逐条处理。',
  }),
  pendingPage({
    path: '/thesisRetest/reviewsPrint/:studentPlanId',
    title: '复检评阅答辩表打印',
    ...ofRetest,
    purpose: '打印复检的评阅与答辩表。',
  }),
];

/** The routes of `fixedTable`. */
export const fixedRoutes = routesOf(fixedTable);
