import type { ApplyCondition } from '@qianwei/api/contract/graduation/apply';
import {
  type DegreeApply,
  getDegreeApply,
  saveDegreeApply,
  submitDegreeApply,
  withdrawDegreeApply,
} from '@qianwei/api/contract/graduation/degree';
import type { DegreeDocument } from '@qianwei/api/contract/graduation/degree-document';
import { answers, type Fixture, storyStudent } from '../../shared/client/story-client.tsx';
import { fixtureOf, recordedAnswer } from '../../shared/client/story-fixture.ts';
import { material, materialFile } from '../../shared/material/material.fixtures.ts';
import type { Session } from '../../shared/session/session.tsx';
import { storyTime } from '../../shared/time/time.fixtures.ts';
import openRecorded from './open.recorded.json';
import precheckRecorded from './precheck.recorded.json';

/** 吴佳怡 (screens §12.4): graduation returned, 59 in English, and an average of 69.6 that nothing can change any more. */
export const settled: DegreeApply = recordedAnswer(getDegreeApply, precheckRecorded);

/** Ways that are open while a review can be asked for. */
const stillOpen: Partial<Record<string, Partial<ApplyCondition>>> = {
  AVERAGE: {
    isFinal: undefined,
    text: '学位均分 69.6，未达到 70。15 项成绩合计 1044 分，还差 6 分。只有成绩复核还可能改变均分。',
    way: {
      kind: 'PAGE',
      text: '申请成绩复核，11月25日（周三）24:00截止',
      path: '/academic/gradeSearch',
    },
  },
  LANGUAGE: { way: { kind: 'PAGE', text: '下一批报名，2027年3月', path: '/englishSignUp' } },
};

/** The same before she graduates, while a review of her results can still be asked for: both ways are open. */
export const precheck: DegreeApply = fixtureOf(getDegreeApply, {
  ...settled,
  conditions: settled.conditions.map((condition) => ({ ...condition, ...stillOpen[condition.code] })),
  pathways: [
    {
      ...{ term: '2026年下半年', isThisBatch: true },
      events: [
        { code: 'CERTIFICATE', at: '2027-02', isOnly: false },
        { code: 'DEGREE_BATCH', at: '2027-04', isOnly: true },
        { code: 'DEADLINE', at: '2027-08', isOnly: false },
      ],
    },
    {
      ...{ term: '2027年上半年', isThisBatch: false },
      events: [
        { code: 'LANGUAGE_SIGN_UP', at: '2027-03', isOnly: false },
        { code: 'CERTIFICATE', at: '2027-06', isOnly: false },
        { code: 'DEGREE_BATCH', at: '2027-10', isOnly: true },
        { code: 'DEADLINE', at: '2027-12', isOnly: false },
      ],
    },
  ],
});

const zheng: DegreeApply = recordedAnswer(getDegreeApply, openRecorded);
const { thesis } = zheng.holder;

/** Everything that 郑凯 has to fill in. */
export const filled: DegreeDocument = zheng.initial;

/**
 * 郑凯 (screens §12.4): graduated on 2026-06-30, 72.4 on average and 66 in English; 39 days are left. His thesis was filed without
 * its English title, so that one thing is left to be filled in.
 */
export const open: DegreeApply = fixtureOf(getDegreeApply, {
  ...zheng,
  holder: { ...zheng.holder, thesis: thesis && { ...thesis, titleEn: '' } },
  initial: { ...filled, titleEn: '' },
});

/** He has uploaded a certificate, and has chosen it as the way to prove the language. */
export const certified: DegreeApply = fixtureOf(getDegreeApply, {
  ...open,
  materials: [
    {
      ...material('DEGREE_PROOF', materialFile('cet4', { fileName: 'CET-4 成绩单.pdf' })),
      ...{ need: 'OPTIONAL', required: false },
    },
  ],
  initial: { ...open.initial, language: 'CET4' },
});

/** 郑凯's application as it was handed in, and under review by the first level. */
export const submitted: DegreeApply = fixtureOf(getDegreeApply, {
  ...open,
  ...{ applyId: 'degree-apply-1', status: 'SUBMITTED', withdrawable: true, document: filled },
  ...{ editableParts: [], signatureUrl: null },
  receipt: {
    receiptNo: 'XW20261121-000003',
    sha256: 'a3f5c1'.padEnd(64, '0'),
    submitTime: '2026-11-21 20:10:00',
  },
  timeline: {
    ...{ state: 'SUBMITTED', receiptNo: 'XW20261121-000003', files: [] },
    events: [
      { step: 'SUBMIT', level: 'COLLEGE', time: '2026-11-21 20:10:00', by: '本人', opinion: '', items: [] },
    ],
  },
});

