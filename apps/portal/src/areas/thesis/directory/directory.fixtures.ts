import {
  type DirectoryStage,
  getThesisDirectory,
  type ThesisDirectory,
} from '@qianwei/api/contract/thesis/directory';
import {
  getThesisVersion,
  type ThesisSection,
  type ThesisVersion,
} from '@qianwei/api/contract/thesis/document';
import type { ThesisStage } from '@qianwei/api/contract/thesis/stage';
import { fixtureOf, recordedAnswer } from '../../../shared/client/story-fixture.ts';
import failedCheck from './failed-check.recorded.json';
import finalText from './final-version.recorded.json';
import reportText from './report-version.recorded.json';
import returnedReport from './returned-report.recorded.json';

/** The desk of 王雨桐: 开题报告 was returned. */
export const returnedDesk = recordedAnswer(getThesisDirectory, returnedReport);
export const reportVersion = recordedAnswer(getThesisVersion, reportText);
/** The desk of 李明轩: the first check has failed. */
export const checkedDesk = recordedAnswer(getThesisDirectory, failedCheck);
export const finalVersion = recordedAnswer(getThesisVersion, finalText);

/** A section with its last blocks and the first section in it. */
const excerptOfSection = (section: ThesisSection, blockCount: number): ThesisSection => ({
  ...section,
  blocks: section.blocks.slice(-blockCount),
  children: section.children.slice(0, 1).map((child) => excerptOfSection(child, blockCount)),
});

/** The last blocks of the first section with the notes in them: little enough for a picture. */
export function excerptOf(version: ThesisVersion, blockCount: number): ThesisVersion {
  const { content, annotations } = version;
  const sections = content.sections.slice(0, 1).map((section) => excerptOfSection(section, blockCount));
  const blocks = new Set(sections.flatMap((section) => section.blocks.map(({ id }) => id)));
  return fixtureOf(getThesisVersion, {
    ...version,
    content: {
      ...{ ...content, sections, abstract: '', abstractEn: '' },
      references: content.references.slice(0, 2),
    },
    annotations: annotations.filter(({ start }) => blocks.has(start.blockId)),
  });
}

/** A desk with one of its stages otherwise, at which the thesis is. */
const deskAt = (
  desk: ThesisDirectory,
  code: ThesisStage,
  change: Partial<DirectoryStage>,
  rest: Partial<ThesisDirectory> = {},
): ThesisDirectory =>
  fixtureOf(getThesisDirectory, {
    ...desk,
    stage: code,
    stageStatus: change.status ?? desk.stageStatus,
    stages: desk.stages.map((stage) => (stage.code === code ? { ...stage, ...change } : stage)),
    ...rest,
  });

/** 开题报告 is handed in, and the teacher has not opened it. */
export const submittedDesk = deskAt(
  returnedDesk,
  'REPORT',
  {
    ...{ status: 'SUBMITTED', returned: null, withdrawable: true },
    docs:
      returnedDesk.stages
        .find(({ code }) => code === 'REPORT')
        ?.docs.map((doc) => ({ ...doc, status: 'SUBMITTED' })) ?? [],
  },
  { task: null },
);

/** 开题报告 was not handed in by its deadline. */
export const overdueDesk = deskAt(
  returnedDesk,
  'REPORT',
  { status: 'OVERDUE', deadline: '2026-11-16 00:00:00', returned: null, docs: [] },
  { task: null, outline: [] },
);

/** 初稿 is to be written. */
export const draftDesk = deskAt(
  returnedDesk,
  'DRAFT',
  { status: 'TODO', opensAfter: [] },
  {
    task: {
      ...{ title: '完成初稿', desc: '', actionText: '完成初稿', occasion: 'DEADLINE' },
      path: `/thesis/directory/${returnedDesk.studentPlanId}?stage=DRAFT`,
      deadline: '2027-01-07 00:00:00',
    },
    stages: returnedDesk.stages.map((stage) => {
      if (stage.code === 'REPORT')
        return { ...stage, status: 'PASSED', returned: null, passedTime: '2026-11-21 10:00:00' };
      return stage.code === 'DRAFT' ? { ...stage, status: 'TODO', opensAfter: [] } : stage;
    }),
  },
);

/** A session of the defence is booked, and its group is published. */
export const bookedDesk = deskAt(
  checkedDesk,
  'DEFENCE',
  { status: 'TODO', opensAfter: [], path: `/thesis/appointment/${checkedDesk.studentPlanId}` },
  {
    task: null,
    defence: {
      ...{ isOnline: true, startTime: '2026-11-22 09:30:00', endTime: '2026-11-22 12:30:00', site: '' },
      ...{ place: { groupNo: 3, orderNo: 2 }, ticketPath: '/reviews/ticket' },
    },
  },
);

/** The defence was failed, and a 复检 goes on. */
export const failedDesk = deskAt(
  checkedDesk,
  'DEFENCE',
  { status: 'FAILED' },
  { overall: 'RETEST', task: null },
);

/** The thesis is filed. */
export const filedDesk = fixtureOf(getThesisDirectory, {
  ...checkedDesk,
  ...{ overall: 'ARCHIVED', task: null, stage: 'GRADE', stageStatus: 'PASSED', score: 85, level: 'GOOD' },
  stages: checkedDesk.stages.map(
    (stage): DirectoryStage => ({
      ...stage,
      ...{ status: 'PASSED', opensAfter: [], returned: null },
      passedTime: stage.passedTime ?? '2026-11-20 10:00:00',
    }),
  ),
});
