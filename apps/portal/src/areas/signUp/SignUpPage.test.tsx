import { errorCode } from '@qianwei/api/contract/envelope';
import { type OpenedSignUp, refreshSignUpNLog, startSignUp } from '@qianwei/api/contract/sign-up/open';
import {
  cancelSignUpNLog,
  saveSignUpDraftNLog,
  submitSignUpNLog,
} from '@qianwei/api/contract/sign-up/submit';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answers, type Fixture, held, refuses, storyStudent } from '../../shared/client/story-client.tsx';
import { proofOf } from '../../shared/receipt/receipt.fixtures.ts';
import { arranged, filled, photo, record, returned, signUpStory } from './sign-up.fixtures.ts';
import { atConfirm, begin, begins, freshDevice, show, submit } from './testing/visit-kit.tsx';

beforeEach(freshDevice);

describe('the notices', () => {
  it('/practiceSignUp the button says how long they are still to be read, by the server’s clock', async () => {
    const { fixtures } = signUpStory({ batch: { readSeconds: 10 } });
    await show(fixtures);
    await expect.element(page.getByText(/^请先读完，还有 (9|10|11) 秒$/)).toBeVisible();
    await begin();
    await expect.element(page.getByLabelText('姓名')).not.toBeInTheDocument();
  });

  it('/practiceSignUp E: the server’s words are shown when it refuses to begin', async () => {
    const early = refuses(startSignUp, errorCode.stateForbids, '请先阅读报名须知，还有 2 秒');
    await show([early, ...signUpStory().fixtures], { student: storyStudent });
    await begin();
    await expect.element(page.getByRole('alert')).toHaveTextContent('请先阅读报名须知，还有 2 秒');
  });
});

describe('the form', () => {
  it('/practiceSignUp a course whose theory is not passed says why, and cannot be ticked', async () => {
    await show(signUpStory().fixtures, { student: storyStudent });
    await begin();
    const course = page.getByRole('checkbox', { name: /13004/ });
    await course.click({ force: true });
    await expect.element(course).not.toBeChecked();
    await expect.element(page.getByText(/对应理论课 13003 尚无合格成绩（最近一次 59.5 分）/)).toBeVisible();
  });

  it('/practiceSignUp a course says how it is examined, and what to bring', async () => {
    await show(signUpStory().fixtures, { student: storyStudent });
    await begin();
    await expect.element(page.getByText(/^\d 学分，上机、答辩，带课程设计报告$/)).toBeVisible();
    await expect.element(page.getByText(/^\d 学分，上机$/).first()).toBeVisible();
  });

  it('/practiceSignUp a choice is saved on the server with the ticket, and the sum is beside it', async () => {
    const payloads: { document: { courseCodes: string[] } }[] = [];
    const { fixtures } = signUpStory();
    const save = answers(saveSignUpDraftNLog, (payload) => {
      payloads.push(payload);
      return { revision: payloads.length, savedTime: '2026-11-21 20:14:33' };
    });
    await show([save, ...fixtures], { student: storyStudent });
    await begin();
    await page.getByRole('checkbox', { name: /13014/ }).click({ force: true });
    await expect.element(page.getByText('已存到服务器 20:14:33').first()).toBeVisible();
    await expect.element(page.getByText('1 门，60 元')).toBeVisible();
    expect(payloads.at(-1)).toMatchObject({ guestTicket: 'ticket', document: { courseCodes: ['13014'] } });
  });

  it('/practiceSignUp a draft that is refused because the proof is over is saved after another one', async () => {
    let isOver = true;
    const payloads: { document: { courseCodes: string[] } }[] = [];
    const { fixtures } = signUpStory();
    const over = refuses(saveSignUpDraftNLog, errorCode.smsCodeWrong, '本人核验已超过 20 分钟');
    const save = answers(saveSignUpDraftNLog, (payload) => {
      payloads.push(payload);
      return { revision: 1, savedTime: '2026-11-21 20:14:33' };
    });
    const { path } = saveSignUpDraftNLog;
    const reply: Fixture['reply'] = (payload) => (isOver ? over : save).reply(payload);
    await show([{ path, reply }, ...fixtures], { student: storyStudent });
    await begin();
    await page.getByRole('checkbox', { name: /13014/ }).click({ force: true });
    await expect.element(page.getByText('本人核验已超过 20 分钟。')).toBeVisible();
    isOver = false;
    await page.getByRole('button', { name: '继续办理' }).click();
    await expect.element(page.getByText('已存到服务器 20:14:33').first()).toBeVisible();
    await expect.element(page.getByText('本人核验已超过 20 分钟。')).not.toBeInTheDocument();
    expect(payloads).toMatchObject([{ document: { courseCodes: ['13014'] } }]);
  });

  it('/practiceSignUp without a course and a site the next step is refused at their fields', async () => {
    await show(signUpStory().fixtures, { student: storyStudent });
    await begin();
    await page.getByRole('button', { name: '下一步，传照片' }).click();
    await expect.element(page.getByText('请选择要报的课程')).toBeVisible();
    await expect.element(page.getByText('请选择考点')).toBeVisible();
  });
});

