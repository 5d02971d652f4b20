import type { SignUpRecord } from '@qianwei/api/contract/sign-up/sign-up';
import { parseMoment } from '@qianwei/api/time/moment';
import { expect, it } from 'vitest';
import { overpaidWords, payWords } from './document-words.ts';
import { englishExam } from './english-exam.ts';
import { practiceExam } from './practice-exam.ts';
import { leadOf, recordSteps } from './record-words.ts';
import { arranged, record, returned, signUpStory } from './sign-up.fixtures.ts';

const { batch } = signUpStory();
const now = parseMoment('2026-11-21 20:14:33');
const labels = (steps: ReturnType<typeof recordSteps>) =>
  steps.map(({ label, state }) => `${label} ${state}`);

it('/practiceSignUp 办到哪了 has the payment where a fee is due, before and after it', () => {
  expect(labels(recordSteps(record, now)).slice(0, 2)).toEqual(['提交报名 done', '缴费 120 元 now']);
  expect(labels(recordSteps(returned, now)).slice(0, 3)).toEqual([
    '提交报名 done',
    '缴费 120 元 done',
    '审核退回 returned',
  ]);
  expect(recordSteps(record, now)[1]?.note).toBe('2026年11月21日（周六）21:12 前缴费');
  expect(labels(recordSteps({ ...record, status: 'PENDING', fee: 0 }, now)).join()).not.toContain('缴费');
});

it('/englishSignUp a returned site is 考区, in the practice exams 考点', () => {
  const site = { ...returned, returnedItems: [{ item: 'SITE' as const, reason: '已停用' }] };
  expect(leadOf(englishExam, batch, site, now).title).toBe('退回修改：改好考区就能重新提交');
  expect(leadOf(practiceExam, batch, site, now).title).toBe('退回修改：改好考点就能重新提交');
});

it('/practiceSignUp S: after the last day of the exams the record says 已结束', () => {
  const { examEnd } = batch;
  expect(leadOf(practiceExam, batch, arranged, parseMoment(`${examEnd} 23:59:00`)).title).toBe(
    '考场和座位已排好',
  );
  expect(
    leadOf(practiceExam, batch, arranged, parseMoment(`${examEnd} 00:00:00`) + 25 * 3_600_000).title,
  ).toBe('已结束');
});

it('/englishSignUp B: the card has the day of the exam and its languages', () => {
  const english = signUpStory({
    type: 'ENGLISH',
    batch: { examStart: '2026-11-28', examEnd: '2026-11-28', languageList: ['ENGLISH', 'JAPANESE'] },
  });
  expect(englishExam.facts(english.batch)).toEqual(expect.arrayContaining(['考试 11月28日', '英语、日语']));
});

it('/practiceSignUp a returned one says until when it can be mended, also after the end of the sign-up', () => {
  const late = parseMoment('2026-12-01 09:00:00');
  const { text } = leadOf(practiceExam, batch, { ...returned, correctUntil: '2026-12-10 10:00:00' }, late);
  expect(text).toContain('2026年12月10日（周四）10:00 前重新提交，离截止还有 9 天 1 小时');
  expect(text).toContain('已缴的 120 元不用再缴');
});

it('/practiceSignUp the comment of staff ends in a stop before the next sentence', () => {
  const { text } = leadOf(practiceExam, batch, { ...returned, opinion: '请改好后重交' }, now);
  expect(text).toContain('请改好后重交。2026年');
  const { text: ended } = leadOf(practiceExam, batch, { ...returned, opinion: '请重交。' }, now);
  expect(ended).toContain('请重交。2026年');
});

it('/practiceSignUp one that costs less than was paid says what comes back; 学习情况 is one phrase everywhere', () => {
  expect(overpaidWords(6000, 12_000)).toBe('多缴 60 元，待退');
  expect(overpaidWords(12_000, 12_000)).toBe('');
  const chosen = englishExam.chosen(
    { ...record.document, studyForm: 'SELF_STUDY', freshGraduate: false },
    batch,
  );
  expect(chosen.find(({ label }) => label === '学习情况')?.lines).toEqual(['自考，非应届']);
});

it('/practiceSignUp one that was taken back and is submitted again is paid by its first time', () => {
  const cancelled: SignUpRecord = { ...record, status: 'CANCELLED' };
  expect(payWords(cancelled)).toBe('2026年11月21日（周六）21:12 前缴费');
  expect(payWords(null)).toBe('提交后 60 分钟内缴费');
});

it('/practiceSignUp one that was taken back says how the money comes back, and speaks of another only while there can be one', () => {
  const refund = { amount: 12_000, status: 'DUE' as const, since: '2026-11-20 16:00:00' as const };
  const cancelled = { ...record, status: 'CANCELLED' as const, refund };
  expect(leadOf(practiceExam, batch, cancelled, now).text).toBe(
    '应退的 120 元自 2026年11月20日（周五）16:00 起 3 个工作日内退回缴费时的账户，或到窗口领取。报名截止前可以重新报。',
  );
  const paidBack = { ...cancelled, refund: { amount: 12_000, status: 'PAID_BACK' as const } };
  // Friday, and three working days over the weekend.
  const owedStill = (day: string) =>
    leadOf(practiceExam, batch, cancelled, parseMoment(`${day} 23:59:00`)).text;
  expect(owedStill('2026-11-25')).toContain('退回缴费时的账户');
  expect(owedStill('2026-11-26')).toMatch(/已超过 3 个工作日，请致电自考办 [\d-]+。/);
  expect(leadOf(practiceExam, batch, paidBack, now).text).toContain('应退的 120 元已退回。');
  expect(leadOf(practiceExam, batch, { ...cancelled, refund: null }, parseMoment(batch.endTime)).text).toBe(
    '',
  );
});

it('/practiceSignUp one whose payment ran out says from when it may be made again', () => {
  const againTime = '2026-11-21 21:22:00' as const;
  const expired: SignUpRecord = { ...record, status: 'CANCELLED', payDeadline: null, againTime };
  expect(leadOf(practiceExam, batch, expired, parseMoment('2026-11-21 21:13:00'))).toEqual({
    title: '没有按时缴费，报名已取消',
    text: '名额已放回；2026年11月21日（周六）21:22 后可以重新报名。',
  });
  expect(leadOf(practiceExam, batch, expired, parseMoment(againTime)).text).toBe('报名截止前可以重新报。');
});
