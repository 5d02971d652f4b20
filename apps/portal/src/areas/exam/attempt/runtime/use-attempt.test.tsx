import { errorCode } from '@qianwei/api/contract/envelope';
import {
  getTestPaper,
  type Receipt,
  saveAnswer,
  submitTest,
  type TestPaper,
} from '@qianwei/api/contract/exam/attempt';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  answers,
  type Fixture,
  offline,
  refuses,
  StoryApp,
  storyStudent,
} from '../../../../shared/client/story-client.tsx';
import { AttemptOnPageProvider } from '../../../../shared/session/attempt-on-page.tsx';
import { createAttemptStore } from '../storage/attempt-store.ts';
import type { AttemptView } from './attempt-view.ts';
import { useAttempt } from './use-attempt.ts';

const question = (questionId: string) => ({
  questionId,
  questionType: 'SHORT' as const,
  stem: '什么是事务？',
  options: [],
  blanks: 0,
  score: 10,
  materialId: null,
  points: 2,
  answer: null,
  marked: false,
  seconds: 0,
  at: 0,
});

let testId = '';
let saved: PayloadOf<typeof saveAnswer>[];
let submitted: PayloadOf<typeof submitTest>[];
beforeEach(() => {
  localStorage.clear();
  testId = `t-${crypto.randomUUID()}`;
  saved = [];
  submitted = [];
});
afterEach(() => vi.restoreAllMocks());

function paper(part: Partial<TestPaper> = {}): TestPaper {
  const serverNow = Date.now() + 3 * 3_600_000;
  return {
    testRecordId: `r-${testId}`,
    testId,
    subjectId: 's-1',
    courseName: '数据库系统原理',
    name: '综合测验',
    tryNo: 1,
    type: 'COMPREHENSIVE',
    practice: false,
    totalScore: 20,
    minutes: 90,
    startTime: '2026-11-21 20:00:00',
    endTime: '2026-11-21 21:30:00',
    serverTime: '2026-11-21 20:00:00',
    endsAt: serverNow + 5_400_000,
    serverNow,
    attemptToken: 'token',
    heldElsewhere: null,
    seq: 0,
    groups: [
      {
        questionType: 'SHORT',
        title: '简答题',
        rule: '',
        score: 20,
        questions: [question('q1'), question('q2')],
      },
    ],
    materials: [],
    ...part,
  };
}

const receipt: Receipt = {
  testRecordId: 'r',
  status: 'MARKING',
  score: null,
  passed: null,
  receiptNo: 'R-1',
  answersHash: '0'.repeat(64),
  submitTime: '2099-01-01 00:00:00',
  answered: 1,
  questionCount: 2,
  auto: false,
  type: 'COMPREHENSIVE',
  passScore: 60,
  best: null,
  analysis: { isOpen: true, openTime: null },
};
const saves = answers(saveAnswer, (payload) => {
  saved.push(payload);
  return {
    savedSeq: payload.seq,
    serverTime: '2026-11-21 20:14:33',
    serverNow: Date.now() + 3 * 3_600_000,
    leftSeconds: 5000,
  };
});
const submits = answers(submitTest, (payload) => {
  submitted.push(payload);
  return receipt;
});

function Page({ onView }: { onView(view: AttemptView): void }) {
  const view = useAttempt({ subjectId: 's-1', testId });
  useEffect(() => onView(view));
  return null;
}

/** A tab with the page open. */
async function openTab(fixtures: readonly Fixture[], session: { token?: string } = {}) {
  let view: AttemptView | undefined;
  const take = (next: AttemptView) => {
    view = next;
  };
  const sent: { type: string }[] = [];
  const reported: object[] = [];
  const report = (event: object) => void reported.push(event);
  const send = (event: { type: string }) => void sent.push(event);
  const notify = vi.fn();
  const app = (token: string) => (
    <StoryApp fixtures={fixtures} student={{ ...storyStudent, token }} send={send} notify={notify}>
      <AttemptOnPageProvider report={report}>
        <Page onView={take} />
      </AttemptOnPageProvider>
    </StoryApp>
  );
  const screen = await render(app(session.token ?? 'one'));
  return {
    view: () => view!,
    sent,
    reported,
    notify,
    login: (token: string) => screen.rerender(app(token)),
    close: () => screen.unmount(),
  };
}

