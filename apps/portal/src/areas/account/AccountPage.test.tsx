import {
  applyCorrection,
  getLoginLogList,
  getStudentDetail,
  kickOtherSession,
  updateMobile,
  updateStudentDetail,
} from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getSmsCodeNLog } from '@qianwei/api/contract/login';
import { upload } from '@qianwei/api/contract/upload';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, offline, refuses } from '../../shared/client/story-client.tsx';
import type { Notify } from '../../shared/page/notify.tsx';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import { captcha } from '../../shared/phone-code/story-captcha.ts';
import { studentRecord } from '../../shared/session/student.fixtures.ts';
import { captchaShown } from '../../shared/testing/captcha-shown.ts';
import AccountPage from './AccountPage.tsx';
import { correctingStudent, logins } from './account.fixtures.ts';

const log = answers(getLoginLogList, logins);
const detail = answers(getStudentDetail, studentRecord);

const show = (fixtures: Fixture[], notify?: Notify) =>
  render(
    <StoryPage fixtures={fixtures} path="/account/index" notify={notify}>
      <AccountPage />
    </StoryPage>,
  );

beforeEach(() => localStorage.clear());

describe('the record of the student', () => {
  it('masks the ID-card and both mobile numbers until the eye is pressed', async () => {
    const screen = await show([detail, log]);
    const basics = screen.getByRole('region', { name: '基本信息' });
    await expect.element(basics.getByText('3201**********0335')).toBeVisible();
    await expect.element(basics).not.toHaveTextContent(studentRecord.idCard);
    await screen.getByRole('button', { name: '显示完整证件号码' }).click();
    await expect.element(basics.getByText(studentRecord.idCard)).toBeVisible();
    await expect.element(screen.getByText('154****0002')).toBeVisible();
    await expect.element(screen.getByText('154****0092')).toBeVisible();
    await expect
      .element(screen.getByRole('region', { name: '联系方式' }))
      .not.toHaveTextContent(studentRecord.emergencyMobile);
  });

  it('saves what was edited, with the revision that was read', async () => {
    const update = vi.fn(() => ({ revision: 4, headUrl: '' }));
    const notify = vi.fn<Notify>();
    const screen = await show([detail, log, answers(updateStudentDetail, update)], notify);
    await screen.getByRole('button', { name: '编辑联系方式' }).click();
    await screen.getByRole('textbox', { name: '邮箱' }).fill('zhou@example.cn');
    await screen.getByRole('button', { name: '保存' }).click();
    await expect.poll(() => notify).toHaveBeenCalled();
    const { requestNo, sig, t, ...payload } = Object(update.mock.calls.at(0)?.at(0));
    expect(payload).toEqual({ email: 'zhou@example.cn', revision: 3 });
  });

  it('has the browser ask before the tab is closed while something is not saved, and only then', async () => {
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const screen = await show([detail, log]);
    await screen.getByRole('button', { name: '编辑联系方式' }).click();
    const email = screen.getByRole('textbox', { name: '邮箱' });
    await email.fill('zhou@example.cn');
    await expect.poll(asks).toBe(true);
    await email.fill('');
    await expect.poll(asks).toBe(false);
  });

  it('edits with the keyboard: focus goes into the form and comes back, and Escape cancels', async () => {
    const screen = await show([detail, log, answers(updateStudentDetail, { revision: 4, headUrl: '' })]);
    const edit = screen.getByRole('button', { name: '编辑联系方式' });
    await edit.click();
    const email = screen.getByRole('textbox', { name: '邮箱' });
    await expect.element(email).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(email).not.toBeInTheDocument();
    await expect.element(edit).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('button', { name: '保存' }).click();
    await expect.element(edit).toHaveFocus();
    // A choice that is open closes first.
    await screen.getByRole('button', { name: '编辑民族和政治面貌' }).click();
    const nation = screen.getByRole('button', { name: /民族/ }).first();
    await expect.element(nation).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(nation).toBeVisible();
  });

  it('asks for a whole address', async () => {
    const update = vi.fn(() => ({ revision: 4, headUrl: '' }));
    const screen = await show([detail, log, answers(updateStudentDetail, update)]);
    await screen.getByRole('button', { name: '编辑联系方式' }).click();
    await screen.getByRole('textbox', { name: '通讯地址' }).fill('abc');
    await screen.getByRole('button', { name: '保存' }).click();
    await expect.element(screen.getByText('请写明省、市、街道和门牌号')).toBeVisible();
    expect(update).not.toHaveBeenCalled();
  });

  it('FORM-3 says at the field what is wrong before anything is sent, and keeps what was typed', async () => {
    const update = vi.fn(() => ({ revision: 4, headUrl: '' }));
    const screen = await show([detail, log, answers(updateStudentDetail, update)]);
    await screen.getByRole('button', { name: '编辑联系方式' }).click();
    await screen.getByRole('textbox', { name: '邮编' }).fill('123');
    await screen.getByRole('button', { name: '保存' }).click();
    await expect.element(screen.getByText('邮政编码应为 6 位数字')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: '邮编' })).toHaveFocus();
    await expect.element(screen.getByRole('textbox', { name: '邮编' })).toHaveValue('123');
    expect(update).not.toHaveBeenCalled();
  });

  it('keeps what was typed when another device saved first, and shows what the other device wrote (1040006)', async () => {
    let now = studentRecord;
    const conflict = refuses(updateStudentDetail, errorCode.conflict, '内容已在其他设备更新，请先合并');
    const screen = await show([answers(getStudentDetail, () => now), log, conflict]);
    await screen.getByRole('button', { name: '编辑联系方式' }).click();
    await screen.getByRole('textbox', { name: '邮箱' }).fill('mine@example.cn');
    now = { ...studentRecord, email: 'theirs@example.cn', zipCode: '210046', revision: 4 };
    await screen.getByRole('button', { name: '保存' }).click();
    await expect.element(screen.getByText('内容已在其他设备更新，请先合并')).toBeVisible();
    await screen.getByRole('button', { name: '重新加载' }).click();
    await expect.element(screen.getByText('其他设备已改为“theirs@example.cn”')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: '邮箱' })).toHaveValue('mine@example.cn');
    await expect.element(screen.getByRole('textbox', { name: '邮编' })).toHaveValue('210046');
  });

  it('keeps security and display usable when the record does not load', async () => {
    const screen = await show([offline(getStudentDetail), log]);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('个人信息加载失败');
    await expect.element(screen.getByRole('button', { name: '退出其他设备' })).toBeVisible();
    await expect.element(screen.getByRole('radiogroup', { name: '文字大小' })).toBeVisible();
  });

  it('fits a phone of 360 px without sideways scrolling', async () => {
    await page.viewport(360, 740);
    const screen = await show([detail, log]);
    await expect.element(screen.getByText('154****0002')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await page.viewport(1280, 800);
  });
});