describe('a draft that is older than the batch', () => {
  it('/practiceSignUp a course that is examined no more says so, and the rest stays', async () => {
    const { fixtures } = signUpStory({
      document: { ...filled, courseCodes: ['13014', '99999'] },
      opened: { photos: [photo] },
    });
    await show(fixtures, { student: storyStudent });
    await begin();
    await page.getByRole('button', { name: '下一步，传照片' }).click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('99999 本批次不再考核，请去掉；其余内容还在');
    await page.getByRole('checkbox', { name: '99999' }).click({ force: true });
    await expect.element(page.getByRole('checkbox', { name: /13014/ })).toBeChecked();
    await page.getByRole('button', { name: '下一步，传照片' }).click();
    await expect.element(page.getByRole('heading', { name: '已选的照片' })).toBeVisible();
  });

  it('/practiceSignUp while nothing is chosen no fee is spoken of beside the button', async () => {
    await show(signUpStory().fixtures, { student: storyStudent });
    await begin();
    await expect.element(page.getByText('还没有选课程')).toBeVisible();
    await expect.element(page.getByText(/0 门/)).not.toBeInTheDocument();
  });
});

describe('another device', () => {
  /** It has saved `document` meanwhile, and every submission is counted. */
  const meanwhile = (document: object, opened: OpenedSignUp) => {
    const payloads: object[] = [];
    const savedTime = '2026-11-21 20:14:40' as const;
    const draft = { document: { ...filled, ...document }, revision: 5, savedTime };
    const conflict = refuses(saveSignUpDraftNLog, errorCode.conflict, '草稿已在其他设备更新');
    const saved = answers(saveSignUpDraftNLog, ({ revision }) => ({ revision: revision + 1, savedTime }));
    const { signUpId, signUpNo, status, payDeadline } = record;
    let hasSaved = false;
    const fixtures: Fixture[] = [
      {
        path: saveSignUpDraftNLog.path,
        reply: (payload) => {
          hasSaved = true;
          return ((payload as { revision: number }).revision < draft.revision ? conflict : saved).reply(
            payload,
          );
        },
      },
      answers(refreshSignUpNLog, () => (hasSaved ? { ...opened, draft } : opened)),
      answers(submitSignUpNLog, (payload) => {
        payloads.push(payload);
        return { signUpId, signUpNo, status, payDeadline, credited: 0, ...proofOf(signUpNo) };
      }),
    ];
    return { fixtures, payloads };
  };

  it('/practiceSignUp a remark that was changed on both is asked before anything is submitted', async () => {
    const { opened } = signUpStory({ document: filled, opened: { photos: [photo] } });
    const { fixtures, payloads } = meanwhile({ remark: '听障，坐前排' }, opened);
    await atConfirm(fixtures);
    await page.getByLabelText('备注（可不填）').fill('轮椅');
    await submit();
    await expect.element(page.getByText('有 1 项在其他设备也改过，请各选一份。')).toBeVisible();
    await page.getByRole('button', { name: '提交报名，120 元' }).click();
    await expect.element(page.getByText('请先在上面选好其他设备也改过的内容')).toBeVisible();
    expect(payloads).toEqual([]);
  });

  it('/practiceSignUp a change that was merged is read before it is submitted', async () => {
    const { opened } = signUpStory({ document: filled, opened: { photos: [photo] } });
    const { fixtures, payloads } = meanwhile({ studyUnit: '江澜培训中心' }, opened);
    await atConfirm(fixtures);
    await page.getByLabelText('备注（可不填）').fill('轮椅');
    await submit();
    await expect.element(page.getByText('其他设备刚改过内容，已经合到这一页，请再核对一遍。')).toBeVisible();
    expect(payloads).toEqual([]);
    await page.getByRole('button', { name: '提交报名，120 元' }).click();
    await expect.poll(() => payloads).toMatchObject([{ remark: '轮椅', studyUnit: '江澜培训中心' }]);
  });

  it('/practiceSignUp what is typed while the draft is saved is submitted, and no other device is spoken of', async () => {
    const { fixtures, payloads } = meanwhile({}, signUpStory({ document: filled }).opened);
    const savedTime = '2026-11-21 20:14:40' as const;
    const save = held(
      answers(saveSignUpDraftNLog, ({ revision }) => ({ revision: revision + 1, savedTime })),
    );
    await atConfirm([save, ...fixtures]);
    await page.getByLabelText('备注（可不填）').fill('轮');
    await submit();
    await expect.element(page.getByRole('button', { name: '提交中…' })).toBeVisible();
    await page.getByLabelText('备注（可不填）').fill('轮椅');
    save.let();
    await expect.poll(() => payloads).toMatchObject([{ remark: '轮椅' }]);
  });
});