const stage = (tab: { view(): AttemptView }) => expect.poll(() => tab.view().stage);

it('an answer is on the server within seconds and comes back from this device when it could not get there', async () => {
  const first = await openTab([answers(getTestPaper, () => paper()), offline(saveAnswer)]);
  await stage(first).toBe('answering');
  expect(first.view().secondsLeft()).toBeGreaterThan(5390);
  first.view().answer('q1', '事务是一个操作序列');
  await expect.poll(() => first.view().connection).toBe('silent');
  expect(first.view().answers.get('q1')).toMatchObject({ answer: '事务是一个操作序列', safety: 'device' });
  await first.close();
  const second = await openTab([answers(getTestPaper, () => paper()), saves]);
  await stage(second).toBe('answering');
  expect(second.view().answers.get('q1')?.answer).toBe('事务是一个操作序列');
  await expect
    .poll(() => saved.flatMap((save) => save.answers))
    .toMatchObject([{ questionId: 'q1', answer: '事务是一个操作序列' }]);
  await expect.poll(() => second.view().saving.state).toBe('saved');
  expect(second.view().unsaved).toBe(0);
});

it('a second tab says so, takes over, and has what the first one had just typed', async () => {
  const fixtures = [answers(getTestPaper, () => paper()), saves];
  const first = await openTab(fixtures);
  await stage(first).toBe('answering');
  const second = await openTab(fixtures);
  await stage(second).toBe('otherTab');
  first.view().answer('q2', '刚刚写下');
  second.view().takeOver();
  await stage(second).toBe('answering');
  await stage(first).toBe('otherTab');
  expect(second.view().answers.get('q2')?.answer).toBe('刚刚写下');
});

it('with the storage full every answer is shown as at risk until the server has it', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const tab = await openTab([answers(getTestPaper, () => paper()), offline(saveAnswer)]);
  await stage(tab).toBe('answering');
  tab.view().answer('q1', '放不下');
  await expect.poll(() => tab.view().answers.get('q1')?.safety).toBe('atRisk');
  expect(tab.view().saving.state).toBe('failed');
});

it('focus in the browser or beside it is no leaving, and neither is a reload; a hidden page is', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const seen = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const tab = await openTab([answers(getTestPaper, () => paper()), saves]);
  await stage(tab).toBe('answering');
  dispatchEvent(new FocusEvent('blur'));
  dispatchEvent(new FocusEvent('focus'));
  dispatchEvent(new PageTransitionEvent('pagehide'));
  seen('hidden');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  seen('visible');
  tab.view().answer('q1', 'A');
  await expect.poll(() => saved.flatMap(({ answers: sent }) => sent)).not.toEqual([]);
  expect([tab.view().blurCount, ...saved.map(({ blurCount }) => blurCount)]).toEqual([
    0,
    ...saved.map(() => 0),
  ]);
  seen('hidden');
  seen('visible');
  await expect.poll(() => tab.view().blurCount).toBe(1);
  await expect.poll(() => saved.at(-1)?.blurCount).toBe(1);
});

it('a damaged record is reported and the paper opens all the same', async () => {
  const store = createAttemptStore(storyStudent.id, { onDamaged() {} });
  await store.write(testId, { testRecordId: `r-${testId}` } as never);
  const tab = await openTab([answers(getTestPaper, () => paper()), saves]);
  await stage(tab).toBe('answering');
  expect(tab.notify).toHaveBeenCalledWith(expect.objectContaining({ type: 'warning' }));
});

it('nothing is sent in the middle of a composition', async () => {
  const tab = await openTab([answers(getTestPaper, () => paper()), saves]);
  await stage(tab).toBe('answering');
  tab.view().answer('q2', '第一');
  await expect.poll(() => saved.length).toBe(1);
  tab.view().compose(true);
  tab.view().answer('q1', 'shiwu');
  tab.view().retry();
  tab.view().answer('q1', '事务');
  tab.view().compose(false);
  await expect.poll(() => saved.length).toBe(2);
  expect(saved[1]?.answers.map(({ answer }) => answer)).toEqual(['事务']);
});

