import type { Meta, StoryObj } from '@storybook/react-vite';
import { writeOnPad } from '../../../../../../tests/browser/write-on-pad.ts';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import CommitmentPage, { CommitmentRoom } from './CommitmentPage.tsx';
import { commitmentStory, fresh, locked, retest, retitled, signed, unsigned } from './commitment.fixtures.ts';

export default {
  component: StoryPage,
  args: {
    children: <CommitmentPage />,
    path: '/thesis/letterCommitment/studentPlan-1',
    route: '/thesis/letterCommitment/:studentPlanId',
    ...commitmentStory(unsigned),
  },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

/** The width of a canvas that nobody has measured yet. */
const unmeasured = 300;

/** Nothing is signed: what is lacking stands at the button. */
export const Unsigned: Story = {};

/** The name is written and the box ticked. */
export const Written: Story = {
  play: async ({ canvas, userEvent }) => {
    const pad = await canvas.findByRole<HTMLCanvasElement>(
      'img',
      { name: /手写签名区/ },
      { timeout: 10_000 },
    );
    while (pad.width === unmeasured) await new Promise(requestAnimationFrame);
    writeOnPad(pad);
    await userEvent.click(canvas.getByRole('checkbox'));
  },
};

/** 王雨桐 has signed, and it cannot be signed again. */
export const Signed: Story = { args: commitmentStory(signed) };

/** Just signed: 重签 is offered. */
export const Fresh: Story = { args: commitmentStory(fresh), tags: ['undrawn'] };

/** The title is another one by now. */
export const Retitled: Story = { args: commitmentStory(retitled), tags: ['undrawn'] };

/** No topic is passed yet. */
export const Locked: Story = { args: commitmentStory(locked) };

/** The letter of a 复检 has its reason. */
export const Retest: Story = {
  args: {
    ...commitmentStory(retest),
    path: '/thesisRetest/letterCommitment/studentPlan-1',
    route: '/thesisRetest/letterCommitment/:studentPlanId',
    children: <CommitmentRoom retest />,
  },
  tags: ['undrawn'],
};
export const Playground: Story = { tags: ['!test'] };
