import type { Way } from '@qianwei/api/contract/eligibility';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { Day } from '@qianwei/api/time/moment';
import { describe, expect, it } from 'vitest';
import { decideEligibility, type Eligibility } from '../../../eligibility/eligibility.ts';
import type { WindowNow } from '../../../institution/business-windows.ts';
import { countPlan } from '../../../studies/counted-plan.ts';
import type { StudyStanding } from '../../../studies/results.ts';
import { type ChoiceFacts, choiceChecks } from './electives.ts';
import { type CourseExemptionFacts, courseExemptionChecks } from './exemption-checks.ts';
import { type SwitchFacts, switchChecks } from './plan-versions.ts';
import type { SettingFacts } from './setting-facts.ts';

const now = new Date('2026-11-21T10:00:00+08:00');
const at = (text: string) => new Date(`${text}+08:00`);

const standing = (code: string, credit: number, more: object = {}, line: object = {}): StudyStanding =>
  ({
    line: {
      line: { electiveGroup: '', chooseCount: 0, exemptable: true, ...line },
      course: { id: code, courseCode: code, name: `课${code}`, credit, examMode: 'WRITTEN', kind: 'CORE' },
    },
    best: null,
    passed: false,
    replacedFrom: '',
    ...more,
  }) as unknown as StudyStanding;

const [large, small] = [
  standing('13017', 6, {}, { electiveGroup: '二选一' }),
  standing('04751', 3, {}, { electiveGroup: '二选一' }),
];
const written = ['1', '2', '3', '4'].map((code) => standing(code, 10));
const registration = {
  course: { id: '1', courseCode: '1' },
  period: { id: 'P', name: '2027年1月考期', scorePublish: at('2027-02-13T10:00:00') },
} as SettingFacts['underWay'][number];
const march = { startTime: at('2027-03-01T09:00:00'), endTime: at('2027-03-10T17:00:00') };
const september = { startTime: at('2026-09-01T09:00:00'), endTime: at('2026-09-10T17:00:00') };
const windows = (rows: object) => ({ open: null, next: null, last: null, ...rows }) as WindowNow;

const standings = [...written, large, small];
const free = {
  now,
  record: { status: 'NORMAL' },
  plan: { minCredit: 43, exemptShare: 50, effectiveFrom: '2021-01-01', endAt: '2028-12-31' },
  standings,
  counted: countPlan(standings, { minCredit: 43, confirmed: new Map(), registered: new Set() }),
  exemptions: [],
  exemptionWindow: windows({ open: march }),
  everRegistered: new Set(),
  underWay: [],
} as unknown as SettingFacts;
const graduated = { record: { status: 'GRADUATED' } };

const exemption = (facts: object) =>
  decideEligibility(
    courseExemptionChecks,
    { ...free, standing: written[0], withdrawn: 0, ...facts } as CourseExemptionFacts,
    now,
  );
const choice = (facts: object) =>
  decideEligibility(
    choiceChecks,
    { ...free, group: free.counted.groups[0], option: small, ...facts } as ChoiceFacts,
    now,
  );
const effectiveFrom: Day = '2026-05-01';
const change = (facts: object) =>
  decideEligibility(
    switchChecks,
    { ...free, target: { effectiveFrom }, made: undefined, ...facts } as SwitchFacts,
    now,
  );

const passed = { passed: true, best: { grade: { gradeType: 'EXEMPT' } } };
const exempt = ['1', '2'].map((code) => standing(code, 10, passed));
const twoExempt = countPlan([...exempt, ...written.slice(2), small], {
  minCredit: 43,
  confirmed: new Map(),
  registered: new Set(),
});