it('ERR-1 an ended session asks for the login in place, and after it the answers are sent', async () => {
  let isOver = true;
  const refused = refuses(saveAnswer, errorCode.sessionInvalid, '登录已失效，请重新登录');
  const either: Fixture = {
    path: saveAnswer.path,
    reply: (payload) => (isOver ? refused : saves).reply(payload),
  };
  const tab = await openTab([answers(getTestPaper, () => paper()), either]);
  await stage(tab).toBe('answering');
  expect(tab.sent).toEqual([{ type: 'work.begun' }]);
  tab.view().answer('q1', 'A');
  await expect.poll(() => tab.view().needsLogin).toBe(true);
  expect(tab.view().stage).toBe('answering');
  isOver = false;
  await tab.login('two');
  await expect.poll(() => saved.length).toBe(1);
  await expect.poll(() => tab.view().needsLogin).toBe(false);
  await tab.close();
  expect(tab.sent.at(-1)).toEqual({ type: 'work.ended' });
});

it('the submission carries what was not saved yet; its receipt clears the device', async () => {
  const tab = await openTab([answers(getTestPaper, () => paper()), saves, submits]);
  await stage(tab).toBe('answering');
  tab.view().answer('q1', 'A');
  tab.view().submit(true);
  await stage(tab).toBe('submitted');
  expect(submitted[0]).toMatchObject({
    honest: true,
    auto: false,
    answers: [{ questionId: 'q1', answer: 'A' }],
  });
  expect(tab.view().receipt?.receiptNo).toBe('R-1');
  const store = createAttemptStore(storyStudent.id, { onDamaged() {} });
  await expect.poll(() => store.read({ testId, testRecordId: null })).toBeNull();
});

it('F8 reports how long a test runs, when its page is left, and when it is submitted with nothing left to lose', async () => {
  const asked = paper();
  const begun = { type: 'attempt.begun', until: asked.endsAt };
  const first = await openTab([answers(getTestPaper, () => asked), saves]);
  await stage(first).toBe('answering');
  expect(first.reported).toEqual([begun]);
  await first.close();
  expect(first.reported).toEqual([begun, { type: 'attempt.left' }]);
  const second = await openTab([answers(getTestPaper, () => asked), saves, submits]);
  await stage(second).toBe('answering');
  second.view().submit(true);
  await stage(second).toBe('submitted');
  expect(second.reported).toEqual([begun, { type: 'attempt.left' }, { type: 'attempt.over' }]);
  expect(second.sent).toEqual([{ type: 'work.begun' }, { type: 'work.ended' }]);
});

it('the answers can be downloaded as a text with numbers and types, for when nothing else works', async () => {
  const link = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const made = vi.spyOn(URL, 'createObjectURL');
  const tab = await openTab([answers(getTestPaper, () => paper()), offline(saveAnswer)]);
  await stage(tab).toBe('answering');
  tab.view().answer('q1', '原子性、一致性');
  tab.view().download();
  const file = made.mock.calls[0]?.[0];
  if (!(file instanceof Blob)) throw new Error('no file was made');
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
  expect(text).toMatch(/^\uFEFF答案备份/);
  expect(text).toContain('测验：《数据库系统原理》综合测验');
  expect(text).toContain('第 1 题　简答题');
  expect(text).toContain('原子性、一致性');
  expect(text).toContain('第 2 题　简答题\r\n（未作答）');
  const [anchor] = link.mock.contexts;
  expect(anchor instanceof HTMLAnchorElement && anchor.download).toMatch(
    /^答案备份_数据库系统原理 综合测验_\d{14}\.txt$/,
  );
});

it('another device that holds the attempt is named, and 在本机继续 takes it', async () => {
  const held = { device: 'iPad · Safari', since: '2026-11-21 20:10:00' } as const;
  const tab = await openTab([
    answers(getTestPaper, ({ takeOver }) => paper(takeOver ? {} : { attemptToken: '', heldElsewhere: held })),
    saves,
  ]);
  await stage(tab).toBe('heldElsewhere');
  expect(tab.view().holder).toEqual(held);
  tab.view().takeOver();
  await stage(tab).toBe('answering');
});
