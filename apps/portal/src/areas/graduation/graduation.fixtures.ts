import type { ApplyCondition } from '@qianwei/api/contract/graduation/apply';
import type { GraduationCondition } from '@qianwei/api/contract/graduation/apply-rules';
import { type GraduationApply, getGraduation } from '@qianwei/api/contract/graduation/graduation';
import type { GraduationDocument } from '@qianwei/api/contract/graduation/graduation-document';
import { fixtureOf, recordedAnswer } from '../../shared/client/story-fixture.ts';
import { drawnMaterials } from '../../shared/material/material.fixtures.ts';
import { drawnPhoto } from '../../shared/photo/drawn-photo.fixtures.ts';
import recorded from './returned.recorded.json';

const answer = recordedAnswer(getGraduation, recorded);

/** 吴佳怡 as she was recorded: photo and résumé came back from the school. */
export const recordedApply: GraduationApply = {
  ...answer,
  materials: drawnMaterials(answer.materials),
  signatureUrl: drawnPhoto(480, 180),
};

const { batch, document: submitted } = recordedApply;
if (batch === null || submitted === null) throw new TypeError('No application was recorded');

/** The conditions that were recorded, some of them changed. */
const conditionsWith = (
  changes: Partial<Record<GraduationCondition, Partial<ApplyCondition>>>,
): ApplyCondition[] =>
  recordedApply.conditions.map((each) => ({ ...each, ...changes[each.code as GraduationCondition] }));

const photoMet = { ok: true, actual: '480×640', text: '', way: null };

/** Before she begins: every condition is met, nothing is filled in. */
export const openApply: GraduationApply = fixtureOf(getGraduation, {
  ...recordedApply,
  ...{ applyId: null, status: 'DRAFT', level: 'UNIT' },
  conditions: conditionsWith({ PHOTO: photoMet }),
  ...{ returned: null, receipt: null, receipts: [], document: null, signatureUrl: null, draft: null },
  editableParts: recordedApply.parts,
  timeline: { state: 'DRAFT', receiptNo: '', files: [], events: [] },
});

/** Her résumé lacks July 2019 to June 2020; the photo is the one that was checked. */
const gappyDocument: GraduationDocument = { ...submitted, photo: openApply.initial.photo };

/** The draft that she has begun, with the gap in its résumé. */
export const begunApply: GraduationApply = fixtureOf(getGraduation, {
  ...openApply,
  draft: { document: gappyDocument, revision: 7, savedTime: '2026-11-21 19:58:02' },
});

/** Nothing is missing. */
export const completeDocument: GraduationDocument = {
  ...gappyDocument,
  resume: gappyDocument.resume.toSpliced(2, 0, {
    from: '2019-07',
    to: '2020-06',
    kind: 'PREPARE',
    place: '在家备考初级会计师',
    post: '',
    witness: '吴建国',
  }),
};
export const completeApply: GraduationApply = fixtureOf(getGraduation, {
  ...openApply,
  draft: { document: completeDocument, revision: 8, savedTime: '2026-11-21 20:02:00' },
});

const toPlan = { kind: 'PAGE', text: '看考试计划', path: '/academic/exam/plan' } as const;

/** Two courses are missing. */
export const lackingApply: GraduationApply = fixtureOf(getGraduation, {
  ...openApply,
  conditions: conditionsWith({
    COURSES: {
      ...{ ok: false, actual: '13/15 门', measure: { value: 13, need: 15 }, way: toPlan },
      text: '还差 2 门：13140 财务会计（中级）、14033 会计信息系统',
    },
    CREDITS: {
      ...{ ok: false, actual: '60/70', measure: { value: 60, need: 70 } },
      text: '已得 60 学分，还差 10 学分',
      way: { kind: 'PAGE', text: '看课程设置', path: '/academic/course/setting' },
    },
    PHOTO: photoMet,
  }),
  obstacle: { reason: '还差 2 项条件', nextTime: null, way: toPlan },
});

/** Before the window. */
export const upcomingApply: GraduationApply = fixtureOf(getGraduation, {
  ...lackingApply,
  batch: { ...batch, startTime: '2026-12-01 09:00:00', endTime: '2026-12-15 17:00:00', status: 'UPCOMING' },
  obstacle: {
    reason: '毕业申请未在开放时间内',
    nextTime: '2026-12-01 09:00:00',
    way: { kind: 'OFFICE' },
  },
});

/** After the window, with what was typed. */
export const closedApply: GraduationApply = fixtureOf(getGraduation, {
  ...begunApply,
  batch: { ...batch, endTime: '2026-11-20 17:00:00', status: 'CLOSED' },
  next: { name: '2027年上半年', startTime: '2027-05-06 09:00:00' },
  obstacle: { reason: '毕业申请未在开放时间内', nextTime: null, way: { kind: 'OFFICE' } },
});
