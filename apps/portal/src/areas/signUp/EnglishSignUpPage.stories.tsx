import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storyStudent } from '../../shared/client/story-client.tsx';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import EnglishSignUpPage from './EnglishSignUpPage.tsx';
import englishConfig from './english-config.recorded.json';
import { photo, type SignUpStory, signUpStory } from './sign-up.fixtures.ts';

const open: SignUpStory = {
  type: 'ENGLISH',
  batch: { status: 'OPEN', endTime: '2026-11-26 17:00:00' },
  opened: { obstacle: null },
};
const chosen = {
  language: 'ENGLISH' as const,
  siteId: englishConfig.batch.siteList[0]?.siteId ?? '',
  studyForm: 'SELF_STUDY' as const,
  freshGraduate: false,
  photoFileId: photo.fileId,
};

export default {
  component: StoryPage,
  args: {
    children: <EnglishSignUpPage />,
    path: '/englishSignUp',
    route: '/englishSignUp',
    student: null,
    fixtures: signUpStory({ type: 'ENGLISH' }).fixtures,
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

const opensAt =
  (heading: string): Story['play'] =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '已认真阅读并同意，开始报名' }));
    await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible();
  };

/** The sign-up is over: the next batch, and what replaces the exam. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('checkbox', { name: 'PETS-3 笔试合格' }));
    await expect(await within(canvasElement).findByText('你可以不再报名。')).toBeVisible();
  },
};

/** It has not begun. */
export const Upcoming: Story = {
  args: {
    fixtures: signUpStory({
      type: 'ENGLISH',
      batch: { status: 'UPCOMING', startTime: '2026-11-23 09:00:00', endTime: '2026-12-03 17:00:00' },
    }).fixtures,
  },
};

/** 语种和考区, one of them full. */
export const Choice: Story = {
  args: {
    student: storyStudent,
    fixtures: signUpStory({
      ...open,
      batch: {
        ...open.batch,
        siteList: englishConfig.batch.siteList.map((site, index) => ({
          ...site,
          left: index === 1 ? 0 : site.left,
        })),
      },
    }).fixtures,
  },
  play: opensAt('语种和考区'),
};

/** A result suffices already: to sign up nevertheless is confirmed. */
export const Passed: Story = {
  args: {
    student: storyStudent,
    fixtures: signUpStory({
      ...open,
      opened: { obstacle: null, photos: [photo], passed: { batchName: '2025年11月批', score: 72 } },
      document: chosen,
    }).fixtures,
  },
  play: opensAt('请逐项核对'),
};

export const Playground: Story = { tags: ['!test'] };
