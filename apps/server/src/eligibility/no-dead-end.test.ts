import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Way } from '@qianwei/api/contract/eligibility';
import { describe, expect, it } from 'vitest';
import { reportChecks } from '../areas/exam/assessment/assessment-status.ts';
import type { BatchRow } from '../areas/exam/shared/eligibility/test-batch.ts';
import { startChecks } from '../areas/exam/shared/eligibility/test-checks.ts';
import type { TestRow } from '../areas/exam/shared/eligibility/test-entry.ts';
import { decideEligibility } from './eligibility.ts';

/** Why a refusal says no way out of its own. */
const excuses = {
  FORM: 'it stands at a field or above the form that it is about, and what was typed stays',
  AGAIN: 'the same press helps: at once, or after the time that the text says',
  LOGIN: 'the portal itself leads to the login page, or to the page where the password is changed',
  OFFICE: 'the text sends to the office, whose number the login page has at its foot',
  ANSWER: 'the answer page turns the code into its next step: the result, or 在本机继续',
  GONE: 'the page stands with a link back in place of what is gone',
  BUILDER: 'builds the refusals of others',
} as const;

type Excuses = Partial<Record<keyof typeof excuses, number>>;

/** How many refusals each file builds without a way out (`new Refusal` instead of `blocked`), by their excuse. */
const withoutWay: Readonly<Record<string, Excuses>> = {
  'application/submit.ts': { FORM: 1 },
  // The differences stand above the form, which names the newer version at the next press.
  'apply/seen-rules.ts': { AGAIN: 1 },
  // Another device was faster: the form merges what both have typed.
  'apply/submit-apply.ts': { AGAIN: 1 },
  'areas/account/correction.workflow.ts': { FORM: 1 },
  'areas/account/major.workflow.ts': { FORM: 1 },
  'areas/account/mobile.workflow.ts': { FORM: 1 },
  'areas/account/profile.workflow.ts': { FORM: 1 },
  'areas/exam/attempt/attempt-refusals.ts': { ANSWER: 3 },
  'areas/exam/shared/find-test.ts': { GONE: 1 },
  'areas/exam/shared/paper/paper-shape.ts': { ANSWER: 1 },
  'areas/login/login-guard.ts': { AGAIN: 2 },
  'areas/login/login.workflow.ts': { FORM: 1, OFFICE: 2, GONE: 1 },
  'areas/login/session-start.ts': { LOGIN: 1 },
  'areas/login/sms.workflow.ts': { LOGIN: 1 },
  'areas/login/ticket.workflow.ts': { LOGIN: 1 },
  'areas/notice/notice.routes.ts': { GONE: 1 },
  'areas/signUp/prove.ts': { AGAIN: 1, FORM: 2 },
  'areas/signUp/ticket/guest-lookup.ts': { FORM: 1 },
  'areas/signUp/ticket/sign-up-ticket.ts': { FORM: 1 },
  'areas/signUp/ticket/verify-ticket.ts': { FORM: 1 },
  'areas/thesis/commitment/sign.workflow.ts': { AGAIN: 2 },
  'areas/thesis/rule/confirm-rule.workflow.ts': { AGAIN: 2 },
  'areas/thesis/rule/rule-opening.ts': { AGAIN: 1 },
  // Another device was faster: the form merges what both have chosen.
  'areas/thesis/topic/submit-topic.workflow.ts': { AGAIN: 1 },
  'areas/upload/upload-quota.ts': { FORM: 2, AGAIN: 1 },
  'areas/upload/upload.routes.ts': { LOGIN: 1 },
  'credentials/captcha.ts': { FORM: 1 },
  'credentials/guest-ticket.ts': { AGAIN: 1, FORM: 1 },
  'credentials/require-password.ts': { AGAIN: 1 },
  'credentials/sms-code.ts': { FORM: 1 },
  'documents/render.ts': { AGAIN: 1 },
  'draft/application-draft.ts': { FORM: 1 },
  'eligibility/eligibility.ts': { BUILDER: 1 },
  'events/stream-places.ts': { AGAIN: 1 },
  'files/check-upload.ts': { FORM: 4 },
  'files/picture-size.ts': { FORM: 1 },
  'files/portrait.ts': { FORM: 4 },
  'files/signature.ts': { FORM: 1 },
  'files/size-limit.ts': { FORM: 2 },
  'http/admission.ts': { AGAIN: 1 },
  'http/body-patience.ts': { AGAIN: 1 },
  'http/form-parts.ts': { FORM: 2 },
  'http/idempotency.ts': { AGAIN: 2 },
  'http/rate-limit.ts': { AGAIN: 1 },
  'http/read-request.ts': { AGAIN: 4 },
  'http/refusal.ts': { FORM: 1, GONE: 1 },
  'http/run-call.ts': { AGAIN: 1 },
  'http/session.ts': { LOGIN: 6 },
  'http/validate.ts': { FORM: 1 },
  'lookup/lookup-limits.ts': { AGAIN: 1, FORM: 1 },
  'lookup/lookup-token.ts': { FORM: 1 },
  'sms/gateway.ts': { AGAIN: 1 },
};

