import type { ComponentType } from 'react';

/** The module of a page, with the page as its default export. */
interface PageModule {
  default: ComponentType;
}

/** The page of each `component` key of the route table, fetched when first needed. */
export const pages: Record<string, () => Promise<PageModule>> = {
  login: () => import('../areas/login/LoginPage.tsx'),
  home: () => import('../areas/home/HomePage.tsx'),
  noticeList: () => import('../areas/notice/NoticeListPage.tsx'),
  noticeDetail: () => import('../areas/notice/NoticeDetailPage.tsx'),
  account: () => import('../areas/account/AccountPage.tsx'),
  answer: () => import('../areas/exam/attempt/AnswerPage.tsx'),
  version: () => import('../areas/version/VersionPage.tsx'),
  password: () => import('../areas/password/PasswordPage.tsx'),
  chooseMajor: () => import('../areas/chooseMajor/ChooseMajorPage.tsx'),
  test: () => import('../areas/exam/overview/TestPage.tsx'),
  analysis: () => import('../areas/exam/analysis/AnalysisPage.tsx'),
  assessment: () => import('../areas/exam/assessment/AssessmentPage.tsx'),
  scoresHistory: () => import('../areas/exam/history/ScoresHistoryPage.tsx'),
  registrations: () => import('../areas/academic/registration/RegistrationsPage.tsx'),
  grades: () => import('../areas/academic/grades/GradePage.tsx'),
  courseSetting: () => import('../areas/academic/setting/CourseSettingPage.tsx'),
  examPlan: () => import('../areas/academic/plan/ExamPlanPage.tsx'),
  pending: () => import('../areas/pending/PendingPage.tsx'),
  notFound: () => import('../areas/pending/NotFoundPage.tsx'),
};
