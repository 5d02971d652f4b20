import { errorCode } from '@qianwei/api/contract/envelope';
import { getCode, loginManyWay } from '@qianwei/api/contract/login';
import { getPublicServiceListNLog } from '@qianwei/api/contract/public-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answers, hangs, offline, refuses, StoryApp } from '../../shared/story-client.tsx';
import LoginPage from './LoginPage.tsx';

export default {
  component: StoryApp,
  args: { children: <LoginPage />, path: '/login', student: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryApp>;

type Story = StoryObj<typeof StoryApp>;

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 112 48'%3E%3Ctext x='14' y='33' font-size='26'%3EK7wp%3C/text%3E%3C/svg%3E";
const captcha = answers(getCode, { codeKey: 'k', image: picture, expireSeconds: 300 });
const window = { batchName: '', startTime: null, endTime: null };
const services = answers(getPublicServiceListNLog, {
  list: [
    { ...window, code: 'PRACTICE_SIGNUP', status: 'OPEN', endTime: '2026-11-26 17:00:00' },
    { ...window, code: 'ENGLISH_TICKET', status: 'OPEN', batchName: '11月批' },
    { ...window, code: 'ENGLISH_SCORE', status: 'OPEN', batchName: '5月批' },
    { ...window, code: 'PRACTICE_TICKET', status: 'UPCOMING', startTime: '2026-12-12 09:00:00' },
    { ...window, code: 'ENGLISH_SIGNUP', status: 'CLOSED', startTime: '2027-03-01 09:00:00' },
    { ...window, code: 'SEARCH_ID', status: 'ALWAYS' },
  ],
  maintenance: null,
  serverTime: '2026-11-21 20:14:00',
  demo: false,
});

export const Default: Story = { args: { fixtures: [services, captcha] } };
export const Playground: Story = { ...Default, tags: ['!test'] };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
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
