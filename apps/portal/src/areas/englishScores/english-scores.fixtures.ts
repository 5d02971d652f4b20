import { errorCode } from '@qianwei/api/contract/envelope';
import { getSmsCodeNLog } from '@qianwei/api/contract/login';
import {
  applyScoreReviewNLog,
  type EnglishScore,
  type EnglishScores,
  getEnglishScoresNLog,
} from '@qianwei/api/contract/lookup/english-scores';
import { answers, type Fixture, refuses } from '../../shared/client/story-client.tsx';
import { fixtureOf, recordedAnswer } from '../../shared/client/story-fixture.ts';
import { captcha } from '../../shared/phone-code/story-captcha.ts';
import absentAnswer from './absent.recorded.json';
import failedAnswer from './failed.recorded.json';
import passedAnswer from './passed.recorded.json';

/** 吴佳怡, 59. */
export const failed = recordedAnswer(getEnglishScoresNLog, failedAnswer);
/** 郑凯, 66. */
export const passed = recordedAnswer(getEnglishScoresNLog, passedAnswer);
/** 李明轩, absent. */
export const absent = recordedAnswer(getEnglishScoresNLog, absentAnswer);

/** The same results with changes to the newest. */
const withNewest = (answer: EnglishScores, changes: Partial<EnglishScore>): EnglishScores =>
  fixtureOf(getEnglishScoresNLog, {
    ...answer,
    scores: answer.scores.map((score, index) => (index === 0 ? { ...score, ...changes } : score)),
  });

/** 吴佳怡, within the days of the review. */
export const reviewable = withNewest(failed, {
  publishTime: '2026-11-20 10:00:00',
  reviewEnd: '2026-11-25 17:00:00',
  obstacle: null,
});

/** 吴佳怡, who has asked for a review. */
export const reviewed = withNewest(reviewable, {
  obstacle: failed.scores[0]?.obstacle ?? null,
  review: {
    suspect: 'MISSED',
    replyBefore: '2026-12-05 17:00:00',
    timeline: {
      state: 'SUBMITTED',
      receiptNo: 'YF20261121-000123',
      files: [],
      events: [{ step: 'SUBMIT', time: '2026-11-21 19:02:11', by: '本人', opinion: '', items: [] }],
    },
  },
});

/** A captcha, and this answer. */
export const answering = (answer: EnglishScores): Fixture[] => [
  captcha,
  answers(getEnglishScoresNLog, answer),
  answers(getSmsCodeNLog, { resendSeconds: 60, expireSeconds: 300, mobileMasked: '154****0008' }),
];

/** A receipt of the review. */
export const receipt = fixtureOf(applyScoreReviewNLog, {
  ...{ reviewId: 'r1', status: 'PENDING', receiptNo: 'YF20261121-000123' },
  ...{ sha256: 'ab'.repeat(32), submitTime: '2026-11-21 20:14:33', replyBefore: '2026-12-05 17:00:00' },
});

/** A captcha, and nobody is found. */
export const nobody: Fixture[] = [
  captcha,
  refuses(getEnglishScoresNLog, errorCode.notFound, '未查询到匹配信息，请核对姓名与证件号后重试', {
    leftToday: 8,
    awaited: failed.awaited,
  }),
];