describe('the submission', () => {
  it('/practiceSignUp sends the fee that was read, and shows the receipt', async () => {
    const payloads: object[] = [];
    const done = answers(submitSignUpNLog, (payload) => {
      payloads.push(payload);
      const { signUpId, signUpNo, status, payDeadline } = record;
      return { signUpId, signUpNo, status, payDeadline, credited: 0, ...proofOf(signUpNo) };
    });
    await atConfirm([done]);
    await page.getByRole('button', { name: '提交报名，120 元' }).click();
    await expect.element(page.getByText('请先勾选承诺')).toBeVisible();
    await submit();
    await expect.element(page.getByRole('heading', { name: '已提交，等你缴费' })).toBeVisible();
    await expect.element(page.getByText(/^请在 2026年11月21日（周六）21:12 前缴费/)).toBeVisible();
    expect(payloads).toMatchObject([
      {
        courseCodes: ['13014', '02334'],
        photoFileId: 'photo-1',
        fee: 12_000,
        agree: true,
        guestTicket: 'ticket',
      },
    ]);
  });

  it('/practiceSignUp E: a course that has become full is said where courses are chosen, and the rest stays', async () => {
    const text = '“软件工程（实践）”名额刚刚报满，请重新选择；其余内容还在';
    const way = { kind: 'NONE', because: 'BESIDE' };
    const full = refuses(submitSignUpNLog, errorCode.taken, text, {
      nextTime: null,
      way,
      courseCode: '02334',
    });
    await atConfirm([full]);
    await submit();
    await expect.element(page.getByRole('heading', { name: '选要报的课程' })).toBeVisible();
    await expect.element(page.getByRole('alert')).toHaveTextContent(text);
    await expect.element(page.getByRole('checkbox', { name: /13014/ })).toBeChecked();
  });

  it('/practiceSignUp a proof that is over asks for another one in place, and nothing is lost', async () => {
    const over = refuses(submitSignUpNLog, errorCode.smsCodeWrong, '本人核验已超过 20 分钟', {
      fieldErrors: { smsCode: '请重新获取短信验证码' },
    });
    await atConfirm([over]);
    await submit();
    await expect.element(page.getByText('本人核验已超过 20 分钟。')).toBeVisible();
    await page.getByRole('button', { name: '继续办理' }).click();
    await expect.element(page.getByText('本人核验已超过 20 分钟。')).not.toBeInTheDocument();
    await expect.element(page.getByText('13014 高级语言程序设计（实践）').first()).toBeVisible();
  });
});

describe('the window', () => {
  it('/practiceSignUp S: closes by the server’s clock while the page is open', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const open = signUpStory();
    const closed = signUpStory({ batch: { ...open.batch, status: 'CLOSED' } });
    const [before, ...others] = open.fixtures;
    let isOver = false;
    const reply: Fixture['reply'] = (payload) =>
      (isOver ? closed.fixtures[0] : before)?.reply(payload) ?? new Response();
    await show([{ path: before?.path ?? '', reply }, ...others]);
    await expect.element(begins).toBeVisible();
    isOver = true;
    vi.setSystemTime(Date.now() + 6 * 24 * 3_600_000);
    vi.advanceTimersByTime(15_000);
    await expect.element(page.getByText(/^报名已截止/)).toBeVisible();
    await expect.element(begins).not.toBeInTheDocument();
  });

  it('/practiceSignUp S: a batch that is over says so, and one with seats leads to the ticket', async () => {
    const { batch } = signUpStory();
    const arrangedBatch = {
      ...batch,
      status: 'ARRANGED' as const,
      ticketOpenTime: '2026-11-20 09:00:00' as const,
    };
    const screen = await show(signUpStory({ batch: arrangedBatch }).fixtures);
    await expect
      .element(page.getByRole('link', { name: '去打印准考证' }))
      .toHaveAttribute('href', '/reviews/practice/ticket');
    await screen.unmount();
    await show(signUpStory({ batch: { status: 'OVER' } }).fixtures);
    await expect.element(page.getByText('2026年下半年实践考核已结束。')).toBeVisible();
  });
});