describe('security', () => {
  it('names the device of each login and marks this one', async () => {
    const screen = await show([detail, log]);
    const logins = screen.getByRole('table', { name: '最近登录' });
    await expect
      .element(logins.getByRole('row').nth(1))
      .toHaveTextContent('本次Chrome，Windows10.2.8.*密码登录');
    await expect.element(logins.getByRole('row').last()).toHaveTextContent('登录失败');
  });

  it('ends other sessions only after a confirmation', async () => {
    const kick = vi.fn(() => ({ kicked: 2 }));
    const notify = vi.fn<Notify>();
    const screen = await show([detail, log, answers(kickOtherSession, kick)], notify);
    await screen.getByRole('button', { name: '退出其他设备' }).click();
    expect(kick).not.toHaveBeenCalled();
    await screen.getByRole('alertdialog').getByRole('button', { name: '退出其他设备' }).click();
    await expect.poll(() => notify).toHaveBeenCalledWith({ type: 'success', text: '已退出 2 台其他设备' });
  });

  it('FORM-2 counts a minute down after the code for a new number, and asks for another captcha', async () => {
    const send = vi.fn(() => ({ resendSeconds: 60, expireSeconds: 300, mobileMasked: '154****0099' }));
    const screen = await show([detail, log, captcha, answers(getSmsCodeNLog, send)]);
    await screen.getByRole('button', { name: '更换手机' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '新手机号' }).fill('15400000099');
    await captchaShown();
    await dialog.getByRole('textbox', { name: '图形验证码' }).fill('ab3d');
    await dialog.getByRole('button', { name: '获取验证码' }).click();
    await expect.element(dialog.getByRole('button', { name: /\d+ 秒后重发/ })).toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: '图形验证码' })).toHaveValue('');
    expect(send.mock.calls.at(0)?.at(0)).toMatchObject({
      scene: 'MOBILE',
      mobile: '15400000099',
      code: 'ab3d',
    });
  });

  it('shows at its field that a number belongs to another account', async () => {
    const taken = refuses(updateMobile, errorCode.badParameter, '提交内容有误，请检查后重试', {
      fieldErrors: { mobile: '手机号已被其他账号使用' },
    });
    const screen = await show([detail, log, captcha, taken]);
    await screen.getByRole('button', { name: '更换手机' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('radio', { name: /原手机短信/ }).click({ force: true });
    await dialog.getByRole('textbox', { name: '原手机验证码' }).fill('123456');
    await dialog.getByRole('textbox', { name: '新手机号' }).fill('15400000003');
    await dialog.getByRole('textbox', { name: '新手机验证码' }).fill('654321');
    await dialog.getByRole('button', { name: '更换手机' }).click();
    await expect.element(dialog.getByText('手机号已被其他账号使用')).toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: '新手机号' })).toHaveValue('15400000003');
  });
});

