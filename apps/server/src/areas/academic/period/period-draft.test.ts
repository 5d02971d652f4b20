import { expect, it } from 'vitest';
import { changedPeriod, newPeriod, type PeriodChange, usualPeriod } from './period-draft.ts';

const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+08:00`);
const now = at('2026-11-23 12:00');
const asked: PeriodChange = {
  firstDay: '2027-04-10',
  applyStart: at('2027-02-14 09:00'),
  applyEnd: at('2027-02-25 17:00'),
};
const spring = (change: PeriodChange = {}, from = now) =>
  newPeriod('2027年4月考期', usualPeriod, { ...asked, ...change }, from);

it('of a new period the exams and the registration are enough: the rest follows at the usual distances', () => {
  const { fields, halfDays } = spring();
  expect(fields).toEqual({
    name: '2027年4月考期',
    startDate: '2027-04-10',
    endDate: '2027-04-11',
    timetablePublish: at('2027-02-09 09:00'),
    applyStart: asked.applyStart,
    applyEnd: asked.applyEnd,
    payEnd: at('2027-02-26 17:00'),
    seatPublish: at('2027-03-31 10:00'),
    ticketOpen: at('2027-04-03 09:00'),
    scorePublish: at('2027-05-15 10:00'),
    reviewEnd: at('2027-05-20 17:00'),
    maxCourse: 4,
    feeEnabled: false,
  });
  expect(halfDays.map(({ code, date, start }) => [code, date, start])).toEqual([
    ['A', '2027-04-10', '09:00'],
    ['B', '2027-04-10', '14:30'],
    ['C', '2027-04-11', '09:00'],
    ['D', '2027-04-11', '14:30'],
  ]);
});

it('a timetable whose usual day is over is published when registration begins', () => {
  expect(spring({}, at('2027-02-10 08:00')).fields.timetablePublish).toEqual(asked.applyStart);
});

it('what is set is taken as it is, and what follows from it moves along', () => {
  const { fields, halfDays } = spring({
    scorePublish: at('2027-05-18 15:00'),
    times: { B: { start: '14:00', end: '16:30' } },
  });
  expect(fields.reviewEnd).toEqual(at('2027-05-23 17:00'));
  expect(halfDays[1]).toEqual({ code: 'B', date: '2027-04-10', start: '14:00', end: '16:30' });
});

it('exams that are put off take seats, ticket, scores and reviews along, and leave the registration', () => {
  const before = spring();
  const { fields } = changedPeriod(before, { firstDay: '2027-04-17' }, now);
  expect(fields).toEqual({
    ...before.fields,
    startDate: '2027-04-17',
    endDate: '2027-04-18',
    seatPublish: at('2027-04-07 10:00'),
    ticketOpen: at('2027-04-10 09:00'),
    scorePublish: at('2027-05-22 10:00'),
    reviewEnd: at('2027-05-27 17:00'),
  });
});

it('what is over stays: seats that are published are not taken back', () => {
  const { fields } = changedPeriod(spring(), { firstDay: '2027-04-17' }, at('2027-04-05 12:00'));
  expect([fields.seatPublish, fields.ticketOpen]).toEqual([at('2027-03-31 10:00'), at('2027-04-03 09:00')]);
});

it('a change of nothing changes nothing', () => {
  expect(changedPeriod(spring(), {}, now)).toEqual(spring());
});
