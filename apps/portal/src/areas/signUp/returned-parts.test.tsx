import { expect, it } from 'vitest';
import { practiceExam } from './practice-exam.ts';
import { returnedErrors, unmendedParts } from './returned-parts.ts';
import { filled, record, returned, signUpStory } from './sign-up.fixtures.ts';
import { documentDue } from './sign-up-exam.ts';

const { batch } = signUpStory();
const twice = {
  ...returned,
  returnedItems: [
    { item: 'PHOTO' as const, reason: '背景太深' },
    { item: 'SITE' as const, reason: '考点已停用' },
  ],
};

it('/practiceSignUp S: a returned part stands at its field until it is changed', () => {
  expect(returnedErrors(unmendedParts(filled, twice))).toEqual({
    photoFileId: '退回原因：背景太深',
    siteId: '退回原因：考点已停用',
  });
  expect(unmendedParts({ ...filled, siteId: 'another' }, twice).map(({ item }) => item)).toEqual(['PHOTO']);
  expect(unmendedParts(filled, record)).toEqual([]);
});

it('/practiceSignUp what was paid counts, and only what a change costs more is due', () => {
  const three = { ...filled, courseCodes: ['13014', '02334', '13004'] };
  expect(documentDue(filled, batch, null)).toBe(12_000);
  expect(documentDue(filled, batch, returned)).toBe(0);
  expect(documentDue(three, batch, returned)).toBe(6_000);
});

it('/practiceSignUp the list of steps has the fee of the sign-up that stands, also after the prices have changed', () => {
  const dearer = {
    ...batch,
    courseList: batch.courseList.map((course) => ({ ...course, fee: course.fee * 2 })),
  };
  expect(practiceExam.choice.note(filled, dearer, record)).toBe('2 门，120 元');
  expect(practiceExam.choice.note(filled, dearer, null)).toBe('2 门，240 元');
});
