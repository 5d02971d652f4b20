import { errorCode } from '@qianwei/api/contract/envelope';
import { getSmsCodeNLog } from '@qianwei/api/contract/login';
import {
  getSignUpRecordNLog,
  type OpenedSignUp,
  refreshSignUpNLog,
  startSignUp,
  startSignUpNLog,
} from '@qianwei/api/contract/sign-up/open';
import {
  cancelSignUpNLog,
  saveSignUpDraftNLog,
  submitSignUpNLog,
} from '@qianwei/api/contract/sign-up/submit';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, refuses, storyStudent } from '../../shared/client/story-client.tsx';
import { createDraftStore, forgetDrafts } from '../../shared/draft/draft-store.ts';
import { guestOwner } from '../../shared/draft/draft-view.ts';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import { proofOf } from '../../shared/receipt/receipt.fixtures.ts';
import { captchaShown } from '../../shared/testing/captcha-shown.ts';
import PracticeSignUpPage from './PracticeSignUpPage.tsx';
import {
  arranged,
  filled,
  photo,
  record,
  returned,
  type SignUpStory,
  signUpStory,
} from './sign-up.fixtures.ts';

beforeEach(async () => {
  await page.viewport(1280, 900);
  await forgetDrafts(guestOwner);
});

const show = (
  fixtures: readonly Fixture[],
  { student = null, path = '/practiceSignUp' }: { student?: typeof storyStudent | null; path?: string } = {},
) =>
  render(
    <StoryPage fixtures={fixtures} path={path} route="/practiceSignUp" student={student}>
      <PracticeSignUpPage />
    </StoryPage>,
  );

const begins = page.getByRole('button', { name: '已认真阅读并同意，开始报名' });
const begin = () => begins.click();

/** 周子墨, logged in, at the last step; `first` are calls that answer otherwise. */
async function atConfirm(first: readonly Fixture[], story: SignUpStory = {}) {
  const { fixtures, ...rest } = signUpStory({ document: filled, opened: { photos: [photo] }, ...story });
  const screen = await show([...first, ...fixtures], { student: storyStudent });
  await begin();
  await expect.element(page.getByRole('heading', { name: '请逐项核对' })).toBeVisible();
  return { screen, ...rest };
}

const submit = async () => {
  await page.getByRole('checkbox', { name: /以上内容真实/ }).click({ force: true });
  await page.getByRole('button', { name: '提交报名，120 元' }).click();
};

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

