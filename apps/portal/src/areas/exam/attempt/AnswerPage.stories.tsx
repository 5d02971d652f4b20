import { errorCode } from '@qianwei/api/contract/envelope';
import { ApiError } from '@qianwei/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  complete,
  mixedPaper,
  offlineSince,
  receipt,
  savedAt,
  threeLeft,
  twoParts,
} from './attempt.fixtures.ts';
import { StoryAttempt } from './story-attempt.tsx';

export default {
  component: StoryAttempt,
  parameters: { layout: 'fullscreen', ground: 'canvas' },
} satisfies Meta<typeof StoryAttempt>;

type Story = StoryObj<typeof StoryAttempt>;

/** As drawn: the 17th question, two options chosen. */
export const Default: Story = {};
export const Playground: Story = { ...Default, tags: ['!test'] };

/** As drawn: the material beside its questions, offline. */
export const MaterialOffline: Story = {
  args: {
    defaultAnswers: twoParts,
    number: 44,
    left: 46 * 60 + 38,
    connection: 'offline',
    unsaved: 2,
    saving: { state: 'local', at: offlineSince },
  },
};

/** As drawn for the phone. */
export const SheetOpen: Story = { args: { defaultOpened: 'sheet' } };

/** As drawn for the phone, in 特大. */
export const HugeText: Story = { globals: { text: 'huge' } };

/** Marked by the student. */
export const SingleChoice: Story = { args: { number: 9 } };
export const Judgement: Story = { args: { number: 21 } };
export const FillIn: Story = { args: { defaultAnswers: complete, number: 33 } };
export const ShortAnswer: Story = { args: { defaultAnswers: complete, number: 42 } };
export const Formulas: Story = {
  args: { paper: mixedPaper, defaultAnswers: { 'single-1': 'B' }, number: 1 },
};
export const CodeAndFormula: Story = { args: { paper: mixedPaper, number: 2 } };
export const TableInStem: Story = { args: { paper: mixedPaper, number: 3 } };
export const BlanksInCode: Story = {
  args: { paper: mixedPaper, defaultAnswers: { blanks: ['2', '', 'n'] }, number: 4 },
};
export const Term: Story = { args: { paper: mixedPaper, number: 5 } };
export const Essay: Story = { args: { paper: mixedPaper, number: 6 } };
export const MaterialOfAllTypes: Story = {
  args: { paper: mixedPaper, defaultAnswers: { 'reading-1': 'B', why: 'Because it takes' }, number: 7 },
};

/** Nothing is unsaved. */
export const Offline: Story = { args: { connection: 'offline' } };
export const Saving: Story = { args: { saving: { state: 'saving', at: savedAt }, unsaved: 1 } };
export const SaveFailed: Story = {
  args: {
    saving: { state: 'failed', at: savedAt },
    atRisk: ['multiple-2', 'multiple-3'],
    unsaved: 2,
  },
};
export const MaterialSaveFailed: Story = {
  args: {
    defaultAnswers: twoParts,
    number: 44,
    saving: { state: 'failed', at: savedAt },
    atRisk: ['sql'],
    unsaved: 1,
  },
};
export const LeftThePage: Story = { args: { blurCount: 2 } };
export const FiveMinutes: Story = { args: { left: 4 * 60 + 38 } };
export const LastMinute: Story = {
  args: { left: 42, saving: { state: 'failed', at: savedAt }, atRisk: ['multiple-2'] },
};
export const AllAnswered: Story = { args: { defaultAnswers: complete, number: 44, left: 12 * 60 + 8 } };
export const DraftOpen: Story = { args: { defaultOpened: 'draft' } };
export const ConfirmLeave: Story = { args: { defaultOpened: 'leave', unsaved: 1 } };

/** As drawn on the sheet of controls: three questions are left. */
export const ConfirmHandIn: Story = {
  args: { defaultAnswers: threeLeft, number: 43, left: 12 * 60 + 8, defaultOpened: 'handIn' },
};
export const ConfirmComplete: Story = {
  args: { defaultAnswers: complete, number: 44, left: 12 * 60 + 8, defaultOpened: 'handIn' },
};
export const HandInRefused: Story = {
  args: {
    defaultAnswers: complete,
    problem: new ApiError('business', '系统繁忙，请稍后再试', { errorCode: errorCode.serverBusy }),
  },
};
export const HandingIn: Story = { args: { stage: 'submitting' } };
export const TimeUp: Story = { args: { stage: 'submitting', left: 0, connection: 'offline' } };
export const HandInFailed: Story = {
  args: { stage: 'submitFailed', problem: new ApiError('network', '网络连接异常，请稍后再试') },
};
export const HandedIn: Story = { args: { stage: 'submitted', receipt } };
export const HandedInAndScored: Story = {
  args: { stage: 'submitted', receipt: { ...receipt, status: 'GRADED', score: 86, passed: true } },
};
export const HandedInWithMany: Story = {
  args: { stage: 'submitted', receipt: { ...receipt, status: 'SUBMITTED' } },
};
export const HandedInByTime: Story = {
  args: { stage: 'submitted', receipt: { ...receipt, auto: true }, unsaved: 2 },
};

const holder = { device: 'Chrome，Windows', since: '2026-11-21 20:02:11' };
export const HeldElsewhere: Story = { args: { stage: 'heldElsewhere', holder } };
export const TakenOver: Story = { args: { stage: 'takenOver', holder, unsaved: 1 } };
export const OtherTab: Story = { args: { stage: 'otherTab' } };
export const NeedsLogin: Story = {
  args: { needsLogin: true, unsaved: 1, saving: { state: 'local', at: savedAt } },
};

const over = (data: unknown) =>
  new ApiError('business', '考试已结束，系统已自动交卷', { errorCode: errorCode.stateForbids, data });
export const Opening: Story = { args: { stage: 'opening', paper: null } };
export const Over: Story = {
  args: { stage: 'openFailed', paper: null, problem: over({ testRecordId: 'record-1' }) },
};
export const NoneRunning: Story = { args: { stage: 'openFailed', paper: null, problem: over(null) } };
export const NotFound: Story = {
  args: {
    stage: 'openFailed',
    paper: null,
    problem: new ApiError('business', '未找到相关记录', { errorCode: errorCode.notFound }),
  },
};
export const OpenFailed: Story = {
  args: { stage: 'openFailed', paper: null, problem: new ApiError('timeout', '请求超时') },
};
