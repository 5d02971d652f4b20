import type { ApplicationTimeline } from '@qianwei/api/contract/application';
import { describe, expect, it } from 'vitest';
import { registerApply, registerDocument } from '../../../../tests/support/apply-samples.ts';
import { pairedFields, paragraphsOf } from './paper-form.ts';
import { isDraftOf, reviewBoxes } from './review-boxes.ts';

type Event = ApplicationTimeline['events'][number];

const event = (step: Event['step'], level?: string, opinion = ''): Event => ({
  ...{ step, time: '2026-11-18 10:20:00', by: '王芳', opinion, items: [] },
  ...(level === undefined ? {} : { level }),
});

const boxesAfter = (...events: Event[]) =>
  reviewBoxes({ ...registerApply, timeline: { ...registerApply.timeline, events } }).opinions.map(
    ({ level, verdict, text, day }) => [level, verdict, text, day].filter((words) => words !== ''),
  );

describe('the boxes of the levels', () => {
  it('stay empty until their level has decided, also when it has returned the application', () => {
    const events = [
      event('SUBMIT'),
      event('APPROVE', 'UNIT', '材料齐全'),
      { ...event('RETURN', 'SCHOOL'), items: [{ item: 'PHOTO', reason: '照片不符' }] },
    ];
    expect(boxesAfter(...events)).toEqual([
      ['助学单位', '通过', '材料齐全', '2026年11月18日'],
      ['主考院校'],
      ['市考办'],
      ['省考办'],
    ]);
  });

  it('say the last decision of a level, and a refusal as such', () => {
    const events = [event('SUBMIT'), event('APPROVE', 'UNIT'), event('REJECT', 'SCHOOL', '前置学历不实')];
    expect(boxesAfter(...events).slice(0, 2)).toEqual([
      ['助学单位', '通过', '2026年11月18日'],
      ['主考院校', '不通过', '前置学历不实', '2026年11月18日'],
    ]);
  });

  it('are empty again once the student has taken the application back', () => {
    const events = [event('SUBMIT'), event('APPROVE', 'UNIT'), event('WITHDRAW'), event('SUBMIT')];
    expect(boxesAfter(...events)).toEqual([['助学单位'], ['主考院校'], ['市考办'], ['省考办']]);
  });

  it('are empty again once it is returned as a whole: everything may be another text', () => {
    const events = [event('SUBMIT'), event('APPROVE', 'UNIT'), event('RETURN', 'SCHOOL', '重做')];
    expect(boxesAfter(...events, event('SUBMIT'))).toEqual([
      ['助学单位'],
      ['主考院校'],
      ['市考办'],
      ['省考办'],
    ]);
  });
});

describe('a draft', () => {
  it.each([
    ['what was submitted and is under review', registerApply, false],
    ['what was returned and not changed', { ...registerApply, status: 'RETURNED' as const }, false],
    ['what was taken back', { ...registerApply, status: 'DRAFT' as const }, true],
    ['what was never submitted', { ...registerApply, document: null }, true],
  ])('%s: %#', (_, apply, isDraft) => {
    expect(isDraftOf(apply, { ...registerDocument })).toBe(isDraft);
  });

  it('is what says another thing than what was submitted', () => {
    expect(isDraftOf(registerApply, { ...registerDocument, phone: '15400000000' })).toBe(true);
  });
});

it('fields stand in pairedFields, and a last one alone; a text is its paragraphs', () => {
  const fields = ['甲', '乙', '丙'].map((label) => ({ label, text: '' }));
  expect(pairedFields(fields).map((row) => row.map(({ label }) => label))).toEqual([['甲', '乙'], ['丙']]);
  expect(paragraphsOf(' 一\n\n二 \n')).toEqual(['一', '二']);
});
