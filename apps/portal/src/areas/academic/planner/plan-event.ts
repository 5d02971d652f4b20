import { type SessionCode, sessionTitles } from '@qianwei/api/contract/academic/exam-period';
import type { GraduationPlan, PlannerFacts, PlannerWishes } from '@qianwei/api/contract/academic/planner';
import { type DateTime, type Day, parseMoment } from '@qianwei/api/time/moment';
import { monthWords } from '@qianwei/api/time/words';
import { type FeasiblePlan, sessions } from '@qianwei/studies';
import { type CalendarEvent, saveCalendar } from '../../../shared/calendar/calendar-file.ts';
import { examEventId } from '../shared/period-words.ts';
import { type ExemptionStep, exemptionStep } from './exemption-step.ts';
import { monthTitle } from './month-words.ts';
import { codesWords, thesisTitle } from './reason-words.ts';

const hourMs = 3_600_000;
/** Half-days begin and last as usual; the timetable says the exact time. */
const beginAt = { A: '09:00:00', B: '14:30:00', C: '09:00:00', D: '14:30:00' } as const;
const examMs = 2.5 * hourMs;

/** The last minute of a day, of a sign-up or a choice of topics. */
const endOf = (day: Day | DateTime) => {
  const end = parseMoment(day.length > 10 ? day : `${day} 23:59:59`);
  return { start: end - hourMs, end };
};

/** When a course of a plan is examined: by the timetable, or as usual on the announced or usual days; null without a day. */
function timesOf(
  { examDates, halfDays }: PlannerFacts['periods'][number],
  sessionCode: SessionCode,
): { start: number; end: number } | null {
  const halfDay = halfDays.find((other) => other.sessionCode === sessionCode);
  if (halfDay !== undefined) return { start: parseMoment(halfDay.start), end: parseMoment(halfDay.end) };
  const day = examDates[sessions.indexOf(sessionCode) < 2 ? 0 : examDates.length - 1];
  if (day === undefined) return null;
  const start = parseMoment(`${day} ${beginAt[sessionCode]}`);
  return { start, end: start + examMs };
}

/**
 * A plan as events: exams on their half-day, sign-ups for practices, the choice of topics and applications for exemptions by their
 * last hour. An exam of an announced period is the same event as in the timetable of 考试计划, so that no calendar has it twice.
 */
export function planEvents(
  facts: PlannerFacts,
  plan: FeasiblePlan,
  exemption: ExemptionStep | null,
  url: string,
): CalendarEvent[] {
  const courseOf = (code: string) => facts.written.find(({ courseCode }) => courseCode === code);
  const nameOf = (code: string) =>
    [...facts.written, ...facts.practices].find(({ courseCode }) => courseCode === code)?.courseName ?? '';
  const exams = plan.places.flatMap(({ courseCode, period, sessionCode }): CalendarEvent[] => {
    const fact = facts.periods[period];
    const times = fact === undefined ? null : timesOf(fact, sessionCode);
    if (fact === undefined || times === null) return [];
    const { periodId, month, halfDays, state } = fact;
    const isRegistered = courseOf(courseCode)?.registered === period;
    const source =
      state === 'FORECAST'
        ? '日期是预计的，以报考通知为准。'
        : isRegistered
          ? '考场和座位以通知单为准。'
          : halfDays.length > 0
            ? '还没有报考。'
            : '时间以课表为准。';
    return [
      {
        id: periodId === null ? `planned-exam-${courseCode}` : examEventId(periodId, courseCode),
        title: `${isRegistered ? '考试' : '计划考'} ${courseCode} ${nameOf(courseCode)}`,
        description: `${monthTitle(month)}考期，${sessionTitles[sessionCode]}。${source}`,
        ...times,
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
    ...(exemption?.end == null
      ? []
      : [
          {
            id: 'planned-exemption',
            title: `计划申请免考 ${codesWords(exemption.codes)}`,
            description: `${exemption.when}，通过了才照这个排法。以受理通知为准。`,
            ...endOf(exemption.end),
            alarm: 'end' as const,
            url,
          },
        ]),
    ...(thesis === undefined
      ? []
      : [
          {
            id: 'planned-thesis',
            title: `计划选${thesisTitle(facts)}题目`,
            description: `选题截止。${monthWords(thesis.defenceDay)}答辩，以批次日程为准。`,
            ...endOf(thesis.topicEnd),
            alarm: 'end' as const,
            url,
          },
        ]),
  ];
}

/**
 * Saves a feasible plan as `毕业倒推-2028年6月.ics` and returns the text of its toast. `now` in ms, by the server's clock.
 */
export function savePlanCalendar(
  data: GraduationPlan,
  plan: FeasiblePlan,
  wishes: PlannerWishes,
  now: number,
): string {
  const url = new URL('/academic/exam/plan?view=planner', location.origin).href;
  const events = planEvents(data.facts, plan, exemptionStep(data, wishes), url);
  return saveCalendar(events, { name: `毕业倒推-${monthTitle(plan.graduateMonth)}`, now });
}
