import { applyRemark, getTestAnalysis } from '@qianwei/api/contract/exam/analysis';
import { getPracticeAssessmentList, submitPracticeReport } from '@qianwei/api/contract/exam/assessment';
import { getWrongBook, reportQuestion, setWrongBook, toggleCollect } from '@qianwei/api/contract/exam/book';
import { getScoresHistory, getTestRecordList } from '@qianwei/api/contract/exam/history';
import { getTestDetail } from '@qianwei/api/contract/exam/overview';
import { type Implementation, implementForStudent, type StudentContext } from '../../http/implement.ts';
import { listOrFile } from '../../http/list-or-file.ts';
import { requestRegrade } from './analysis/request-regrade.workflow.ts';
import { testAnalysis } from './analysis/test-analysis.ts';
import { assessmentList } from './assessment/assessment-list.ts';
import { submitReport } from './assessment/report.workflow.ts';
import { attemptRoutes } from './attempt/attempt.routes.ts';
import { closeOverdueAttempts } from './attempt/close/close-overdue.ts';
import { setCollected } from './book/collect.ts';
import { storeQuestionReport } from './book/report-question.ts';
import { keepInWrongBook } from './book/set-wrong-book.ts';
import { listWrongBook } from './book/wrong-book.ts';
import { scoresFile, scoresHistory } from './history/scores-history.ts';
import { attemptList, testDetail } from './overview/overview.queries.ts';

/** A read of attempts, and before it the one thing that may write: closing those whose time and grace are over. */
const closingFirst =
  <Payload, Data>(read: (context: StudentContext, payload: Payload) => Promise<Data>) =>
  async (context: StudentContext, payload: Payload): Promise<Data> => {
    await closeOverdueAttempts(context);
    return read(context, payload);
  };

/** A test before it is answered, and everything after. */
export const resultRoutes: Implementation[] = [
  implementForStudent(getTestDetail, closingFirst(testDetail)),
  implementForStudent(getTestRecordList, closingFirst(attemptList)),
  implementForStudent(getPracticeAssessmentList, closingFirst(assessmentList)),
  implementForStudent(getScoresHistory, closingFirst(listOrFile(scoresHistory, scoresFile))),
  implementForStudent(
    getTestAnalysis,
    closingFirst((context, { testRecordId }) => testAnalysis(context, testRecordId)),
  ),
  implementForStudent(submitPracticeReport, submitReport),
  implementForStudent(applyRemark, requestRegrade),
  implementForStudent(reportQuestion, storeQuestionReport),
  implementForStudent(toggleCollect, setCollected),
  implementForStudent(getWrongBook, listWrongBook),
  implementForStudent(setWrongBook, keepInWrongBook),
];

/** Tests and assessments: before, while and after they are answered. */
export const examRoutes: Implementation[] = [...attemptRoutes, ...resultRoutes];
