import { type CourseChapter, getCourseChapter } from '@qianwei/api/contract/course/chapter';
import { getCourseMaterialList } from '@qianwei/api/contract/course/material';
import {
  type Assessment,
  type AssessmentList,
  getPracticeAssessmentList,
} from '@qianwei/api/contract/exam/assessment';
import { fixtureOf, itemOf, recordedAnswer } from '../../../shared/client/story-fixture.ts';
import assessmentListRecorded from '../../../shared/practice-report/assessment-list.recorded.json';
import certificateListRecorded from '../../../shared/practice-report/certificate-list.recorded.json';
import certificateCourseRecorded from './certificate-course.recorded.json';
import learntCourseRecorded from './learnt-course.recorded.json';
import materialListRecorded from './material-list.recorded.json';
import reportedCourseRecorded from './reported-course.recorded.json';
import testedCourseRecorded from './tested-course.recorded.json';

const recordedCourse = (recorded: unknown) => recordedAnswer(getCourseChapter, recorded);

/** 周子墨 in 13004: two of three tries used; another test is running. */
export const testedCourse: CourseChapter = recordedCourse(testedCourseRecorded);
/** 周子墨 in 00899, which asks for a report. */
export const reportedCourse: CourseChapter = recordedCourse(reportedCourseRecorded);
/** 周子墨 in 04736: 45 % learnt of 60 %. */
export const learntCourse: CourseChapter = recordedCourse(learntCourseRecorded);
/** 徐悦 in 90002, a certificate course. */
export const certificateCourse: CourseChapter = recordedCourse(certificateCourseRecorded);

/** The files of 00899. */
export const practiceMaterials = recordedAnswer(getCourseMaterialList, materialListRecorded);

/** The assessments of 周子墨 in the newest batch. */
export const assessmentsNow: AssessmentList = recordedAnswer(
  getPracticeAssessmentList,
  assessmentListRecorded,
);
/** The assessments of 徐悦 on the certificate host. */
export const certificatesNow: AssessmentList = recordedAnswer(
  getPracticeAssessmentList,
  certificateListRecorded,
);

/** The assessment of a course as it was recorded. */
export const assessmentOf = (courseId: string): Assessment =>
  itemOf(assessmentsNow.list, 'courseId', courseId);

/** The list with the assessment of one course changed. */
export const assessmentsWith = (courseId: string, change: Partial<Assessment>): AssessmentList =>
  fixtureOf(getPracticeAssessmentList, {
    ...assessmentsNow,
    list: assessmentsNow.list.map((each) => (each.courseId === courseId ? { ...each, ...change } : each)),
  });

const firstDraft: NonNullable<Assessment['report']> = {
  status: 'RETURNED',
  draft: 1,
  receiptNo: 'BG20261118-000056',
  submitTime: '2026-11-18 21:36:00',
  opinion: '安全检查表没有填写权限检查一项，请补上截图和说明。',
  score: null,
  files: [
    {
      fileId: 'f1',
      name: '实践报告.docx',
      size: 1_572_864,
      sha256: '5c1e90a7'.repeat(8),
      url: '/files/f1',
    },
    { fileId: 'f2', name: '源代码.zip', size: 4_194_304, sha256: 'b2047f3d'.repeat(8), url: '/files/f2' },
  ],
};

/** The report of 00899 came back with the teacher's opinion. */
export const returnedReport: AssessmentList = assessmentsWith('00899', {
  status: 'RETRY',
  obstacle: {
    reason: `报告被退回：${firstDraft.opinion}`,
    nextTime: null,
    way: { kind: 'NONE', because: 'BESIDE' },
  },
  report: firstDraft,
});

/** The second draft of 00899 waits for the teacher. */
export const submittedReport: AssessmentList = assessmentsWith('00899', {
  status: 'MARKING',
  obstacle: {
    reason: '报告已提交，正在批阅；截止前可以重新提交，以最后一次为准',
    nextTime: null,
    way: { kind: 'NONE', because: 'BESIDE' },
  },
  report: { ...firstDraft, status: 'SUBMITTED', draft: 2, opinion: '' },
});

const earlier = { bizId: 'practice-earlier', name: '2026年上半年实践测评' };

/** 13004 in two batches, in the one that is over. */
export const endedCourse: CourseChapter = fixtureOf(getCourseChapter, {
  ...testedCourse,
  batch: testedCourse.batch && {
    ...testedCourse.batch,
    ...earlier,
    startTime: '2026-05-15 09:00:00',
    endTime: '2026-06-24 17:00:00',
    ended: true,
  },
  batches: [...testedCourse.batches, earlier],
});

/** The assessments of the batch that is over. */
export const endedAssessments: AssessmentList = fixtureOf(getPracticeAssessmentList, {
  ...assessmentsWith('13004', {
    status: 'CLOSED',
    openTime: '2026-05-15 09:00:00',
    closeTime: '2026-06-24 17:00:00',
    obstacle: {
      reason: '测评已于 2026年6月24日（周三）17:00 截止',
      nextTime: null,
      way: { kind: 'OFFICE' },
    },
  }),
  bizId: earlier.bizId,
});

/** 13004 of a student without any batch. */
export const courseWithoutBatch: CourseChapter = fixtureOf(getCourseChapter, {
  ...testedCourse,
  batch: null,
  batches: [],
});