/** The same for the `blocked` ones that lead nowhere (`noWayOut`). */
const nowhere: Readonly<Record<string, number>> = {
  // The application, with what has become of it, is beside the button that withdraws it.
  'application/withdraw.ts': 1,
  // Another batch is open: the same press, after the page was read again, begins there; the state is beside what was typed.
  'apply/save-apply.ts': 3,
  'apply/submit-apply.ts': 3,
  // While the form is closed the state of the application, above the conditions, says when it opens.
  'areas/graduation/graduation-conditions.ts': 1,
  // A result that is not published yet: the text and `nextTime` say when, and the button is beside it.
  'areas/academic/grades/review-window.ts': 1,
  // The basket with its courses is what was submitted.
  'areas/academic/plan/submit.workflow.ts': 3,
  // The kept plans are beside the one that could not be kept.
  'areas/academic/planner/saved-plan.workflow.ts': 2,
  // The other option is beside the one that is too little.
  'areas/academic/setting/electives.ts': 2,
  // The list of exemptions, with what has become of each, is beside the form.
  'areas/academic/setting/exemption-checks.ts': 1,
  // The notes, each with its own way to be deleted, are beside the new one.
  'areas/course/note/notes.ts': 1,
  // The outcome of the first request is beside the result.
  'areas/englishScores/review/review-window.ts': 1,
  // The report's own button is beside its state.
  'areas/exam/assessment/assessment-status.ts': 2,
  // 纠错 is beside 申请重新批阅.
  'areas/exam/analysis/request-regrade.workflow.ts': 1,
  // Lost a race to another tab: the same press opens what that one has started.
  'areas/exam/attempt/practice/wrong-practice.workflow.ts': 1,
  'areas/exam/attempt/start/start-test.workflow.ts': 1,
  // The courses and sites of the batch, with what is in the way of each, are the form itself.
  'areas/signUp/chosen.ts': 3,
  // Before it opens, and after a payment that did not come in time, the text and `nextTime` say when; a decided sign-up has
  // its button to take it back beside it; a theory that cannot be registered for now has its month in the text.
  'areas/signUp/sign-up-checks.ts': 6,
  'areas/signUp/submit.workflow.ts': 1,
  // The stage with its state, and when the teacher has opened it, are beside 撤回.
  'areas/thesis/directory/withdrawal.ts': 2,
  // The teacher has it still, and the answer comes there.
  'areas/thesis/shared/late-withdrawal.ts': 1,
  // The topics with their places, and what was submitted with its own way to be taken back, are beside the choice.
  'areas/thesis/topic/submit-topic.workflow.ts': 1,
  'areas/thesis/topic/topic-checks.ts': 1,
  'areas/thesis/topic/topic-draft.ts': 3,
  'areas/thesis/topic/wait-for-topic.ts': 2,
  // Somebody else has moved the stage: the page shows the state that it has now.
  'thesis/move-stage.ts': 1,
  // The applications, with what has become of each, and the stages with their deadlines are beside the form.
  'areas/thesis/shared/change-obstacles.ts': 3,
  'areas/thesis/talk/apply-change.workflow.ts': 1,
  // The thread is beside 催一下; the text and `nextTime` say when.
  'areas/thesis/talk/send-message.workflow.ts': 3,
  // Rooms and tickets that are not published yet: the text and `nextTime` say when.
  'areas/signUp/ticket/sign-up-ticket.ts': 2,
};

const source = fileURLToPath(new URL('..', import.meta.url));