type Case = readonly [name: string, Eligibility<string>, code: number, reason: string];
const cases: readonly Case[] = [
  ['exemption of a graduate', exemption(graduated), errorCode.stateForbids, '已毕业'],
  [
    'exemption before its window',
    exemption({ exemptionWindow: windows({ next: march }) }),
    errorCode.outsideWindow,
    '免考受理时间为 2027-03-01 至 03-10',
  ],
  [
    'exemption after its window, no next one known',
    exemption({ exemptionWindow: windows({ last: september }) }),
    errorCode.outsideWindow,
    '上一次免考受理时间为 2026-09-01 至 09-10，下一次免考受理时间待公布',
  ],
  [
    'exemption beyond the share',
    exemption({ counted: twoExempt }),
    errorCode.limitReached,
    '免考最多 2 门，你已免考 2 门',
  ],
  [
    'exemption beyond the share, one of them waiting',
    exemption({
      counted: countPlan([exempt[0]!, ...written.slice(1), small], {
        minCredit: 43,
        confirmed: new Map(),
        registered: new Set(),
      }),
      exemptions: [{ courseId: '9', status: 'PENDING' }],
    }),
    errorCode.limitReached,
    '你已免考 1 门，待审 1 门',
  ],
  [
    'exemption of what is never exempt',
    exemption({ standing: standing('1', 10, {}, { exemptable: false }) }),
    errorCode.notEligible,
    '该课程不可免考',
  ],
  [
    'exemption of what is passed',
    exemption({ standing: standing('1', 10, { passed: true }) }),
    errorCode.notEligible,
    '已合格',
  ],
  [
    'exemption of what is registered',
    exemption({ underWay: [registration] }),
    errorCode.notEligible,
    '2027年1月考期已报考课1',
  ],
  [
    'exemption that is applied for',
    exemption({ exemptions: [{ courseId: '1', status: 'PENDING' }] }),
    errorCode.stateForbids,
    '不能重复申请',
  ],
  [
    'exemption that was taken back three times in this window',
    exemption({ withdrawn: 3, exemptionWindow: windows({ open: september, next: march }) }),
    errorCode.limitReached,
    '已 3 次撤回课1的免考申请',
  ],
  ['elective of a graduate', choice(graduated), errorCode.stateForbids, '已毕业'],
  [
    'elective when one is passed',
    choice({ group: { ...free.counted.groups[0], options: [{ ...large, passed: true }, small] } }),
    errorCode.stateForbids,
    '13017 课13017已合格',
  ],
  [
    'elective when one was ever registered',
    choice({ everRegistered: new Set(['04751']) }),
    errorCode.stateForbids,
    '选考已锁定',
  ],
  [
    'elective that is too little',
    choice({ plan: { ...free.plan, minCredit: 44 } }),
    errorCode.notEligible,
    '选择后总学分为 43，低于毕业要求 44',
  ],
  ['switch of a graduate', change(graduated), errorCode.stateForbids, '已毕业'],
  [
    'switch a second time',
    change({ made: { switchedAt: now, receiptNo: 'FA20261121-000001' } }),
    errorCode.limitReached,
    '你已于 2026年11月21日 切换',
  ],
  [
    'switch to an older version',
    change({ target: { effectiveFrom: '2013-01-01' } }),
    errorCode.stateForbids,
    '不能切换到 2013-01 版',
  ],
  [
    'switch after the transition',
    change({ plan: { ...free.plan, endAt: '2026-11-20' } }),
    errorCode.outsideWindow,
    '过渡期已于 2026年11月20日 结束',
  ],
  [
    'switch while something is registered',
    change({ underWay: [registration] }),
    errorCode.stateForbids,
    '2027年1月考期已报考 1，撤销报考或成绩公布后才能切换计划',
  ],
];

/** The pages of the portal that these ways lead to. */
const pages = ['/academic/gradeSearch', '/academic/exam/plan', '/academic/apply/info', '/notice'];
const leads = (way: Way) =>
  way.kind === 'OFFICE' ||
  (way.kind === 'NONE' && way.because === 'BESIDE') ||
  (way.kind === 'PAGE' && pages.includes(way.path) && /^[去看查]/.test(way.text));

describe('nothing that is refused in course setting is a dead end', () => {
  it.each(cases)('%s: says why, and leads on', (_, { refusal, conditions }, code, reason) => {
    expect(refusal?.errorCode).toBe(code);
    expect(refusal?.reason).toContain(reason);
    expect(refusal?.way).toSatisfy(leads);
    for (const { ok, way } of conditions) expect(way === null).toBe(ok);
  });

  it('says when, where time decides', () => {
    expect(exemption({ exemptionWindow: windows({ next: march }) }).refusal?.nextTime).toEqual(
      march.startTime,
    );
    expect(change({ underWay: [registration] }).refusal?.nextTime).toEqual(registration.period.scorePublish);
  });

  it.each([
    ['THESIS', 'GRADUATION', '/thesis/index'],
    ['PRACTICE', 'PRACTICE', '/practiceSignUp'],
    ['WRITTEN', 'PUBLIC', '/academic/exam/plan'],
  ])('what is never exempt and examined as %s leads to where it is', (examMode, kind, path) => {
    const never = standing('1', 0, {}, { exemptable: false });
    const course = { ...never.line.course, examMode, kind };
    const { refusal } = exemption({ standing: { ...never, line: { ...never.line, course } } });
    expect(refusal?.way).toMatchObject({ kind: 'PAGE', path });
  });

  it('each of the three is possible when nothing is in the way', () => {
    for (const decide of [exemption, choice, change]) expect(decide({}).refusal).toBeNull();
  });

  it('and no check is left out of this walk', () => {
    const all = [...courseExemptionChecks, ...choiceChecks, ...switchChecks].map(({ code }) => code);
    expect(new Set(cases.map(([, { refusal }]) => refusal?.code))).toEqual(new Set(all));
  });
});
