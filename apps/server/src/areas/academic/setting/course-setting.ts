import {
  type CourseSetting,
  type PlanCourse,
  type PlanGroup,
  planGroup,
} from '@qianwei/api/contract/academic/course-setting';
import { timelinesOf } from '../../../application/timeline.ts';
import { decideEligibility, shownObstacle } from '../../../eligibility/eligibility.ts';
import type { StudentContext } from '../../../http/implement.ts';
import type { WindowNow } from '../../../institution/business-windows.ts';
import { versionOf } from '../../../student/plan-version.ts';
import { basesOf } from '../../../student/rule-basis.ts';
import { type CreditTally, readCredits } from '../../../studies/credits.ts';
import { oldCodesOf, replacementsOn } from '../../../studies/plan-lines.ts';
import { requireRecord } from '../../../studies/record.ts';
import type { StudyStanding } from '../../../studies/results.ts';
import { readSchedule, type Schedule } from '../../../studies/schedule.ts';
import { formatDateTime, formatDay } from '../../../time.ts';
import { planHolderOf } from '../shared/plan-holder.ts';
import { registrableIn } from '../shared/registration-window.ts';
import { courseStatus } from './course-status.ts';
import { shownElectives } from './electives.ts';
import { exemptionChecks, exemptionCount } from './exemption-checks.ts';
import { exemptionKind, repliedBefore } from './exemption-kind.ts';
import { shownVersions } from './plan-versions.ts';
import { type SettingFacts, settingFacts } from './setting-facts.ts';

const groupOfKind: Readonly<Record<StudyStanding['line']['course']['kind'], PlanGroup>> = {
  PUBLIC: 'PUBLIC',
  CORE: 'CORE',
  ELECTIVE: 'ELECTIVE',
  EXTRA: 'ELECTIVE',
  PRACTICE: 'CORE',
  GRADUATION: 'GRADUATION',
  CERTIFICATE: 'CORE',
};

/** A practice course stands in the group of its theory. */
function groupOf({ line }: StudyStanding, { standings }: SettingFacts): PlanGroup {
  const theory = standings.find(({ line: { course } }) => course.courseCode === line.course.theoryCode);
  return groupOfKind[(theory?.line ?? line).course.kind];
}

function shownCourse(standing: StudyStanding, facts: SettingFacts, { stateOf }: CreditTally): PlanCourse {
  const { line, course } = standing.line;
  return {
    planCourseId: line.id,
    seq: line.seq,
    courseCode: course.courseCode,
    courseName: course.name,
    oldCodes: oldCodesOf(standing.line),
    credit: course.credit,
    examMode: course.examMode,
    thesisKind: course.thesisKind,
    sessionCode: line.usualSession,
    required: line.electiveGroup === '',
    electiveGroup: line.electiveGroup,
    theoryCode: course.theoryCode,
    ...courseStatus(standing, facts),
    creditState: stateOf(standing),
    score: standing.best?.grade.finalScore ?? null,
    replacedFrom: standing.replacedFrom,
    exemptable: line.exemptable,
  };
}

function shownGroups(facts: SettingFacts, tally: CreditTally): CourseSetting['groups'] {
  const courses = facts.standings.map((standing) => ({
    group: groupOf(standing, facts),
    course: shownCourse(standing, facts, tally),
  }));
  return planGroup.options
    .map((name) => ({
      name,
      courses: courses.filter(({ group }) => group === name).map(({ course }) => course),
    }))
    .filter((group) => group.courses.length > 0);
}

async function shownExemptions(
  db: StudentContext['db'],
  { exemptions, record, exemptionWindow }: SettingFacts,
): Promise<CourseSetting['exemptions']> {
  const timelines = await timelinesOf(db, exemptionKind, exemptions);
  return timelines.map((timeline, index) => {
    const { id, course, basisType, certNo, obtainDate, reason, status, appliedAt } = exemptions[
      index
    ] as (typeof exemptions)[number];
    return {
      exemptionId: id,
      courseCode: course.courseCode,
      courseName: course.name,
      basisType,
      certNo,
      obtainDate,
      reason,
      status,
      timeline,
      replyBefore: status === 'PENDING' ? repliedBefore(appliedAt, exemptionWindow) : null,
      cancelable: status === 'PENDING' && record.status === 'NORMAL',
    };
  });
}

type WindowCode = CourseSetting['windows'][number]['code'];

function shownWindow(code: WindowCode, title: string, { open, next }: WindowNow): CourseSetting['windows'] {
  const row = open ?? next;
  if (row === null || row.endTime === null) return [];
  const { name, startTime, endTime } = row;
  return [{ code, name: `${name}${title}`, start: formatDateTime(startTime), end: formatDateTime(endTime) }];
}

/** When written exams can be registered for: now, or else next; null while nothing is announced. */
function shownRegistration({ periods }: Schedule, now: Date): CourseSetting['registration'] {
  const found = periods.find(({ period }) => period.applyEnd > now);
  if (found === undefined) return null;
  const { name, applyStart, applyEnd } = found.period;
  return { name, start: formatDateTime(applyStart), end: formatDateTime(applyEnd) };
}

/** Old courses that count for one of the plan, by their code. */
const shownReplacements = ({ standings, now }: SettingFacts): CourseSetting['replaceRules'] =>
  standings
    .flatMap(({ line }) =>
      replacementsOn(line, formatDay(now)).map(({ oldCode, oldName, oldCredit, until, note }) => {
        const { courseCode, name, credit } = line.course;
        return {
          oldCode,
          oldName,
          oldCredit,
          newCode: courseCode,
          newName: name,
          newCredit: credit,
          until,
          note,
        };
      }),
    )
    .sort((a, b) => (a.oldCode < b.oldCode ? -1 : 1));

function shownPlan(facts: SettingFacts): CourseSetting['plan'] {
  const { plan, major, schoolName } = facts;
  return {
    majorCode: major.majorCode,
    majorName: major.name,
    version: versionOf(plan),
    minCredit: plan.minCredit,
    schoolName,
    degreeType: major.degreeType,
    basis: { title: plan.basis, date: plan.basisDate ?? plan.effectiveFrom, path: null },
  };
}

/** The plan against what the student has. */
export async function courseSetting(context: StudentContext): Promise<CourseSetting> {
  const { db } = context;
  const facts = await settingFacts(context, await requireRecord(db, context.session));
  const { counted, exemptionWindow, practiceWindow, now } = facts;
  const schedule = await readSchedule(db, facts);
  const tally = await readCredits(db, facts, schedule);
  const { refusal } = decideEligibility(exemptionChecks, facts, now);
  const { REPLACE } = await basesOf(db, ['REPLACE']);
  const { done, max } = exemptionCount(facts);
  return {
    plan: shownPlan(facts),
    holder: planHolderOf(facts),
    groups: shownGroups(facts, tally),
    credits: tally.credits,
    creditPlan: counted.creditPlan,
    electives: shownElectives(facts),
    exemptions: await shownExemptions(db, facts),
    exemptMax: max,
    exemptDone: done,
    exemptClosed: refusal === null ? null : shownObstacle(refusal),
    replaceRules: shownReplacements(facts),
    replaceBasis: REPLACE,
    ...(await shownVersions(db, facts)),
    windows: [
      ...shownWindow('EXEMPTION', '免考受理', exemptionWindow),
      ...shownWindow('PRACTICE_SIGNUP', '报名', practiceWindow),
    ],
    registration: shownRegistration(schedule, now),
    canRegister: registrableIn(facts, schedule),
    serverTime: formatDateTime(now),
  };
}
