import { sessionTitles } from '@qianwei/api/contract/academic/exam-period';
import type { PlannerFacts } from '@qianwei/api/contract/academic/planner';
import { parseMoment } from '@qianwei/api/time/moment';
import { type FeasiblePlan, sessions } from '@qianwei/studies';
import { type CalendarEvent, calendarFile } from '../../../shared/calendar/calendar-file.ts';
import { saveFile } from '../../../shared/files/save-file.ts';
import { monthTitle } from './month-words.ts';
import type { PlanVariant } from './use-planner.ts';

const hourMs = 3_600_000;
/** Half-days begin and last as usual; the timetable says the exact time. */
const beginAt = { A: '09:00:00', B: '14:30:00', C: '09:00:00', D: '14:30:00' } as const;
const examMs = 2.5 * hourMs;

/** The last minute of a day, of a sign-up or a choice of topics. */
const endOf = (day: string) => {
  const end = parseMoment(day.length > 10 ? day : `${day} 23:59:59`);
  return { start: end - hourMs, end };
};

/** A plan as events: exams on their half-day, sign-ups for practices and the choice of topics by their last hour. */
export function planEvents(facts: PlannerFacts, plan: FeasiblePlan, url: string): CalendarEvent[] {
  const nameOf = (code: string) =>
    [...facts.written, ...facts.practices].find(({ courseCode }) => courseCode === code)?.courseName ?? '';
  const exams = plan.places.flatMap(({ courseCode, period, sessionCode }): CalendarEvent[] => {
    const { examDates = [], month = '', state } = facts.periods[period] ?? {};
    const day = examDates[sessions.indexOf(sessionCode) < 2 ? 0 : examDates.length - 1];
    if (day === undefined) return [];
    const start = parseMoment(`${day} ${beginAt[sessionCode]}`);
    return [
      {
        id: `planned-exam-${courseCode}`,
        title: `计划考 ${courseCode} ${nameOf(courseCode)}`,
        description: `${monthTitle(month)}考期，${sessionTitles[sessionCode]}。${state === 'FORECAST' ? '日期是预计的，以报考通知为准。' : '时间以课表为准。'}`,
        start,
        end: start + examMs,
        alarm: 'start',
        url,
      },
    ];
  });
  const practices = plan.practices.flatMap(({ courseCode, batch }): CalendarEvent[] => {
    const signUp = facts.practiceBatches[batch];
    if (signUp === undefined) return [];
    return [
      {
        id: `planned-practice-${courseCode}`,
        title: `计划报实践 ${courseCode} ${nameOf(courseCode)}`,
        description: '实践报名截止，以报名通知为准。',
        ...endOf(signUp.applyEnd),
        alarm: 'end',
        url,
      },
    ];
  });
  const thesis = plan.thesisBatch === null ? undefined : facts.thesisBatches[plan.thesisBatch];
  return [
    ...exams,
    ...practices,
    ...(thesis === undefined
      ? []
      : [
          {
            id: 'planned-thesis',
            title: '计划选毕业设计题目',
            description: `选题截止。${monthTitle(thesis.defenceDay.slice(0, 7))}答辩，以批次日程为准。`,
            ...endOf(thesis.topicEnd),
            alarm: 'end' as const,
            url,
          },
        ]),
  ];
}

/** Saves the plan as `毕业倒推-2028年6月.ics`; how many events it has. `now` in ms, by the server's clock. */
export function savePlanCalendar(facts: PlannerFacts, { plan }: PlanVariant, now: number): number {
  if (!plan.feasible) return 0;
  const url = new URL('/academic/exam/plan?view=planner', location.origin).href;
  const events = planEvents(facts, plan, url);
  const name = `毕业倒推-${monthTitle(plan.graduateMonth)}`;
  const file = calendarFile(events, { name, now, host: location.hostname });
  saveFile(`${name}.ics`, 'text/calendar;charset=utf-8', file);
  return events.length;
}