function countIn(pattern: RegExp): Record<string, number> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/'))
    .sort();
  const counts = files.map((file) => {
    const found = readFileSync(`${source}/${file}`, 'utf8').match(pattern) ?? [];
    return [file, found.length] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

describe('no refusal is a dead end', () => {
  it('whatever is built without a way out has its excuse here', () => {
    const excused = Object.entries(withoutWay).map(
      ([file, byExcuse]) => [file, Object.values(byExcuse).reduce((sum, count) => sum + count, 0)] as const,
    );
    expect(countIn(/new Refusal\(/g)).toEqual(Object.fromEntries(excused));
    expect(countIn(/noWayOut\('/g)).toEqual(nowhere);
  });

  const now = new Date('2026-11-21T02:00:00Z');
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  const test = {
    id: 'T1',
    courseId: 'C1',
    type: 'PRACTICE',
    assessMode: 'ONLINE',
    passScore: 60,
    maxTry: 3,
    retryHours: 24,
    openTime: null,
    closeTime: null,
    conditions: { signedUp: true, videoRate: 60 },
  } as TestRow;
  const batch = { id: 'B1', startTime: at(-9), endTime: at(9) } as BatchRow;
  const free = {
    test,
    batch,
    signUp: 'APPROVED' as const,
    videoRate: 60,
    usedTry: 0,
    lastEnd: null,
    otherRunning: null,
    report: null,
  };
  const report = { ...test, assessMode: 'REPORT' as const };
  const chapter = { ...test, type: 'CHAPTER' as const, conditions: { videoRate: 60 } };
  const certificate = { ...test, type: 'CERTIFICATE' as const };
  const other = {
    type: 'COMPREHENSIVE' as const,
    name: '综合测验',
    courseId: 'C2',
    testId: 'T2',
    endTime: at(1),
  };
  const graded = (score: number) => ({ status: 'GRADED' as const, score, opinion: '' });

  const service = { openDate: '2026-01-01', expireAt: at(-1), status: 'EXPIRED' as const };
  const starts = {
    'not opened': { access: null },
    'service over': { access: service },
    'service to come': { access: { ...service, openDate: '2027-01-01', status: 'UPCOMING' as const } },
    over: { batch: { ...batch, endTime: at(0) } },
    'not signed up': { signUp: null },
    'sign-up waits': { signUp: 'PENDING' },
    'sign-up returned': { signUp: 'RETURNED' },
    'not signed up for a certificate': { test: certificate, signUp: null },
    'not open': { batch: { ...batch, startTime: at(1) } },
    'too little learnt': { videoRate: 59 },
    'too little learnt of a course without batches': { test: chapter, batch: null, videoRate: 59 },
    'on a computer of the school': { test: { ...test, assessMode: 'COMPUTER' } },
    'by a report': { test: report },
    'no try left': { usedTry: 3 },
    'another test runs': { otherRunning: other },
    'tried just now': { usedTry: 1, lastEnd: at(-1) },
  } as const;
  const reports = {
    'no report': {},
    passed: { test: report, report: graded(60) },
    failed: { test: report, report: graded(59) },
  } as const;
  const refusals = [
    ...Object.entries(starts).map(([name, facts]) => {
      const all = { ...free, ...facts } as Parameters<(typeof startChecks)[number]['obstacle']>[0];
      return { name, ...decideEligibility(startChecks, all, now) };
    }),
    ...Object.entries(reports).map(([name, facts]) => {
      const all = { ...free, ...facts } as Parameters<(typeof reportChecks)[number]['obstacle']>[0];
      return { name: `report: ${name}`, ...decideEligibility(reportChecks, all, now) };
    }),
  ];

  const leads = (way: Way) =>
    way.kind === 'OFFICE' ||
    way.kind === 'PROVIDER' ||
    ((way.kind === 'PAGE' || way.kind === 'RUNNING') && /^\/\w/.test(way.path));

  /** The pages that ways lead to, as the portal lists them (`apps/portal/src/routes/constant.ts`). */
  const pages = [
    /^\/course\/chapter\/\w+$/,
    /^\/course\/answer\/C2\/T2$/,
    /^\/exam\/chapter\/C1\/B1$/,
    /^\/exam\/scores\/history\/T1\/B1$/,
    /^\/exam\/practice\/assessment\?bizId=B1&testId=T1$/,
    // Without the test's own id the page is that of the 综合测验, which a practice course has not.
    /^\/course\/test\/C1\?testId=T1&bizId=B1(&tab=book)?$/,
    /^\/practiceSignUp$/,
    /^\/reviews\/practice\/ticket$/,
    /^\/academic\/gradeSearch$/,
  ];
  const isPage = (path: string) => pages.some((page) => page.test(path));

  it.each(refusals)(
    '$name: says why, leads on, and says when where time decides',
    ({ refusal, conditions }) => {
      if (refusal === null) throw new Error('Nothing is in the way');
      expect(refusal.reason).not.toBe('');
      expect(refusal.way).toSatisfy(leads);
      if ('path' in refusal.way) expect(refusal.way.path).toSatisfy(isPage);
      if (refusal.way.kind === 'PAGE') expect(refusal.way.text).toMatch(/^[去看查先回]/);
      if (refusal.code === 'NOT_OPEN' || refusal.code === 'WAIT') expect(refusal.nextTime).not.toBeNull();
      // A service runs by whole days.
      if (refusal.errorCode === 1050001)
        expect(refusal.reason).toMatch(/\d{4}年\d+月\d+日（周.）\d\d:\d\d|\d{4}-\d\d-\d\d/);
      for (const { ok, way } of conditions) {
        expect(way === null).toBe(ok);
        if (way !== null && 'path' in way) expect(way.path).toSatisfy(isPage);
      }
    },
  );

  it('and no check is left out of this walk', () => {
    const codes = [...startChecks, ...reportChecks].map(({ code }) => code);
    expect(new Set(refusals.map(({ refusal }) => refusal?.code))).toEqual(new Set(codes));
  });
});
