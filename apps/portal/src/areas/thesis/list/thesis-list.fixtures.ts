import { getThesisList, type ListedThesis, type ThesisList } from '@qianwei/api/contract/thesis/thesis';
import { answers, type Fixture } from '../../../shared/client/story-client.tsx';
import { fixtureOf, recordedAnswer } from '../../../shared/client/story-fixture.ts';
import beforeTopicRecorded from './before-topic.recorded.json';
import beginnerRecorded from './beginner.recorded.json';
import bookedRecorded from './booked.recorded.json';
import failedCheckRecorded from './failed-check.recorded.json';
import filedRecorded from './filed.recorded.json';
import retestRecorded from './retest.recorded.json';
import returnedReportRecorded from './returned-report.recorded.json';
import toBookRecorded from './to-book.recorded.json';
import twoMajorsRecorded from './two-majors.recorded.json';
import writingRecorded from './writing.recorded.json';

const recorded = (answer: unknown): ThesisList => recordedAnswer(getThesisList, answer);

/** 陈思远: the rules are unread, the topic is to be chosen. */
export const beforeTopic = recorded(beforeTopicRecorded);
/** 王雨桐: 开题报告 was returned. */
export const returnedReport = recorded(returnedReportRecorded);
/** 李明轩: the first check was not passed. */
export const failedCheck = recorded(failedCheckRecorded);
/** 赵婉清: a session of the defence is to be booked. */
export const toBook = recorded(toBookRecorded);
/** 冯雪: it is booked, for tomorrow. */
export const booked = recorded(bookedRecorded);
/** 孙浩然: the defence was not passed, a 复检 is open. */
export const retest = recorded(retestRecorded);
/** 吴佳怡: the thesis is filed. */
export const filed = recorded(filedRecorded);
/** 黄磊, on the platform of theses: the second revision is being written. */
export const writing = recorded(writingRecorded);
/** 何静: one major lacks courses, the other has no thesis. */
export const twoMajors = recorded(twoMajorsRecorded);
/** 周子墨: most courses are still to come. */
export const beginner = recorded(beginnerRecorded);

/** 何静 while a course is registered and not paid. */
export const unpaid: ThesisList = fixtureOf(getThesisList, {
  ...twoMajors,
  without: twoMajors.without.map((record) => ({
    ...record,
    lacking: record.lacking.map((course) =>
      course.courseCode === '13887'
        ? {
            ...{ ...course, state: 'UNPAID', time: '2026-11-22 10:12:00', fee: 4600 },
            way: { kind: 'PAY', path: '/academic/apply/info' },
          }
        : course,
    ),
    earliest:
      record.earliest.length === 0
        ? []
        : [{ kind: 'PAY', courseCodes: ['13887'], until: '2026-11-22 10:12:00' }, ...record.earliest],
  })),
});

const first = ({ list: [thesis] }: ThesisList): ListedThesis => {
  if (thesis === undefined) throw new Error('No thesis was recorded');
  return thesis;
};

/** A student with two theses, as drawn: one before its defence, one before its commitment. */
export const twoTheses: ThesisList = fixtureOf(getThesisList, {
  ...toBook,
  list: [
    {
      ...{ ...first(toBook), majorCode: '080901', majorName: '计算机科学与技术', thesisKind: 'DESIGN' },
      title: '基于知识图谱的自考课程答疑系统',
      reply: {
        ...{ by: '陆知远', time: '2026-11-19 15:20:00' },
        text: '评阅意见我看过了，演示文稿控制在 12 页以内，图谱的构建过程讲细一点。',
      },
    },
    { ...first(returnedReport), studentPlanId: 'second', isCurrent: false },
  ],
});

/** The call of the page in a story. */
export const thesisListStory = (list: ThesisList): Fixture[] => [answers(getThesisList, list)];
