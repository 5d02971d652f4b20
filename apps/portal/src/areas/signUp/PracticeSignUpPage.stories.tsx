import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storyStudent } from '../../shared/client/story-client.tsx';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import PracticeSignUpPage from './PracticeSignUpPage.tsx';
import { arranged, filled, photo, record, returned, signUpStory } from './sign-up.fixtures.ts';

export default {
  component: StoryPage,
  args: {
    children: <PracticeSignUpPage />,
    path: '/practiceSignUp',
    route: '/practiceSignUp',
    student: null,
    fixtures: signUpStory().fixtures,
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

const begin = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: '已认真阅读并同意，开始报名' }));

/** A student who is logged in, after the notices. */
const opensAt =
  (heading: string): Story['play'] =>
  async ({ canvasElement }) => {
    await begin(canvasElement);
    await expect(await within(canvasElement).findByRole('heading', { name: heading })).toBeVisible();
  };

/** The notices, which could be read long enough. */
export const Notices: Story = {};

/** 身份: who signs up. */
export const Identity: Story = {
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    await expect(await within(canvasElement).findByLabelText('准考证号')).toBeVisible();
  },
};

/** 课程: two that can be chosen, four that cannot, each with its reason. */
export const Courses: Story = {
  args: { student: storyStudent, fixtures: signUpStory().fixtures },
  play: opensAt('选要报的课程'),
};

/** 照片: two that were checked before. */
export const Photo: Story = {
  args: {
    student: storyStudent,
    fixtures: signUpStory({
      document: { ...filled, photoFileId: '' },
      opened: { photos: [photo, { ...photo, fileId: 'photo-2', storedTime: '2026-03-01 09:00:00' }] },
    }).fixtures,
  },
  play: opensAt('上传证件照'),
};

/** 确认: everything once more. */
export const Confirm: Story = {
  args: {
    student: storyStudent,
    fixtures: signUpStory({ document: filled, opened: { photos: [photo] } }).fixtures,
  },
  play: opensAt('请逐项核对'),
};

/** 我的报名 waits for its payment. */
export const Unpaid: Story = {
  args: { student: storyStudent, fixtures: signUpStory({ opened: { record } }).fixtures },
  play: opensAt('还没有缴费：120 元'),
};

/** Returned for its photo: the reason, and the way to mend it. */
export const Returned: Story = {
  args: { student: storyStudent, fixtures: signUpStory({ opened: { record: returned } }).fixtures },
  play: opensAt('退回修改：改好照片就能重新提交'),
};

/** Rooms and seats are published. */
export const Arranged: Story = {
  args: { student: storyStudent, fixtures: signUpStory({ opened: { record: arranged } }).fixtures },
  play: opensAt('考场和座位已排好'),
};

/** Nothing can be signed up for now. */
export const NoBatch: Story = {
  args: { fixtures: signUpStory({ config: { batch: null } }).fixtures },
};

export const Playground: Story = { tags: ['!test'] };
