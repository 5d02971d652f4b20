import { pendingPage } from '../areas/pending/pending.page.ts';
import { commitmentPage } from '../areas/thesis/commitment/commitment.page.ts';
import { thesisDirectoryPage } from '../areas/thesis/directory/thesis-directory.page.ts';
import { thesisListPage } from '../areas/thesis/list/thesis-list.page.ts';
import { manageRulePage } from '../areas/thesis/rule/manage-rule.page.ts';
import { reportRulePage } from '../areas/thesis/rule/report-rule.page.ts';
import { thesisRulePage } from '../areas/thesis/rule/thesis-rule.page.ts';
import { chooseTopicPage } from '../areas/thesis/topic/choose-topic.page.ts';
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
      thesisListPage,
      thesisDirectoryPage,
      chooseTopicPage,
      manageRulePage,
      reportRulePage,
      thesisRulePage,
      pendingPage({
        path: '/thesis/reviews/:studentPlanId',
        title: '评阅与答辩',
        ...ofThesis,
      }),
      pendingPage({
        path: '/thesis/appointment/:studentPlanId',
        title: '预约答辩',
        ...ofThesis,
      }),
      commitmentPage,
    ],
  },
  pendingPage({
    path: '/thesis/useAIInfo/:studentPlanId',
    title: 'AI使用说明',
    ...ofThesis,
  }),
  pendingPage({
    path: '/thesis/edit/:studentPlanId',
    title: '论文撰写',
    ...ofThesis,
  }),
  pendingPage({
    path: '/thesis/annotate/:studentPlanId',
    title: '批注查看',
    ...ofThesis,
  }),
  pendingPage({
    path: '/thesis/reviewsPrint/:studentPlanId',
    title: '评阅答辩表打印',
    ...ofThesis,
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
      }),
      pendingPage({
        path: '/thesisRetest/reviews/:studentPlanId',
        title: '复检结果',
        ...ofRetest,
      }),
      pendingPage({
        path: '/thesisRetest/appointment/:studentPlanId',
        title: '预约补答辩',
        ...ofRetest,
      }),
      pendingPage({
        path: '/thesisRetest/letterCommitment/:studentPlanId',
        title: '诚信承诺书（复检）',
        ...ofRetest,
      }),
    ],
  },
  pendingPage({
    path: '/thesisRetest/useAIInfo/:studentPlanId',
    title: 'AI使用说明（复检）',
    ...ofRetest,
  }),
  pendingPage({
    path: '/thesisRetest/edit/:studentPlanId',
    title: '复检修改稿',
    ...ofRetest,
  }),
  pendingPage({
    path: '/thesisRetest/annotate/:studentPlanId',
    title: '复检批注',
    ...ofRetest,
  }),
  pendingPage({
    path: '/thesisRetest/reviewsPrint/:studentPlanId',
    title: '复检评阅答辩表打印',
    ...ofRetest,
  }),
];

/** The routes of `fixedTable`. */
export const fixedRoutes = routesOf(fixedTable);
