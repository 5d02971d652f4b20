import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import ThesisListPage from './ThesisListPage.tsx';
import {
  beforeTopic,
  beginner,
  booked,
  failedCheck,
  filed,
  retest,
  returnedReport,
  thesisListStory,
  toBook,
  twoMajors,
  twoTheses,
  unpaid,
  writing,
} from './thesis-list.fixtures.ts';

export default {
  component: StoryPage,
  args: { children: <ThesisListPage />, path: '/thesis/index', fixtures: thesisListStory(twoTheses) },
} satisfies Meta<typeof StoryPage>;

type Story = StoryObj<typeof StoryPage>;

/** Two theses, as drawn: the more pressing one has the solid button. */
export const TwoTheses: Story = {};

/** 何静, as drawn: one major lacks courses, one of them is to be paid; the other has no thesis. */
export const None: Story = { args: { fixtures: thesisListStory(unpaid) } };

/** 何静 as the demo has her: courses that can be registered now come first. */
export const TwoMajors: Story = { args: { fixtures: thesisListStory(twoMajors) }, tags: ['undrawn'] };

/** 陈思远 has to read the rules and choose a topic. */
export const BeforeTopic: Story = { args: { fixtures: thesisListStory(beforeTopic) } };

/** 王雨桐: 开题报告 was returned. */
export const ReturnedReport: Story = {
  args: { fixtures: thesisListStory(returnedReport) },
  tags: ['undrawn'],
};

/** 李明轩: the first check was not passed. */
export const FailedCheck: Story = { args: { fixtures: thesisListStory(failedCheck) }, tags: ['undrawn'] };

/** 赵婉清 has to book a session of the defence. */
export const ToBook: Story = { args: { fixtures: thesisListStory(toBook) }, tags: ['undrawn'] };

/** 冯雪 defends tomorrow. */
export const Booked: Story = { args: { fixtures: thesisListStory(booked) }, tags: ['undrawn'] };

/** 孙浩然: a 复检 is open. */
export const Retest: Story = { args: { fixtures: thesisListStory(retest) }, tags: ['undrawn'] };

/** 吴佳怡: filed, with its grade. */
export const Filed: Story = { args: { fixtures: thesisListStory(filed) } };

/** 黄磊 on the platform of theses. */
export const Writing: Story = { args: { fixtures: thesisListStory(writing) }, tags: ['undrawn'] };

/** 周子墨: most courses are still to come. */
export const Beginner: Story = { args: { fixtures: thesisListStory(beginner) }, tags: ['undrawn'] };
