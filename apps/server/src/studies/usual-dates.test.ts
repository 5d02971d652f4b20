import { expect, it } from 'vitest';
import type { StudyCalendar } from '../db/schema/institution.ts';
import { usualTheses } from './usual-dates.ts';

const calendar: StudyCalendar = {
  exams: [],
  practices: [],
  theses: [
    { topicEnd: '04-30', years: 0, defence: '11-20', graduateMonth: 12 },
    { topicEnd: '11-30', years: 1, defence: '05-20', graduateMonth: 6 },
  ],
  degrees: [],
};

it.each([
  ['topicEnd', ['2027-12', '2028-06', '2028-12']],
  ['defenceDay', ['2027-06', '2027-12', '2028-06']],
] as const)('in March one can graduate with the batches whose %s is still to come', (until, months) => {
  const batches = usualTheses(calendar, '2027-03-01', until);
  expect(batches.slice(0, 3).map(({ graduateMonth }) => graduateMonth)).toEqual(months);
});
