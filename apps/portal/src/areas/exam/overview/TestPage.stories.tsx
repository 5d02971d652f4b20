import { errorCode } from '@qianwei/api/contract/envelope';
import { startTest } from '@qianwei/api/contract/exam/attempt';
import { getWrongBook, setWrongBook, toggleCollect } from '@qianwei/api/contract/exam/book';
import { getTestRecordList } from '@qianwei/api/contract/exam/history';
import type { TestDetail } from '@qianwei/api/contract/exam/overview';
import { getTestDetail } from '@qianwei/api/contract/exam/overview';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answers, type Fixture, offline, refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { emptyBook, wrongBook } from '../book/book.fixtures.ts';
import TestPage from './TestPage.tsx';
import {
  doneTest,
  markingTry,
  notEligibleTest,
  passedTry,
  readyTest,
  runningTest,
  runningTry,
  unlimitedTest,
} from './test-detail.fixtures.ts';

export default {
  component: StoryPage,
  args: { children: <TestPage />, path: '/course/test/c04735', route: '/course/test/:id' },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

const failedTry = { ...passedTry, objective: 40, subjective: 12, score: 52, result: 'FAIL' as const };
const started = answers(startTest, {
  testRecordId: 'r1',
  subjectId: 'c04735',
  testId: 't04735',
  resumed: false,
});
const fixtures = (detail: TestDetail, list = [passedTry]): Fixture[] => [
  answers(getTestDetail, detail),
  answers(getTestRecordList, { list }),
  started,
];
const state = (detail: TestDetail, list?: (typeof passedTry)[]): Story => ({
  args: { fixtures: fixtures(detail, list) },
});

/** 继续作答（剩余 48:12）. */
export const Default: Story = state(runningTest, [runningTry, passedTry]);
export const Playground: Story = { ...Default, tags: ['!test'] };
export const Ready: Story = state(readyTest, []);
export const Again: Story = state({ ...readyTest, usedTry: 1, best: 52 }, [failedTry]);
export const NotEligible: Story = state(notEligibleTest, []);
export const Marking: Story = state({ ...doneTest, best: 78 }, [markingTry, passedTry]);
export const Voided: Story = state(doneTest, [
  {
    ...passedTry,
    testRecordId: 'r2',
    tryNo: 2,
    score: null,
    status: 'VOID',
    result: 'VOID',
    counted: false,
    voidReason: '监考记录显示他人代答，依据《考务管理规定》第十二条作废。',
  },
  passedTry,
]);
export const Unlimited: Story = state(unlimitedTest);

/** 诚信作答承诺, asked for before the start. */
export const Honesty: Story = {
  ...Ready,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '开始测验' }));
    await within(document.body).findByRole('dialog');
  },
};

const book: Fixture[] = [
  ...fixtures(readyTest),
  answers(setWrongBook, { inWrongBook: false }),
  answers(toggleCollect, { collected: true }),
];
export const WrongBook: Story = {
  args: { path: '/course/test/c04735?tab=book', fixtures: [...book, answers(getWrongBook, wrongBook)] },
};
export const WrongBookOpened: Story = {
  ...WrongBook,
  play: async ({ canvasElement }) => {
    for (const button of await within(canvasElement).findAllByRole('button', { name: '看答案与解析' }))
      await userEvent.click(button);
  },
};
export const WrongBookEmpty: Story = {
  args: { path: '/course/test/c04735?tab=book', fixtures: [...book, answers(getWrongBook, emptyBook)] },
};
export const WrongBookFailed: Story = {
  args: { path: '/course/test/c04735?tab=book', fixtures: [...book, offline(getWrongBook)] },
};
export const NotFound: Story = {
  args: { fixtures: [refuses(getTestDetail, errorCode.notFound, '未找到相关记录')] },
};
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } }, tags: ['!test'] };
