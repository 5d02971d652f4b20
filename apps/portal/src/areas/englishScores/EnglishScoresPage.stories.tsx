import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import EnglishScoresPage from './EnglishScoresPage.tsx';
import {
  absent,
  answering,
  failed,
  nobody,
  passed,
  reviewable,
  reviewed,
} from './english-scores.fixtures.ts';

export default {
  component: StoryPage,
  args: {
    children: <EnglishScoresPage />,
    path: '/englishScores',
    route: '/englishScores',
    student: null,
    fixtures: answering(failed),
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

async function lookUp(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('姓名'), '吴佳怡');
  await userEvent.type(canvas.getByLabelText('证件号'), '320198199810030620');
  await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeNull());
  await userEvent.type(canvas.getByLabelText('图形验证码'), 'K7wp');
  await userEvent.click(canvas.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).not.toHaveLength(0));
  return canvas;
}

const found = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await lookUp(canvasElement);
};

/** Nothing has been asked for. */
export const Default: Story = {};

/** 59: when the next sign-up is, and what counts instead. */
export const Failed: Story = { play: found };

/** 66: on to the degree. */
export const Passed: Story = { args: { fixtures: answering(passed) }, play: found };

/** A word in place of a score. */
export const Absent: Story = { args: { fixtures: answering(absent) }, play: found };

/** Nobody, or only the batch that is awaited. */
export const Nobody: Story = { args: { fixtures: nobody }, play: found };

/** The form of a review, within its days. */
export const Reviewing: Story = {
  args: { fixtures: answering(reviewable) },
  play: async ({ canvasElement }) => {
    const canvas = await lookUp(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '申请复核' }));
    await expect(await canvas.findByRole('radio', { name: '漏评' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(2));
  },
};

/** A review that was asked for. */
export const Reviewed: Story = { args: { fixtures: answering(reviewed) }, play: found };

export const Playground: Story = { tags: ['!test'] };
