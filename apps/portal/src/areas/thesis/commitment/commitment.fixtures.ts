import {
  type Commitment,
  getCommitment,
  type SignedLetter,
  signCommitment,
} from '@qianwei/api/contract/thesis/commitment';
import { signatureStored } from '../../../shared/apply/testing/sign.ts';
import { answers, type Fixture, storyStudent } from '../../../shared/client/story-client.tsx';
import { fixtureOf, recordedAnswer } from '../../../shared/client/story-fixture.ts';
import type { Session } from '../../../shared/session/session.tsx';
import { storyTime } from '../../../shared/time/time.fixtures.ts';
import signedRecorded from './signed.recorded.json';

const ink =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="180"><path d="M40 60q60-30 90 10t-60 70q-40 10-20-30t150-40q60 0 20 60t-30 30q60-100 130-90t-10 60q-20 30 20 20t90-60" fill="none" stroke="#1d2430" stroke-width="7" stroke-linecap="round"/></svg>';
const signatureUrl = `data:image/svg+xml,${encodeURIComponent(ink)}`;

const recorded: Commitment = recordedAnswer(getCommitment, signedRecorded);
const letter: SignedLetter = {
  ...{ commitmentId: 'commitment-1', time: '2026-11-17 20:40:00', title: recorded.title ?? '' },
  ...{ version: 'V2.1', roundNo: 1, hash: '8f3a61c2d90e4b77'.repeat(4), signatureUrl },
};

const { signed: sheet } = recorded;
if (sheet === null) throw new Error('The recorded letter is not signed');

/** 王雨桐 has signed, and has handed in 开题报告. */
export const signed: Commitment = fixtureOf(getCommitment, {
  ...recorded,
  signed: { ...sheet, ...letter },
});

/** The letter before it is signed: the topic was passed. */
export const unsigned: Commitment = fixtureOf(getCommitment, {
  ...recorded,
  ...{ stage: 'COMMITMENT', stageStatus: 'TODO', deadline: null, signed: null, obstacle: null },
  task: {
    ...{ title: '签署诚信承诺书', desc: '签完才能写开题报告。', actionText: '去签署', occasion: 'DEADLINE' },
    ...{ path: '/thesis/letterCommitment/studentPlan-1', deadline: '2026-12-08 00:00:00' },
  },
});

/** Just signed: it can be signed again. */
export const fresh: Commitment = fixtureOf(getCommitment, {
  ...unsigned,
  signed: { ...sheet, ...letter },
  canSignAgain: true,
  task: {
    ...{
      title: '阅读《开题报告内容要求》',
      desc: '',
      actionText: '阅读开题报告内容要求',
      occasion: 'DEADLINE',
    },
    ...{ path: '/thesis/readReportRule/thesisPlan', deadline: '2026-12-08 00:00:00' },
  },
});

/** The title is another one by now. */
export const retitled: Commitment = fixtureOf(getCommitment, {
  ...unsigned,
  title: '中小制造企业材料成本控制研究',
  fields: { ...unsigned.fields, title: '中小制造企业材料成本控制研究' },
  mustSignAgain: true,
  earlier: [letter],
});

/** No topic is passed yet. */
export const locked: Commitment = fixtureOf(getCommitment, {
  ...unsigned,
  ...{ stage: 'TOPIC', title: null, advisor: null, thesisType: null },
  fields: { ...unsigned.fields, title: null, advisorName: null },
  obstacle: {
    ...{ reason: '该环节尚未开放，请先完成“选题”。', nextTime: null },
    way: { kind: 'PAGE', text: '去选题', path: '/thesis/chooseTopic/studentPlan-1/thesisPlan' },
  },
});

/** The letter of a 复检, before its check. */
export const retest: Commitment = fixtureOf(getCommitment, {
  ...unsigned,
  ...{ roundNo: 2, overall: 'RETEST', letterTitle: '毕业论文（设计）诚信承诺书（复检）' },
  fields: { ...unsigned.fields, retestReason: '检测不合格。总文字复制比 31.2%，标准为不超过 25%。' },
  ...{ earlier: [letter], next: { stage: 'CHECK', deadline: '2026-12-02 00:00:00' }, task: null },
});

/** A student and the answers for the page of a letter. */
export const commitmentStory = (commitment: Commitment): { student: Session; fixtures: Fixture[] } => ({
  student: { ...storyStudent, id: crypto.randomUUID() },
  fixtures: [
    answers(getCommitment, commitment),
    signatureStored,
    answers(signCommitment, { commitmentId: 'commitment-2', time: storyTime, hash: letter.hash }),
  ],
});
