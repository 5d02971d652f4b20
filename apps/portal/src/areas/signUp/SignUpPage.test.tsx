import { errorCode } from '@qianwei/api/contract/envelope';
import { getSmsCodeNLog } from '@qianwei/api/contract/login';
import {
  getSignUpRecordNLog,
  refreshSignUpNLog,
  startSignUp,
  startSignUpNLog,
} from '@qianwei/api/contract/sign-up/open';
import {
  cancelSignUpNLog,
  saveSignUpDraftNLog,
  submitSignUpNLog,
} from '@qianwei/api/contract/sign-up/submit';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, refuses, storyStudent } from '../../shared/client/story-client.tsx';
import { forgetDrafts } from '../../shared/draft/draft-store.ts';
import { guestOwner } from '../../shared/draft/draft-view.ts';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import { proofOf } from '../../shared/receipt/receipt.fixtures.ts';
import { captchaShown } from '../../shared/testing/captcha-shown.ts';
import PracticeSignUpPage from './PracticeSignUpPage.tsx';
import { filled, photo, record, type SignUpStory, signUpStory } from './sign-up.fixtures.ts';

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

const begin = () => page.getByRole('button', { name: '已认真阅读并同意，开始报名' }).click();

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
    await captchaShown();
    await page.getByLabelText('图形验证码', { exact: true }).fill('K7wp');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByLabelText('短信验证码').fill('402718');
    await page.getByRole('button', { name: '下一步，选课程' }).click();
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
    await captchaShown();
    await page.getByLabelText('图形验证码', { exact: true }).fill('K7wp');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByLabelText('短信验证码').fill('402718');
    await page.getByRole('button', { name: '查看我的报名' }).click();
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

describe('the record', () => {
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
