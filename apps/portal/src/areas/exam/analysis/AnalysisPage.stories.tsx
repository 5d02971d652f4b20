import { errorCode } from '@qianwei/api/contract/envelope';
import { getTestAnalysis } from '@qianwei/api/contract/exam/analysis';
import { getTestRecordList } from '@qianwei/api/contract/exam/history';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answers, refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { passedTry } from '../overview/test-detail.fixtures.ts';
import AnalysisPage from './AnalysisPage.tsx';
import { analysis, markingAnalysis, voidAnalysis } from './analysis.fixtures.ts';

const path = '/course/analysis/c04735/r1/t04735';

export default {
  component: StoryPage,
  args: { children: <AnalysisPage />, path, route: '/course/analysis/:subjectId/:testRecordId/:id' },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

export const Default: Story = { args: { fixtures: [answers(getTestAnalysis, analysis)] } };
export const Playground: Story = { ...Default, tags: ['!test'] };
export const Wrong: Story = { args: { ...Default.args, path: `${path}?show=wrong` } };
/** 标记 and 未答 may be empty. */
export const NoneMarked: Story = {
  args: {
    path: `${path}?show=marked`,
    fixtures: [answers(getTestAnalysis, { ...analysis, questions: analysis.questions.slice(0, 1) })],
  },
};
export const Marking: Story = { args: { fixtures: [answers(getTestAnalysis, markingAnalysis)] } };
export const Voided: Story = { args: { fixtures: [answers(getTestAnalysis, voidAnalysis)] } };
/** 解析将于 11-28 开放, with what can be shown until then. */
export const Closed: Story = {
  args: {
    fixtures: [
      refuses(getTestAnalysis, errorCode.stateForbids, '解析将于 11-28 开放'),
      answers(getTestRecordList, { list: [passedTry] }),
    ],
  },
};
export const Report: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: '纠错' });
    if (first) await userEvent.click(first);
    await within(document.body).findByRole('dialog');
  },
};
export const Remark: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '申请重新批阅' }));
    await within(document.body).findByRole('dialog');
  },
};
export const NotFound: Story = {
  args: { fixtures: [refuses(getTestAnalysis, errorCode.notFound, '未找到相关记录')] },
};
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } }, tags: ['!test'] };
