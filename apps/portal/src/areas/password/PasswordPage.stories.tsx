import { getCode } from '@qianwei/api/contract/login';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryPage } from '../../shared/StoryPage.tsx';
import { answers } from '../../shared/story-client.tsx';
import PasswordPage from './PasswordPage.tsx';

export default {
  component: StoryPage,
  args: { children: <PasswordPage />, path: '/password' },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

const picture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

export const Default: Story = {};
export const Playground: Story = {};
export const Forced: Story = { args: { mustChangePassword: true } };
export const BySms: Story = {
  args: {
    path: '/password?by=sms',
    fixtures: [answers(getCode, { codeKey: 'k', image: picture, expireSeconds: 300 })],
  },
};
export const RulesTicked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('新密码'), 'Jianglan2026');
    await expect(canvas.getAllByText('，已满足')).toHaveLength(3);
  },
};
export const Different: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('原密码'), 'old');
    await userEvent.type(canvas.getByLabelText('新密码'), 'Jianglan2026');
    await userEvent.type(canvas.getByLabelText('确认新密码'), 'Jianglan2027');
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(await canvas.findByText('两次输入的新密码不一致')).toBeVisible();
  },
};