describe('the record', () => {
  it('/practiceSignUp 我的报名 needs no code where somebody is logged in', async () => {
    await show(signUpStory({ own: 'UNPAID', opened: { record } }).fixtures, {
      student: storyStudent,
      path: '/practiceSignUp?tab=record',
    });
    await page.getByRole('button', { name: '查看我的报名' }).click();
    await expect.element(page.getByRole('heading', { name: '还没有缴费：120 元' })).toBeVisible();
  });

  it('/practiceSignUp an approved one says that it is signed up for, not that nothing can be', async () => {
    const way = { kind: 'NONE' as const, because: 'BESIDE' as const };
    const obstacle = { reason: '报名已审核通过，不能再修改', nextTime: null, way };
    await show(signUpStory({ opened: { record: arranged, obstacle } }).fixtures, { student: storyStudent });
    await begin();
    await page.getByRole('tab', { name: '报名', exact: true }).click();
    await expect.element(page.getByText(/，已经报名，现在不能改。$/)).toBeVisible();
  });

  it('/practiceSignUp the form on paper has 报考层次 and 助学单位', async () => {
    const document = { ...filled, studyUnit: '江澜培训中心' };
    await show(signUpStory({ opened: { record: { ...record, document } } }).fixtures, {
      student: storyStudent,
    });
    await begin();
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    onTestFinished(() => print.mockRestore());
    await page.getByRole('button', { name: '打印报名表' }).click();
    await expect.poll(() => print).toHaveBeenCalled();
    await expect.element(page.getByText('报考层次')).toBeInTheDocument();
    await expect.element(page.getByText('江澜培训中心')).toBeInTheDocument();
    window.dispatchEvent(new Event('afterprint'));
  });

  it('/practiceSignUp what was returned and changed stands in red beside what it was', async () => {
    const another = { ...photo, fileId: 'photo-2' };
    const document = { ...filled, courseCodes: ['13014'], photoFileId: another.fileId };
    await show(signUpStory({ document, opened: { photos: [another], record: returned } }).fixtures, {
      student: storyStudent,
    });
    await begin();
    await page.getByRole('tab', { name: '报名', exact: true }).click();
    await expect.element(page.getByText('原为 02334 软件工程（实践）')).toBeVisible();
  });

  it('/practiceSignUp after it was taken back the tab 报名 has the form, not the receipt', async () => {
    let shown: typeof record | null = null;
    const { fixtures, opened } = signUpStory({ document: filled, opened: { photos: [photo] } });
    const { signUpId, signUpNo, payDeadline } = record;
    const calls = [
      answers(submitSignUpNLog, () => {
        shown = record;
        return {
          signUpId,
          signUpNo,
          status: 'UNPAID' as const,
          payDeadline,
          credited: 0,
          ...proofOf(signUpNo),
        };
      }),
      answers(cancelSignUpNLog, () => {
        shown = { ...record, status: 'CANCELLED', editable: false, cancellable: false };
        return { status: 'CANCELLED' as const, refund: 0 };
      }),
      answers(refreshSignUpNLog, () => ({ ...opened, record: shown })),
    ];
    await show([...calls, ...fixtures], { student: storyStudent });
    await begin();
    await submit();
    await expect.element(page.getByRole('heading', { name: '已提交，等你缴费' })).toBeVisible();
    await page.getByRole('tab', { name: '我的报名' }).click();
    await page.getByRole('button', { name: '撤销报名' }).click();
    await page.getByRole('button', { name: '撤销报名' }).click();
    await expect.element(page.getByRole('heading', { name: '报名已撤销' })).toBeVisible();
    await page.getByRole('tab', { name: '报名', exact: true }).click();
    await expect.element(page.getByRole('heading', { name: '请逐项核对' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: '已提交，等你缴费' })).not.toBeInTheDocument();
  });

  it('/practiceSignUp is taken back after a question in its place', async () => {
    const payloads: object[] = [];
    let status: 'UNPAID' | 'CANCELLED' = 'UNPAID';
    const { fixtures, opened } = signUpStory({ opened: { record } });
    const cancel = answers(cancelSignUpNLog, (payload) => {
      payloads.push(payload);
      status = 'CANCELLED';
      return { status: 'CANCELLED' as const, refund: 0 };
    });
    const now = answers(refreshSignUpNLog, () => ({
      ...opened,
      record: { ...record, status, editable: status === 'UNPAID', cancellable: status === 'UNPAID' },
    }));
    await show([cancel, now, ...fixtures], { student: storyStudent });
    await begin();
    await page.getByRole('button', { name: '撤销报名' }).click();
    await expect.element(page.getByText(/名额马上让给别人/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(payloads).toEqual([]);
    await page.getByRole('button', { name: '撤销报名' }).click();
    await page.getByRole('button', { name: '撤销报名' }).click();
    await expect.element(page.getByRole('heading', { name: '报名已撤销' })).toBeVisible();
    expect(payloads).toMatchObject([{ signUpId: 'sign-up-1', guestTicket: 'ticket' }]);
  });
});