describe('the identity', () => {
  const sent = answers(getSmsCodeNLog, {
    expireSeconds: 300,
    resendSeconds: 60,
    mobileMasked: '154****0002',
  });

  /** Asks for a code and types it in. */
  const prove = async (button: string) => {
    await captchaShown();
    await page.getByLabelText('图形验证码', { exact: true }).fill('K7wp');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByLabelText('短信验证码').fill('402718');
    await page.getByRole('button', { name: button }).click();
  };

  it('/practiceSignUp 2.2 a field says what is wrong when it is left, and not before', async () => {
    await show(signUpStory().fixtures);
    await begin();
    await page.getByLabelText('身份证号').fill('320198199809170336');
    await expect.element(page.getByText(/校验位不正确/)).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(page.getByText('身份证号校验位不正确，请核对最后一位')).toBeVisible();
    await page.getByLabelText('身份证号').fill('320198199809170335');
    await expect.element(page.getByText(/校验位不正确/)).not.toBeInTheDocument();
  });

  it('/practiceSignUp 清空并退出 from a record takes everything of visitors from the device', async () => {
    const kept = createDraftStore({ owner: guestOwner, draftKey: 'PRACTICE:1:abc' }, { onDamaged: () => {} });
    const remark = { document: { remark: '轮椅' }, base: {}, revision: 0, savedAt: null };
    await kept.keep({ ...remark, editedAt: {}, sent: {} });
    await show([sent, ...signUpStory({ opened: { record } }).fixtures], {
      path: '/practiceSignUp?tab=record',
    });
    await page.getByLabelText('手机号').fill('15400000002');
    await prove('查看我的报名');
    await page.getByRole('button', { name: '清空并退出' }).click();
    await expect.element(begins).toBeVisible();
    const after = createDraftStore(
      { owner: guestOwner, draftKey: 'PRACTICE:1:abc' },
      { onDamaged: () => {} },
    );
    expect(await after.read()).toBeNull();
  });

  it('/practiceSignUp after a submission nothing of the identity is prefilled for the next at this device', async () => {
    const { fixtures, opened } = signUpStory({ document: filled, opened: { photos: [photo] } });
    const { signUpId, signUpNo, status, payDeadline } = record;
    const done = { signUpId, signUpNo, status, payDeadline, ...proofOf(signUpNo) };
    const calls = [answers(startSignUpNLog, opened), answers(submitSignUpNLog, done), sent, ...fixtures];
    const screen = await show(calls);
    await begin();
    await fill();
    await prove('下一步，选课程');
    await submit();
    await expect.element(page.getByRole('heading', { name: '已提交，等你缴费' })).toBeVisible();
    await screen.unmount();
    await show(calls);
    await begin();
    for (const label of ['姓名', '身份证号', '准考证号', '手机号'])
      await expect.element(page.getByLabelText(label)).toHaveValue('');
  });

  const fill = async () => {
    await page.getByLabelText('姓名').fill('周子墨');
    await page.getByLabelText('身份证号').fill('320198 19980917 0335');
    await page.getByLabelText('准考证号').fill('013224200002');
    await page.getByLabelText('手机号').fill('154 0000 0002');
  };

  it('/practiceSignUp is checked at its fields before anything is sent', async () => {
    await show(signUpStory().fixtures);
    await begin();
    await page.getByLabelText('身份证号').fill('320198199809170336');
    await page.getByRole('button', { name: '下一步，选课程' }).click();
    await expect.element(page.getByText('请输入姓名')).toBeVisible();
    await expect.element(page.getByText('身份证号校验位不正确，请核对最后一位')).toBeVisible();
    await expect.element(page.getByText('请输入准考证号')).toBeVisible();
  });

  it('/practiceSignUp sends what was typed, and none of it is in the address or readable on the device', async () => {
    const payloads: object[] = [];
    const { fixtures, opened, batch } = signUpStory();
    const start = answers(startSignUpNLog, (payload) => {
      payloads.push(payload);
      return opened;
    });
    await show([start, sent, ...fixtures]);
    await begin();
    await fill();
    await prove('下一步，选课程');
    await expect.element(page.getByRole('heading', { name: '选要报的课程' })).toBeVisible();
    expect(payloads).toMatchObject([
      {
        ...{ type: 'PRACTICE', batchId: batch.batchId, guestTicket: 'ticket', name: '周子墨' },
        ...{ idCard: '320198199809170335', mobile: '15400000002', smsCode: '402718', codeKey: 'k' },
      },
    ]);
    const kept = `${location.href}${JSON.stringify(sessionStorage)}${JSON.stringify({ ...localStorage, qianwei_sms_PRACTICE_SIGNUP: '' })}`;
    expect(kept).not.toMatch(/周子墨|0335/);
  });

  it('/practiceSignUp what was typed before the code is there after a reload', async () => {
    const { fixtures } = signUpStory();
    const screen = await show(fixtures);
    await begin();
    await fill();
    await expect.element(page.getByLabelText('手机号')).toHaveValue('154 0000 0002');
    await screen.unmount();
    await show(fixtures);
    await begin();
    await expect.element(page.getByLabelText('姓名')).toHaveValue('周子墨');
    await expect.element(page.getByLabelText('准考证号')).toHaveValue('013224200002');
  });

  it('/practiceSignUp a number with several 考籍 is asked which one', async () => {
    const payloads: object[] = [];
    const { fixtures, opened } = signUpStory({ opened: { record } });
    const candidates = [
      { majorId: 'm-1', name: '何*静', majorName: '会计学', examineeNo: '0132****0010' },
      { majorId: 'm-2', name: '何*静', majorName: '学前教育', examineeNo: '0132****0011' },
    ];
    const find = answers(getSignUpRecordNLog, (payload) => {
      payloads.push(payload);
      return payload.majorId === undefined ? { candidates } : opened;
    });
    await show([find, sent, ...fixtures], { path: '/practiceSignUp?tab=record' });
    await page.getByLabelText('手机号').fill('15400000010');
    await prove('查看我的报名');
    await page.getByRole('radio', { name: /学前教育/ }).click({ force: true });
    await page.getByRole('button', { name: '查看我的报名' }).click();
    await expect.element(page.getByRole('heading', { name: '还没有缴费：120 元' })).toBeVisible();
    expect(payloads).toMatchObject([{ mobile: '15400000010' }, { majorId: 'm-2' }]);
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
        return { signUpId, signUpNo, status, payDeadline, ...proofOf(signUpNo) };
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
});

describe('the submission', () => {
  it('/practiceSignUp sends the fee that was read, and shows the receipt', async () => {
    const payloads: object[] = [];
    const done = answers(submitSignUpNLog, (payload) => {
      payloads.push(payload);
      const { signUpId, signUpNo, status, payDeadline } = record;
      return { signUpId, signUpNo, status, payDeadline, ...proofOf(signUpNo) };
    });
    await atConfirm([done]);
    await page.getByRole('button', { name: '提交报名，120 元' }).click();
    await expect.element(page.getByText('请先勾选承诺')).toBeVisible();
    await submit();
    await expect.element(page.getByRole('heading', { name: '已提交，等你缴费' })).toBeVisible();
    await expect.element(page.getByText('2026年11月21日（周六）21:12').first()).toBeVisible();
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
    await show(signUpStory({ opened: { record } }).fixtures, {
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
    const document = { ...filled, courseCodes: ['13014'] };
    await show(signUpStory({ document, opened: { photos: [photo], record: returned } }).fixtures, {
      student: storyStudent,
    });
    await begin();
    await page.getByRole('tab', { name: '报名', exact: true }).click();
    await expect.element(page.getByText('原为 02334 软件工程（实践）')).toBeVisible();
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