describe('corrections', () => {
  it('shows the correction under review, and why no other one can be requested', async () => {
    const screen = await show([answers(getStudentDetail, correctingStudent), log]);
    const section = screen.getByRole('region', { name: '信息更正' });
    await expect.element(section.getByText('待审核')).toBeVisible();
    await expect.element(section.getByText('审核意见：请上传户口簿变更页')).toBeVisible();
    await expect.element(section.getByText(/审核结束后才能再申请/)).toBeVisible();
  });

  it('uploads the proof when it is chosen, and sends its id with the request', async () => {
    const ask = vi.fn(() => ({ correctionId: 'c', status: 'PENDING' as const }));
    const sent = answers(upload, {
      fileId: 'file-1',
      fileName: 'proof.png',
      fileSize: 8,
      fileType: 'image/png',
      url: '',
      sha256: '8f3a61c2d90e',
      warnings: [],
    });
    const screen = await show([detail, log, sent, answers(applyCorrection, ask)]);
    await screen.getByRole('button', { name: '申请更正' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '更正为' }).fill('周梓墨');
    await dialog.getByRole('textbox', { name: '更正原因' }).fill('身份证已更名');
    await dialog.getByRole('button', { name: '提交申请' }).click();
    await expect.element(dialog.getByText('请上传证明材料')).toBeVisible();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    const transfer = new DataTransfer();
    const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    transfer.items.add(new File([picture], 'proof.png', { type: 'image/png' }));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.element(dialog.getByText('已上传，校验码 8F3A61C2…')).toBeVisible();
    await dialog.getByRole('button', { name: '提交申请' }).click();
    await expect.poll(() => ask).toHaveBeenCalled();
    expect(ask.mock.calls.at(0)?.at(0)).toMatchObject({
      field: 'name',
      newValue: '周梓墨',
      fileIds: ['file-1'],
    });
  });
});

describe('the avatar', () => {
  it('is refused above 2 MB, and cropped to a square of 512 px before it is sent', async () => {
    const fixture: Fixture = {
      path: upload.path,
      reply: () => Promise.reject(new TypeError('Failed to fetch')),
    };
    const screen = await show([detail, log, fixture]);
    await screen.getByRole('button', { name: '上传头像' }).click();
    const choose = (file: File) => {
      const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
      const transfer = new DataTransfer();
      transfer.items.add(file);
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }));
    await expect.element(screen.getByText('头像不能超过 2MB')).toBeVisible();
    const canvas = new OffscreenCanvas(800, 600);
    canvas.getContext('2d')?.fillRect(0, 0, 800, 600);
    choose(new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' }));
    await expect.element(screen.getByRole('img', { name: /头像预览/ })).toBeVisible();
    const create = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    await screen.getByRole('button', { name: '使用这张' }).click();
    await expect.element(screen.getByText('选好的图片还在，可以再试一次。')).toBeVisible();
    const cut = create.mock.contexts[0] as HTMLCanvasElement;
    expect([cut.width, cut.height]).toEqual([512, 512]);
    create.mockRestore();
  });
});

describe('display', () => {
  it('changes text size, theme and density at once and remembers them', async () => {
    const screen = await show([detail, log]);
    const { dataset } = document.documentElement;
    await screen.getByRole('radio', { name: '特大' }).click({ force: true });
    await screen.getByRole('radio', { name: '紧凑' }).click({ force: true });
    await expect.poll(() => [dataset.text, dataset.density]).toEqual(['huge', 'compact']);
    await screen.getByRole('radio', { name: '标准' }).click({ force: true });
    await screen.getByRole('radio', { name: '宽松' }).click({ force: true });
    await expect.poll(() => [dataset.text, dataset.density]).toEqual([undefined, undefined]);
  });
});
