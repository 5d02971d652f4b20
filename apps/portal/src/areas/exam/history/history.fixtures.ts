import { getScoresHistory, type ScoresHistory, type TestRecord } from '@qianwei/api/contract/exam/history';
import { fixtureOf, itemOf, recordedAnswer } from '../../../shared/client/story-fixture.ts';
import scoresHistory from './scores-history.recorded.json';

const recorded = recordedAnswer(getScoresHistory, scoresHistory);

const spring: Partial<TestRecord> = { bizId: 'b1' };
const autumn: Partial<TestRecord> = { bizId: 'b2', bizName: '2026年下半年实践测评' };
const passed: TestRecord = { ...itemOf(recorded.list, 'result', 'PASS'), markedBy: '陆清和' };

/** Every kind of try: not passed, void, passed and counted, waiting for its marks. */
export const history: ScoresHistory = fixtureOf(getScoresHistory, {
  ...recorded,
  testId: 't13014',
  subjectId: 'c13014',
  name: '实践测评',
  courseName: '数据库系统原理（实践）',
  courseCode: '13014',
  type: 'PRACTICE',
  obstacle: null,
  list: [
    {
      ...passed,
      ...spring,
      testRecordId: 'h1',
      tryNo: 1,
      startTime: '2026-05-10 09:02:11',
      submitTime: '2026-05-10 09:58:40',
      seconds: 3389,
      objective: 32,
      subjective: 16,
      score: 48,
      result: 'FAIL',
      markedTime: '2026-05-12 14:20:00',
      counted: false,
    },
    {
      ...itemOf(recorded.list, 'result', 'VOID'),
      ...spring,
      testRecordId: 'h2',
      tryNo: 2,
      startTime: '2026-05-14 19:11:00',
      seconds: 610,
      voidReason: '两台设备同时作答，经核实为他人代答',
      markedBy: '自考办',
      markedTime: '2026-05-15 09:00:00',
    },
    {
      ...passed,
      ...autumn,
      testRecordId: 'h3',
      tryNo: 1,
      startTime: '2026-11-02 20:00:00',
      seconds: 4012,
      objective: 46,
      subjective: 26.5,
      score: 72.5,
      markedTime: '2026-11-04 16:32:00',
    },
    {
      ...passed,
      ...autumn,
      testRecordId: 'h4',
      startTime: '2026-11-20 20:10:00',
      seconds: 3805,
      objective: 50,
      subjective: null,
      score: null,
      result: 'PENDING',
      status: 'MARKING',
      markedBy: '',
      markedTime: null,
      counted: false,
    },
  ],
});
