import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import SearchIdPage from './SearchIdPage.tsx';
import { found, nobody } from './search-id.fixtures.ts';

export default {
  component: StoryPage,
  args: { children: <SearchIdPage />, path: '/searchId', route: '/searchId', student: null, fixtures: found },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

/** `mobile` differs from story to story: a code to one number is sent once a minute. */
async function lookUp(canvasElement: HTMLElement, title: string, mobile: string) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('姓名'), '何静');
  await userEvent.type(canvas.getByLabelText('证件号'), '320198200012160848');
  await userEvent.type(canvas.getByLabelText('预留手机号'), mobile);
  await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeNull());
  await userEvent.type(canvas.getByLabelText('图形验证码'), 'K7wp');
  await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
  await canvas.findByRole('button', { name: /秒后重发/ });
  await userEvent.type(canvas.getByLabelText('短信验证码'), '830251');
  await userEvent.click(canvas.getByRole('button', { name: '查询' }));
  await expect(await canvas.findByText(title)).toBeVisible();
}

/** Nothing has been asked for. */
export const Default: Story = {};

/** Two numbers, the second of a major that is finished. */
export const Found: Story = {
  play: ({ canvasElement }) => lookUp(canvasElement, '查到 2 个考籍', '15400000010'),
};

/** Nobody: name, number or phone, all in the same words. */
export const Nobody: Story = {
  args: { fixtures: nobody },
  play: ({ canvasElement }) =>
    lookUp(canvasElement, '未查询到匹配信息，请核对姓名与证件号后重试', '15400000011'),
};

export const Playground: Story = { tags: ['!test'] };
