import { type GraduationApply, getGraduation } from '@qianwei/api/contract/graduation/graduation';
import { fixtureOf } from '../../shared/client/story-fixture.ts';
import { completeDocument, openApply, recordedApply } from './graduation.fixtures.ts';

/** The evening of the drawings: photo and résumé came back. */
export const returnedApply: GraduationApply = recordedApply;

type Timeline = GraduationApply['timeline'];
type Event = Timeline['events'][number];

const [submission, unitApproval, returning] = recordedApply.timeline.events;
if (submission === undefined || unitApproval === undefined || returning === undefined)
  throw new TypeError('No review was recorded');

/** An event of the review after those that were recorded. */
const event = (step: Event['step'], time: Event['time'], more: Partial<Event>): Event => ({
  ...{ step, time, opinion: '', items: [], by: '江澜大学自考办' },
  ...more,
});
const approvals = [
  unitApproval,
  event('APPROVE', '2026-11-17 10:00:00', { level: 'SCHOOL' }),
  event('APPROVE', '2026-11-19 10:00:00', { level: 'CITY', by: '江澜市自学考试办公室' }),
  event('APPROVE', '2026-11-21 10:00:00', {
    ...{ level: 'PROVINCE', by: '云川省高等教育自学考试委员会办公室' },
  }),
];

const under = (state: Timeline['state'], events: readonly Event[]): Timeline => ({
  ...recordedApply.timeline,
  ...{ state, events: [submission, ...events] },
});

/** Her application as it was handed in, with nothing left to change; `obstacle` says why. */
const handedIn = (obstacle: string, changes: Partial<GraduationApply>): GraduationApply =>
  fixtureOf(getGraduation, {
    ...recordedApply,
    conditions: openApply.conditions,
    document: completeDocument,
    ...{ editableParts: [], returned: null },
    obstacle: { reason: obstacle, nextTime: null, way: { kind: 'NONE', because: 'BESIDE' } },
    ...changes,
  });

/** Waiting for the first level. */
export const submittedApply = handedIn('毕业申请已提交，现在不能修改', {
  ...{ status: 'SUBMITTED', level: 'UNIT', withdrawable: true },
  timeline: under('SUBMITTED', []),
});

/** At the second level. */
export const auditingApply = handedIn('毕业申请审核中，现在不能修改', {
  ...{ status: 'AUDITING', level: 'SCHOOL' },
  timeline: under('SUBMITTED', [unitApproval]),
});

/** Every level has approved. */
export const approvedApply = handedIn('毕业申请审核通过，现在不能修改', {
  ...{ status: 'APPROVED', level: 'PROVINCE' },
  timeline: under('APPROVED', approvals),
});
const reported = event('REPORT', '2026-12-22 10:00:00', { level: 'PROVINCE' });
export const reportedApply = handedIn('毕业申请已上报，现在不能修改', {
  ...{ status: 'REPORTED', level: 'PROVINCE' },
  timeline: under('APPROVED', [...approvals, reported]),
});
/** The diploma is issued. */
export const grantedApply = handedIn('毕业申请已发证，现在不能修改', {
  ...{ status: 'GRANTED', level: 'PROVINCE' },
  certificate: { certNo: '65320120261201234', issueDay: '2026-12-30' },
  timeline: under('APPROVED', [
    ...[...approvals, reported],
    event('GRANT', '2026-12-30 09:00:00', { level: 'PROVINCE' }),
  ]),
});

const over = {
  obstacle: {
    ...{ reason: '本次毕业申请已结束', nextTime: null },
    way: { kind: 'PAGE', text: '看通知公告', path: '/notice' },
  },
} as const;
export const rejectedApply = handedIn('', {
  ...{ status: 'REJECTED', level: 'SCHOOL', ...over },
  timeline: under('REJECTED', [
    unitApproval,
    event('REJECT', '2026-11-20 09:30:00', {
      level: 'SCHOOL',
      opinion: '前置学历证书与备案表的姓名不一致，更正后可以在下一批申请',
    }),
  ]),
});
export const expiredApply = handedIn('', {
  ...{ status: 'EXPIRED', level: 'SCHOOL', document: recordedApply.document, ...over },
  timeline: under('EXPIRED', [
    unitApproval,
    { ...returning, time: '2026-11-13 10:26:00' },
    event('EXPIRE', '2026-11-21 00:00:00', { level: 'SCHOOL', by: '系统' }),
  ]),
});
