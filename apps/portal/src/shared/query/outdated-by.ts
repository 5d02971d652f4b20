/** The data that a call outdates once it is done. */
export interface Outdated {
  /** Paths of the calls whose answers are outdated. */
  readonly answers: readonly string[];
  /** The numbers of open duties in the menu are outdated too. Default false. */
  readonly badges?: boolean;
}

const attempts = [
  '/v1/getTestDetail',
  '/v1/getTestRecordList',
  '/v1/getScoresHistory',
  '/v1/getPracticeAssessmentList',
];
const registrations = [
  '/v1/getExamPlan',
  '/v1/getExamApplyList',
  '/v1/getHomeIndex',
  '/v1/getGraduationPlan',
];
const questions = ['/v1/getWrongBook', '/v1/getTestAnalysis'];
const degree = ['/v1/getDegreeApply', '/v1/getHomeIndex'];
const graduation = ['/v1/getGraduation', '/v1/getHomeIndex'];
/** Calls that depend on the plan and on which of its courses are reached or chosen. */
const plan = ['/v1/getCourseSetting', '/v1/getExamPlan', '/v1/getGraduationPlan'];
/** Calls that show how far a thesis is, and what can be done next; the manual says where the student is now. */
const thesis = ['/v1/getThesisList', '/v1/getThesisDirectory', '/v1/getThesisManual', '/v1/getHomeIndex'];
const topics = ['/v1/getThesisTopicList', ...thesis];
const courses = ['/v1/getCourseChapter', '/v1/getCourseList'];

/**
 * Outdated answers by the path of each call that outdates any; its test names those that change something and outdate none.
 * They are paths, not endpoints, so that no page brings along the contract of every other one; a test compares them with the
 * contract.
 */
export const outdatedBy: Readonly<Record<string, Outdated>> = {
  '/v1/updateStudentDetail': { answers: ['/v1/getStudentDetail', '/v1/getHomeIndex'], badges: true },
  '/v1/updateMobile': { answers: ['/v1/getStudentDetail'] },
  '/v1/applyCorrection': { answers: ['/v1/getStudentDetail'] },
  '/v1/kickOtherSession': { answers: ['/v1/getLoginLogList'] },
  // Every answer goes when another major is chosen.
  '/v1/chooseMajor': { answers: [], badges: true },

  '/v1/cancelExamApply': { answers: registrations, badges: true },
  '/v1/finishOnboarding': { answers: ['/v1/getHomeIndex'] },

  '/v1/readNotice': { answers: ['/v1/getNoticeListNLog'] },

  '/v1/startTest': { answers: [...attempts, '/v1/getHomeIndex'] },
  '/v1/savePlayRecord': { answers: [...courses, '/v1/getHomeIndex', '/v1/getPracticeAssessmentList'] },
  '/v1/answerPopQuestion': { answers: courses },
  '/v1/submitTest': { answers: [...attempts, ...questions, ...courses, '/v1/getHomeIndex'], badges: true },
  '/v1/submitPracticeReport': {
    answers: ['/v1/getPracticeAssessmentList', '/v1/getHomeIndex'],
    badges: true,
  },
  '/v1/applyRemark': { answers: ['/v1/getTestAnalysis'] },
  '/v1/setWrongBook': { answers: questions },
  '/v1/toggleCollect': { answers: questions },

  // Questions and notes count for the process score.
  '/v1/saveCourseQa': { answers: ['/v1/getCourseQaList', ...courses] },
  '/v1/saveNote': { answers: ['/v1/getNoteList', ...courses] },
  '/v1/deleteNote': { answers: ['/v1/getNoteList', ...courses] },

  '/v1/applyGradeReview': { answers: ['/v1/getGradeList', '/v1/getHomeIndex'], badges: true },
  '/v1/saveGraduationPlan': { answers: ['/v1/getGraduationPlan'] },
  '/v1/deleteGraduationPlan': { answers: ['/v1/getGraduationPlan'] },
  '/v1/saveElective': { answers: [...plan, '/v1/getGradeList', '/v1/getHomeIndex'], badges: true },
  '/v1/switchPlanVersion': { answers: [...plan, '/v1/getGradeList', '/v1/getHomeIndex'], badges: true },
  '/v1/submitExemption': { answers: ['/v1/getCourseSetting', '/v1/getHomeIndex'], badges: true },
  '/v1/cancelExemption': { answers: ['/v1/getCourseSetting', '/v1/getHomeIndex'], badges: true },
  // The plan takes the basket from the answer, and asks for the badges when a clash comes or goes (`use-basket.ts`).
  '/v1/checkExamApply': { answers: ['/v1/getHomeIndex'] },
  '/v1/submitExamApply': { answers: registrations, badges: true },

  '/v1/confirmThesisRule': { answers: ['/v1/getThesisRule', ...thesis], badges: true },

  '/v1/submitDegreeApply': { answers: degree, badges: true },
  '/v1/withdrawDegreeApply': { answers: degree, badges: true },
  '/v1/submitGraduation': { answers: graduation, badges: true },
  '/v1/withdrawGraduation': { answers: graduation, badges: true },

  '/v1/signCommitment': { answers: ['/v1/getCommitment', ...thesis], badges: true },
  '/v1/sendThesisMessage': { answers: ['/v1/getThesisMessage', '/v1/getThesisDirectory'] },
  '/v1/applyThesisChange': { answers: thesis, badges: true },
  '/v1/applyThesisDelay': { answers: thesis, badges: true },
  '/v1/cancelThesisApplication': { answers: thesis },
  '/v1/submitThesisTopic': { answers: topics, badges: true },
  '/v1/cancelThesisTopic': { answers: topics, badges: true },
  '/v1/waitForThesisTopic': { answers: topics, badges: true },
  '/v1/withdrawThesisDoc': { answers: thesis, badges: true },

  '/v1/submitSignUpNLog': { answers: ['/v1/getHomeIndex'], badges: true },
  '/v1/cancelSignUpNLog': { answers: ['/v1/getHomeIndex'], badges: true },
};
