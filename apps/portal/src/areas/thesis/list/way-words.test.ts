import type { LackingCourse } from '@qianwei/api/contract/thesis/thesis';
import { parseMoment } from '@qianwei/api/time/moment';
import { describe, expect, it } from 'vitest';
import { storyTime } from '../../../shared/time/time.fixtures.ts';
import { listLede } from './list-lede.ts';
import { beginner, filed, retest, toBook, twoMajors, twoTheses, unpaid } from './thesis-list.fixtures.ts';
import { lackingWords, stepWords, wayNext, withoutText, withoutTitle } from './way-words.ts';

const now = parseMoment(storyTime);
const course: LackingCourse = {
  ...{ courseCode: '00160', courseName: '审计学', isPractice: false, state: 'NOT_TAKEN' },
  ...{ time: null, fee: 0, nextMonth: null, way: null },
};

describe('/thesis/index what a major lacks', () => {
  it.each<[Partial<LackingCourse>, string]>([
    [{ state: 'UNPAID', time: '2026-11-22 10:12:00' }, '待缴费，明天 10:12 前'],
    [{ state: 'APPLIED', time: '2027-01-09 14:30:00' }, '已报考，1月9日下午'],
    [{ state: 'APPLIED', time: '2026-10-24 09:00:00' }, '已考，待公布成绩'],
    [{ state: 'APPLIED', isPractice: true, time: '2026-12-19 00:00:00' }, '已报名，12月19日考核'],
    [{ state: 'ABSENT', time: '2026-10-24 00:00:00', nextMonth: '2027-04' }, '10月缺考，2027年4月可报'],
    [
      { state: 'FAILED', time: '2025-10-25 00:00:00', nextMonth: '2027-04' },
      '2025年10月未合格，2027年4月可报',
    ],
    [{ way: { kind: 'APPLY', path: '/' } }, '未考，现在可以报考'],
    [{}, '未考，下次开考时间待公布'],
    [{ isPractice: true }, '未考，理论课合格后报名'],
  ])('%o is said as %s', (changed, words) => {
    expect(lackingWords({ ...course, ...changed }, now)).toBe(words);
  });

  it('何静: each of her majors is said as it is', () => {
    expect(unpaid.without.map(withoutTitle)).toEqual([
      '还没有论文任务：再合格 9 门就能报考',
      '专科层次不设毕业论文',
    ]);
    expect(unpaid.without.map(withoutText)).toEqual([
      '',
      '2024年6月30日 毕业，课程和实践都已合格。这里不会有任务，也不用做什么。',
    ]);
  });

  it('who may register and finds no batch reads that the present one is not open to the major', () => {
    const ready = { ...unpaid.without[0]!, state: 'ELIGIBLE' as const, lacking: [] };
    expect(withoutText(ready)).toContain('当前批次未对你的专业开放');
    expect(withoutTitle({ ...ready, state: 'NO_THESIS', totalCourses: 0 })).toBe('证书课程没有毕业论文');
  });

  it('pays first, then registers what can be registered', () => {
    expect(wayNext(unpaid.without[0]!, now)).toMatchObject({
      title: '先付清经济学原理（中级）',
      due: { when: '明天（周日）10:12' },
      action: { text: '继续缴费 46 元', href: '/academic/apply/info' },
    });
    expect(wayNext(twoMajors.without[0]!, now)).toMatchObject({
      title: '现在可以报 2 门',
      text: expect.stringMatching(/^英语（专升本）、/),
      action: { text: '去报考' },
    });
    expect(wayNext(twoMajors.without[1]!, now)).toBeNull();
  });

  it('the steps name their days: 缴费, 报名, 考试 with its scores, the batch', () => {
    const steps = unpaid.without[0]!.earliest.map((step) => stepWords(step, now));
    expect(steps.map(({ when, what }) => `${when} ${what}`)).toEqual([
      '明天（周日）10:12 付清 13887，名额才留住',
      '11月18日至11月26日 报名实践考核 13753',
      '2027年1月9日、10日 考 4 门，成绩预计 2月13日',
      '2027年4月10日、11日 考 3 门，成绩预计 5月15日',
      '2027年10月23日、24日 考 14033，成绩预计 11月19日',
      '2027年下半年论文批次 都合格就可以报考论文',
    ]);
    expect(steps.map(({ isSoon }) => isSoon)).toEqual([true, true, false, false, false, false]);
  });

  it.each([
    [twoTheses, '两篇论文在进行，截止早的排在前面。'],
    [toBook, '论文的每一步、截止时间和老师的回复都在这里。'],
    [filed, '现在没有进行中的论文。'],
    [retest, '本轮论文没有通过，可以复检。'],
    [twoMajors, '两个专业：一个还不能报考论文，一个没有论文任务。'],
    [beginner, '报考论文以前，先看还差什么。'],
  ])('the page begins with what there is', (data, lede) => {
    expect(listLede(data)).toBe(lede);
  });
});