const [submission] = submitted.timeline.events;
if (submission === undefined) throw new TypeError('Nothing was handed in');

const event = (
  step: 'APPROVE' | 'RETURN' | 'REJECT' | 'GRANT' | 'EXPIRE',
  level: string,
  change: object = {},
) => ({
  ...{ step, level, time: '2026-11-21 20:12:00' as const, by: '学位办', opinion: '', items: [] },
  ...change,
});

/** The application of 郑凯 in a later state. */
const later = (change: Partial<DegreeApply>, events: (typeof submission)[]): DegreeApply =>
  fixtureOf(getDegreeApply, {
    ...submitted,
    withdrawable: false,
    ...change,
    timeline: { ...submitted.timeline, events: [submission, ...events] },
  });

const collegeApproved = event('APPROVE', 'COLLEGE', { by: '计算机学院' });

/** Second of four levels. */
export const auditing = later({ status: 'AUDITING', level: 'DEGREE_OFFICE' }, [collegeApproved]);

const returnedItems = [{ item: 'TITLE', reason: '英文题目与论文封面不一致，请照封面填写。' }];

/** Returned for its English title. */
export const returned = later(
  {
    ...{ status: 'RETURNED', level: 'DEGREE_OFFICE', editableParts: ['TITLE'] },
    returned: {
      ...{ items: returnedItems, opinion: '', until: '2026-11-29 00:00:00', time: '2026-11-21 20:12:00' },
      ...{ by: '学位办', count: 1 },
    },
  },
  [collegeApproved, event('RETURN', 'DEGREE_OFFICE', { items: returnedItems })],
);

/** The names are public. */
export const publicity = later(
  { status: 'PUBLICITY', level: 'COMMITTEE', publicityEnd: '2026-11-29 00:00:00' },
  [collegeApproved, event('APPROVE', 'COMMITTEE', { by: '校学位评定委员会' })],
);

/** The degree is granted. */
export const granted = later(
  {
    ...{ status: 'GRANTED', level: 'COMMITTEE' },
    certificate: { certNo: '1042842026000123', issueDay: '2026-12-28' },
  },
  [collegeApproved, event('GRANT', 'COMMITTEE', { by: '校学位评定委员会' })],
);

/** Refused by the branch committee. */
export const rejected = later({ status: 'REJECTED', level: 'BRANCH_COMMITTEE' }, [
  collegeApproved,
  event('REJECT', 'BRANCH_COMMITTEE', {
    by: '学位评定分委员会',
    opinion: '论文抽检结果为不合格，本次不予授予。',
  }),
]);

/** The own time limit of 郑凯 is over and nothing was handed in. */
export const overdue: DegreeApply = fixtureOf(getDegreeApply, {
  ...open,
  ...{ deadline: '2026-10-31 00:00:00', editableParts: [] },
  holder: { ...open.holder, graduateDate: '2026-04-30' },
  obstacle: {
    reason: '已超过申请期限（毕业证签发 2026-04-30 后 6 个月）',
    nextTime: null,
    way: { kind: 'OFFICE' },
  },
});

/** A student of a level without a degree. */
export const notOffered: DegreeApply = fixtureOf(getDegreeApply, {
  ...precheck,
  ...{ isOffered: false, conditions: [], average: null, languages: [], pathways: [], rules: null },
  holder: {
    ...precheck.holder,
    ...{ name: '何静', namePinyin: ['HE Jing'], majorCode: '530701', majorName: '大数据与会计' },
    ...{ applyExamLevel: 'JUNIOR', degreeType: '', thesis: null },
  },
  obstacle: { reason: '专科层次没有学士学位', nextTime: null, way: { kind: 'NONE', because: 'BESIDE' } },
});

/** The calls of the page, and a student of their own, so that no draft of another story is on the device. */
export function degreeStory(apply: DegreeApply): { student: Session; fixtures: Fixture[] } {
  let revision = apply.draft?.revision ?? 0;
  const fixtures = [
    answers(getDegreeApply, apply),
    answers(saveDegreeApply, () => {
      revision += 1;
      return { revision, savedTime: storyTime };
    }),
    answers(submitDegreeApply, {
      ...{ applyId: 'degree-apply-1', status: 'SUBMITTED', receiptNo: 'XW20261121-000003' },
      ...{ sha256: 'a3f5c1'.padEnd(64, '0'), submitTime: storyTime },
    }),
    answers(withdrawDegreeApply, { status: 'DRAFT' }),
  ];
  return { student: { ...storyStudent, id: crypto.randomUUID() }, fixtures };
}
