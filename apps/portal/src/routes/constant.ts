import { gradesPage } from '../areas/academic/grades/grades.page.ts';
import { examPlanPage } from '../areas/academic/plan/exam-plan.page.ts';
import { registrationsPage } from '../areas/academic/registration/registrations.page.ts';
import { courseSettingPage } from '../areas/academic/setting/course-setting.page.ts';
import { accountPage } from '../areas/account/account.page.ts';
import { chapterPage } from '../areas/course/chapter/chapter.page.ts';
import { examChapterPage } from '../areas/course/examChapter/exam-chapter.page.ts';
import { courseListPage } from '../areas/course/list/course-list.page.ts';
import { examPlayPage } from '../areas/course/play/exam-play.page.ts';
import { playPage } from '../areas/course/play/play.page.ts';
import { degreePage } from '../areas/degree/degree.page.ts';
import { analysisPage } from '../areas/exam/analysis/analysis.page.ts';
import { assessmentPage } from '../areas/exam/assessment/assessment.page.ts';
import { answerPage } from '../areas/exam/attempt/answer.page.ts';
import { scoresHistoryPage } from '../areas/exam/history/scores-history.page.ts';
import { testPage } from '../areas/exam/overview/test.page.ts';
import { graduationPage } from '../areas/graduation/graduation.page.ts';
import { homePage } from '../areas/home/home.page.ts';
import { noticeDetailPage } from '../areas/notice/notice-detail.page.ts';
import { pendingPage } from '../areas/pending/pending.page.ts';
import { routesOf, type TableRow } from './declare-page.ts';

const ofLives = { hidden: true, noCache: true, activeMenu: '/course/liveList' };

/**
 * The pages of every platform but 10002 (GEN-3), in the order of the specification's table. In the menu 个人信息 is
 * last, after the thesis.
 */
export const constantTable: readonly TableRow[] = [
  {
    path: '/home',
    title: '首页',
    icon: 'home',
    redirect: '/home/index',
    children: [homePage, noticeDetailPage],
  },
  {
    path: '/account',
    title: '个人信息',
    icon: 'user',
    menuEnd: true,
    redirect: '/account/index',
    children: [accountPage],
  },
  {
    path: '/course',
    title: '学习中心',
    icon: 'course',
    alwaysOpen: true,
    redirect: '/course/list',
    children: [
      courseListPage,
      playPage,
      pendingPage({
        path: '/course/live',
        title: '直播课堂',
        ...ofLives,
      }),
      pendingPage({ path: '/course/liveVideo', title: '直播回放', ...ofLives }),
      pendingPage({
        path: '/course/liveList',
        title: '直播课程',
        icon: 'live',
        keepAlive: true,
      }),
      chapterPage,
      testPage,
      answerPage,
      analysisPage,
    ],
  },
  {
    path: '/exam',
    title: '考试中心',
    icon: 'exam',
    alwaysOpen: true,
    redirect: '/exam/practice/assessment',
    children: [assessmentPage, examPlayPage, examChapterPage, scoresHistoryPage],
  },
  {
    path: '/academic',
    title: '教务管理',
    icon: 'academic',
    alwaysOpen: true,
    redirect: '/academic/exam/plan',
    children: [examPlanPage, registrationsPage, gradesPage, courseSettingPage],
  },
  {
    path: '/apply',
    title: '毕业材料提交',
    icon: 'graduation',
    redirect: '/apply/graduation',
    children: [graduationPage],
  },
  {
    path: '/applyDegree',
    title: '学位申请',
    icon: 'degree',
    redirect: '/applyDegree/index',
    children: [degreePage],
  },
];

/** The routes of `constantTable`. */
export const constantRoutes = routesOf(constantTable);
