import { getStudentDetail, updatePassword } from '@qianwei/api/contract/account';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { answers, type Fixture, refuses } from '../../shared/client/story-client.tsx';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import { captcha } from '../../shared/phone-code/story-captcha.ts';
import { storyCodes } from '../../shared/phone-code/story-codes.ts';
import { studentRecord } from '../../shared/session/student.fixtures.ts';
import PasswordPage from './PasswordPage.tsx';

const record = answers(getStudentDetail, studentRecord);

export default {
  component: StoryPage,
  args: { children: <PasswordPage />, path: '/password', fixtures: [record] },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

export const Default: Story = {};
export const Playground: Story = {};
/** The record cannot be read then: the last rule is left to the server, and says so. */
export const Forced: Story = {
  args: { mustChangePassword: true, fixtures: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('新密码'), 'Jianglan2026');
    await expect(canvasElement).toHaveTextContent('姓名拼音（提交时核对）');
  },
};
export const BySms: Story = {
  args: {
    path: '/password?by=sms',
    fixtures: [record, captcha],
  },
};
export const RulesTicked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('新密码'), 'Jianglan2026');
    await waitFor(() => expect(canvas.getAllByText('，已满足')).toHaveLength(3));
  },
};
export const Different: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('原密码'), 'old');
    await userEvent.type(canvas.getByLabelText('新密码'), 'Jianglan2026');
    await userEvent.type(canvas.getByLabelText('确认新密码'), 'Jianglan2027');
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }));
    await expect(await canvas.findByText('两次输入的新密码不一致')).toBeVisible();
  },
};

/** Fills the form in and submits it; the server then answers `reply`, and the page says `text`. */
const submits = (reply: Fixture, text: string): Story => ({
  args: { fixtures: [record, reply] },
  loaders: [async () => ({ codes: await storyCodes() })],
  render: ({ fixtures = [], ...args }, { loaded }) => (
    <StoryPage {...args} fixtures={[...fixtures, loaded.codes]} />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('原密码'), 'Demo@2026x');
    await userEvent.type(canvas.getByLabelText('新密码'), 'Jianglan2026');
    await userEvent.type(canvas.getByLabelText('确认新密码'), 'Jianglan2026');
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }));
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

export const WrongOldPassword = submits(
  refuses(updatePassword, errorCode.badParameter, '提交内容有误', {
    fieldErrors: { oldPassword: '原密码不正确' },
  }),
  '原密码不正确',
);
/** The countdown is stopped, so that its picture is always the same. */
export const Done: Story = {
  ...submits(answers(updatePassword, { needLogin: true }), '密码已修改。'),
  beforeEach: () => {
    const start = window.setInterval.bind(window);
    const spy = spyOn(window, 'setInterval').mockImplementation(((handler: TimerHandler, delay?: number) =>
      delay === 1000 ? 0 : start(handler, delay)) as typeof window.setInterval);
    return () => spy.mockRestore();
  },
};
