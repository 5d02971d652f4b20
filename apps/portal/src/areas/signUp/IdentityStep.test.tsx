import { getSmsCodeNLog } from '@qianwei/api/contract/login';
import { getSignUpRecordNLog, startSignUp, startSignUpNLog } from '@qianwei/api/contract/sign-up/open';
import { submitSignUpNLog } from '@qianwei/api/contract/sign-up/submit';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answers, storyStudent } from '../../shared/client/story-client.tsx';
import { createDraftStore } from '../../shared/draft/draft-store.ts';
import { guestOwner } from '../../shared/draft/draft-view.ts';
import { proofOf } from '../../shared/receipt/receipt.fixtures.ts';
import { filled, photo, record, signUpStory } from './sign-up.fixtures.ts';
import { begin, begins, freshDevice, prove, show, showTab, submit } from './testing/visit-kit.tsx';

beforeEach(freshDevice);

describe('the identity', () => {
  const sent = answers(getSmsCodeNLog, {
    expireSeconds: 300,
    resendSeconds: 60,
    mobileMasked: '154****0002',
  });

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

  it('/practiceSignUp in 特大 on a phone no label is broken by the link beside it', async () => {
    document.documentElement.dataset.text = 'huge';
    onTestFinished(() => {
      delete document.documentElement.dataset.text;
    });
    // A phone of 360 px without the margins of the portal.
    await page.viewport(320, 640);
    await show(signUpStory().fixtures);
    await begin();
    await expect.element(page.getByLabelText('准考证号')).toBeVisible();
    const text = document.createRange();
    text.selectNodeContents(page.getByText('准考证号', { exact: true }).element());
    expect(text.getClientRects()).toHaveLength(1);
  });

  it('/practiceSignUp 清空并退出 from a record takes what a visitor typed for this exam from the device', async () => {
    const kept = createDraftStore({ owner: guestOwner, draftKey: 'PRACTICE:1:abc' }, { onDamaged: () => {} });
    const remark = { document: { remark: '轮椅' }, base: {}, revision: 0, savedAt: null };
    await kept.keep({ ...remark, editedAt: {}, sent: {} });
    kept.close();
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

  describe('清空并退出 while another tab has a sign-up of the same exam', () => {
    const identityOnDevice = async () => {
      const draft = { owner: guestOwner, draftKey: 'PRACTICE:identity' };
      const store = createDraftStore(draft, { onDamaged: () => {} });
      const kept = await store.read();
      store.close();
      return kept?.document;
    };

    it('/practiceSignUp leaves what somebody else types there, in the tab and on the device', async () => {
      const { fixtures } = signUpStory();
      const tabs = [await showTab(fixtures), await showTab(fixtures)] as const;
      for (const tab of tabs) await tab.getByRole('button', { name: /开始报名/ }).click();
      await tabs[0].getByLabelText('姓名').fill('周子墨');
      await tabs[0].getByLabelText('手机号').fill('15400000002');
      await tabs[1].getByLabelText('姓名').fill('林静');
      await tabs[0].getByRole('button', { name: '清空并退出' }).click();
      await expect.element(tabs[0].getByRole('button', { name: /开始报名/ })).toBeVisible();
      await expect.element(tabs[1].getByLabelText('姓名')).toHaveValue('林静');
      await expect.poll(() => identityOnDevice()).toMatchObject({ name: '林静', mobile: '' });
    });

    it('/practiceSignUp takes what the same person has typed there', async () => {
      const { fixtures } = signUpStory();
      const first = await showTab(fixtures);
      await first.getByRole('button', { name: /开始报名/ }).click();
      await first.getByLabelText('姓名').fill('周子墨');
      await expect.poll(() => identityOnDevice()).toMatchObject({ name: '周子墨' });
      const second = await showTab(fixtures);
      await second.getByRole('button', { name: /开始报名/ }).click();
      await expect.element(second.getByLabelText('姓名')).toHaveValue('周子墨');
      await first.getByRole('button', { name: '清空并退出' }).click();
      await expect.element(second.getByLabelText('姓名')).toHaveValue('');
      await expect.poll(() => identityOnDevice()).toBeUndefined();
    });

    it('/practiceSignUp of a student who is logged in leaves what a visitor types', async () => {
      const { fixtures, batch } = signUpStory();
      const { batchId } = batch;
      const submitted = signUpStory({ batch: { batchId }, own: record.status, opened: { record } });
      const visitor = await showTab(fixtures);
      await visitor.getByRole('button', { name: /开始报名/ }).click();
      await visitor.getByLabelText('姓名').fill('林静');
      await expect.poll(() => identityOnDevice()).toMatchObject({ name: '林静' });
      const student = await showTab(submitted.fixtures, {
        student: storyStudent,
        path: '/practiceSignUp?tab=record',
      });
      await student.getByRole('button', { name: '查看我的报名' }).click();
      await student.getByRole('button', { name: '清空并退出' }).click();
      await expect.element(student.getByRole('heading', { name: /^你已报名本批次/ })).toBeVisible();
      await expect.element(visitor.getByLabelText('姓名')).toHaveValue('林静');
      expect(await identityOnDevice()).toMatchObject({ name: '林静' });
    });

    it('/practiceSignUp behind a record empties the form of the same person there', async () => {
      const { fixtures, opened, batch } = signUpStory({ opened: { photos: [photo] } });
      const submitted = signUpStory({ batch: { batchId: batch.batchId }, own: record.status });
      const form = await showTab(fixtures, { student: storyStudent });
      await form.getByRole('button', { name: /开始报名/ }).click();
      await form.getByRole('checkbox', { name: /13014/ }).click({ force: true });
      await expect.element(form.getByText('1 门，60 元')).toBeVisible();
      const recorded = answers(startSignUp, { ...opened, record });
      const other = await showTab([recorded, ...submitted.fixtures], {
        student: storyStudent,
        path: '/practiceSignUp?tab=record',
      });
      await other.getByRole('button', { name: '查看我的报名' }).click();
      await other.getByRole('button', { name: '清空并退出' }).click();
      await expect.element(form.getByText('1 门，60 元')).not.toBeInTheDocument();
    });
  });

  it('/practiceSignUp after a submission nothing of the identity is prefilled for the next at this device', async () => {
    const { fixtures, opened } = signUpStory({ document: filled, opened: { photos: [photo] } });
    const { signUpId, signUpNo, status, payDeadline } = record;
    const done = { signUpId, signUpNo, status, payDeadline, credited: 0, ...proofOf(signUpNo) };
    const calls = [answers(startSignUpNLog, opened), answers(submitSignUpNLog, done), sent, ...fixtures];
    const screen = await show(calls);
    await begin();
    await fill();
    await prove('下一步，选课程');
    await submit();
    await expect.element(page.getByRole('heading', { name: '已提交，等你缴费' })).toBeVisible();
    await screen.unmount();
    await show(calls);
    await page.getByRole('button', { name: '给另一个人报名' }).click();
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
