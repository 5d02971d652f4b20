import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { PopQuestionPane } from './PopQuestionPane.tsx';
import { blanks, judge, multiple, right, single, wrong } from './play.fixtures.ts';

const nothing = () => {};

export default {
  component: PopQuestionPane,
  args: {
    question: judge,
    outcome: null,
    isPending: false,
    problem: null,
    onAnswer: nothing,
    onAgain: nothing,
    onClose: nothing,
  },
  render: (args) => (
    <StoryPage path="/course/play">
      <PopQuestionPane {...args} />
    </StoryPage>
  ),
} satisfies Meta<typeof PopQuestionPane>;

type Story = StoryObj<typeof PopQuestionPane>;

export const Default: Story = {};
export const Playground: Story = { args: { question: multiple } };
export const Single: Story = { args: { question: single } };
/** Typed: one field for each blank. */
export const Blanks: Story = { args: { question: blanks } };
/** With why it is wrong; it can be answered again. */
export const Wrong: Story = { args: { question: single, outcome: { ...wrong, rightAnswer: 'C' } } };
export const Right: Story = { args: { outcome: right } };
export const NotSent: Story = { args: { problem: '答案没有提交，请检查网络后再试。' } };
