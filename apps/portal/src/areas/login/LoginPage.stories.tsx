import { errorCode } from '@qianwei/api/contract/envelope';
import { loginManyWay } from '@qianwei/api/contract/login';
import { getPublicServiceListNLog } from '@qianwei/api/contract/public-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  type Fixture,
  hangs,
  offline,
  refuses,
  StoryApp,
} from '../../shared/client/story-client.tsx';
import { captcha } from '../../shared/phone-code/story-captcha.ts';
import { storyCodes } from '../../shared/phone-code/story-codes.ts';
import LoginPage from './LoginPage.tsx';
import { publicServices } from './public-service.fixtures.ts';

export default {
  component: StoryApp,
  args: { children: <LoginPage />, path: '/login', student: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryApp>;

type Story = StoryObj<typeof StoryApp>;

const services = answers(getPublicServiceListNLog, publicServices);
const maintained = answers(getPublicServiceListNLog, {
  ...publicServices,
  maintenance: { startTime: '2026-11-22 00:00:00', endTime: '2026-11-22 06:00:00' },
});

export const Default: Story = { args: { fixtures: [services, captcha] } };
export const Playground: Story = { ...Default, tags: ['!test'] };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } }, tags: ['!test'] };
export const WithoutDates: Story = { args: { fixtures: [offline(getPublicServiceListNLog), captcha] } };
export const WaitingForDates: Story = { args: { fixtures: [hangs(getPublicServiceListNLog), captcha] } };
export const BySms: Story = {
  args: { fixtures: [services, captcha] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: '短信登录' }));
    await expect(await canvas.findByLabelText('手机号')).toBeVisible();
  },
};
/** The browser has solved a challenge instead of the student reading a picture. */
export const WithoutPicture: Story = {
  args: { fixtures: [services, captcha] },
  play: async (context) => {
    await BySms.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '看不清？免图片验证' }));
    await waitFor(() => expect(canvas.getAllByText('验证已完成')[0]).toBeVisible());
  },
};
export const NothingFilledIn: Story = {
  args: { fixtures: [services, refuses(loginManyWay, errorCode.badParameter, '提交内容有误，请检查后重试')] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(await canvas.findByText('请输入账号')).toBeVisible();
    await expect(canvas.getByText('请先阅读并同意协议')).toBeVisible();
    await expect(canvas.getByLabelText('账号')).toHaveFocus();
  },
};

/** Fills the form in and presses 登录; the server then answers `refusal`. */
const logsIn = (refusal: Fixture, text: string): Story => ({
  args: { fixtures: [services, refusal] },
  loaders: [async () => ({ codes: await storyCodes() })],
  render: ({ fixtures = [], ...args }, { loaded }) => (
    <StoryApp {...args} fixtures={[...fixtures, loaded.codes]} />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('账号'), '013224200002');
    await userEvent.type(canvas.getByLabelText('密码'), 'Demo@2026x');
    await userEvent.click(canvas.getByRole('checkbox', { name: /我已阅读并同意/ }));
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    // Counts and times in it are elements of their own.
    await waitFor(() => expect(canvasElement).toHaveTextContent(text));
  },
});

export const WrongPassword = logsIn(
  refuses(loginManyWay, errorCode.badParameter, '提交内容有误', {
    fieldErrors: { password: '账号或密码错误，还可尝试 3 次' },
    captchaRequired: true,
  }),
  '账号或密码错误，还可尝试 3 次',
);
export const Locked = logsIn(
  refuses(loginManyWay, errorCode.stateForbids, '账号已锁定，今晚 23:54 后可再试或使用短信登录。', {
    lockedUntil: '2026-11-21 23:54:00',
    captchaRequired: false,
  }),
  '账号已锁定，今晚 23:54 后可再试或使用短信登录。',
);
/** The server will be closed tonight: announced beside the form. */
export const Maintenance: Story = { args: { fixtures: [maintained, captcha] } };
