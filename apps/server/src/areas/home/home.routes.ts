import type { ApplyType } from '@qianwei/api/contract/graduation/apply-status';
import { type Graduation, getHomeIndex } from '@qianwei/api/contract/home';
import { finishOnboarding } from '@qianwei/api/contract/onboarding';
import { eq } from 'drizzle-orm';
import { listOwnApplies, type OwnApplyState } from '../../apply/own-applies.ts';
import { student } from '../../db/schema/student.ts';
import { type DegreeProspect, findDegreeProspect } from '../../degree/degree-opening.ts';
import { type Implementation, implementForStudent } from '../../http/implement.ts';
import { notFound } from '../../http/refusal.ts';
import { windowNow } from '../../institution/business-windows.ts';
import { listCoursesInStudy } from '../../learning/courses-in-study.ts';
import { findStudyWeek } from '../../learning/study-week.ts';
import { readerOf } from '../../student/audience.ts';
import { listMajors, shownMajor } from '../../student/majors.ts';
import { listOpenTasks } from '../../student/tasks.ts';
import { readCredits } from '../../studies/credits.ts';
import { hasTicket, listLiveSignUps } from '../../studies/live-sign-ups.ts';
import { requireRecord } from '../../studies/record.ts';
import { openPeriodFor } from '../../studies/registrable.ts';
import { readSchedule } from '../../studies/schedule.ts';
import { hasCourses, readStudies, readyPractices, type Studies } from '../../studies/studies.ts';
import { studyProgressOf } from '../../studies/study-progress.ts';
import { ownTheses } from '../../studies/thesis-standing.ts';
import { formatDateTime } from '../../time.ts';
import { listContinued } from './continue-study.ts';
import {
  findNextPeriod,
  findOpenPracticeSignUp,
  listDeadlines,
  registeredPeriods,
  reviewablePeriods,
  ticketPeriodOf,
} from './deadlines.ts';
import {
  continueDuty,
  degreeDuty,
  examApplyDuty,
  examDayDuty,
  graduationDuty,
  onboardingDuty,
  practiceDuty,
} from './derived-duties.ts';
import { findExamDay } from './exam-day.ts';
import { nextSteps } from './next-steps.ts';
import { findOnboarding, finishOnboardingStep } from './onboarding.ts';
import { overdueSeatsDuty } from './overdue-seats.ts';
import { quickEntries } from './quick-entries.ts';
import { ticketDuty } from './sign-up-exams.ts';
import { listWaiting } from './waiting.ts';

/** Duties shown after the first. */
const following = 5;

/** Home after graduation; null before. */
function graduationOf(
  { record, plan, results }: Pick<Studies, 'record' | 'plan' | 'results'>,
  { opening, isOutOfReach }: DegreeProspect,
  applied: readonly OwnApplyState[],
): Graduation | null {
  if (record.status !== 'GRADUATED') return null;
  const submittedOf = (of: ApplyType) =>
    applied.find(({ type, status }) => type === of && status !== 'DRAFT');
  const ownGraduation = submittedOf('GRADUATION');
  return {
    graduateDate: record.graduateDate,
    hasDegree: plan.degreeNeed !== null,
    hasResults: results.length > 0,
    degreeDeadline: opening && formatDateTime(opening.deadline),
    degreeStatus: submittedOf('DEGREE')?.status ?? null,
    isDegreeOutOfReach: isOutOfReach,
    hasApplied: ownGraduation !== undefined,
    certNo: ownGraduation?.certNo ?? null,
  };
}

/** Home in one call. */
export const homeRoutes: Implementation[] = [
  implementForStudent(getHomeIndex, async (context) => {
    const { db, clock, session } = context;
    const now = clock.now();
    const [person] = await db.select().from(student).where(eq(student.id, session.studentId));
    const majors = await listMajors(db, session.studentId);
    const shown = shownMajor(majors, session.studentMajorId);
    if (person === undefined || shown === null) throw notFound();

    const reader = await readerOf(db, session);
    const tasks = await listOpenTasks(db, session, now);
    const record = await requireRecord(db, session);
    const studies = await readStudies(db, record, now);
    const schedule = await readSchedule(db, studies);
    const theses = await ownTheses(db, studies);
    const takesCourses = hasCourses(studies) && reader?.phase === 'COURSE';
    const open = takesCourses ? openPeriodFor(studies, schedule) : null;
    const practiceSignUp = await findOpenPracticeSignUp(db, reader, now);
    const signUps = await listLiveSignUps(db, session.studentId, now);
    const hasSignedUp = signUps.some(
      ({ batch: { type, applyStart, applyEnd } }) =>
        type === 'PRACTICE' && applyStart <= now && now < applyEnd,
    );
    const practiceCodes =
      takesCourses && practiceSignUp !== null && !hasSignedUp
        ? readyPractices(studies).map(({ line }) => line.course.courseCode)
        : [];
    const courses = await listCoursesInStudy(db, studies, now);
    const continueList = await listContinued(db, session.studentId, courses);
    const onboarding = hasCourses(studies) ? await findOnboarding(db, studies, { open, courses }, now) : null;
    const examDay = await findExamDay(db, { ...session, phone: shown.schoolPhone }, now);
    const periods = await registeredPeriods(db, session.studentId, now);
    const prospect = await findDegreeProspect(db, studies);
    const degree = prospect.opening;
    const isLeaving = reader?.phase === 'GRADUATION' || reader?.phase === 'GRADUATED';
    const applied = isLeaving ? await listOwnApplies(db, record, now) : [];
    const hasAppliedForGraduation = applied.some(
      ({ type, status }) => type === 'GRADUATION' && status !== 'DRAFT',
    );
    const graduating =
      reader?.phase === 'GRADUATION' && !hasAppliedForGraduation
        ? (await windowNow(db, 'GRADUATION_APPLY', reader, now)).open
        : null;
    const derived = [
      examDayDuty(examDay, now),
      overdueSeatsDuty({ ...studies, phone: shown.schoolPhone }, now),
      onboardingDuty(onboarding),
      examApplyDuty(open, { hasClash: tasks.some(({ code }) => code === 'APPLY_CLASH') }),
      practiceDuty(practiceSignUp, practiceCodes),
      degreeDuty(degree),
      graduationDuty(graduating),
      // Another place is a duty of its own, which leads to the ticket, too.
      ...signUps
        .filter(({ row }) =>
          tasks.every(({ code, bizId }) => code !== 'SIGN_UP_PLACE_CHANGED' || bizId !== row.id),
        )
        .map((signedUp) => ticketDuty(signedUp, now)),
    ].filter((duty) => duty !== null);
    const steps = nextSteps(
      {
        mustChangePassword: session.mustChangePassword,
        mustChooseMajor: session.studentMajorId === null && majors.length > 1,
        tasks: [...tasks, ...derived],
        // A graduate has nothing to study for.
        otherwise: record.record.status === 'GRADUATED' ? null : continueDuty(continueList[0]),
      },
      now,
    );
    return {
      student: {
        ...shown,
        name: person.name,
        headUrl: person.headFileId === null ? '' : context.fileUrl(person.headFileId),
      },
      nextStep: steps[0] ?? null,
      followingSteps: steps.slice(1, 1 + following),
      waiting: await listWaiting(db, record, { applied, theses }),
      deadlines: await listDeadlines(
        db,
        reader,
        {
          tasks,
          periods,
          signUps,
          degreeDeadline: degree?.deadline ?? null,
          practiceCodes,
          hasAppliedForGraduation,
          canRegister: open?.canRegister ?? 0,
          reviewable: await reviewablePeriods(db, record, now),
        },
        now,
      ),
      progress: hasCourses(studies)
        ? {
            ...(await studyProgressOf(db, studies, {
              ...(await readCredits(db, studies, schedule)),
              signUps,
              theses,
            })),
            practiceReady: practiceCodes.length,
          }
        : null,
      onboarding,
      graduation: graduationOf(studies, prospect, applied),
      examDay,
      continueList,
      study: await findStudyWeek(db, session.studentId, now),
      quickList: quickEntries({
        platform: session.platform,
        phase: reader?.phase ?? null,
        hasDegree: record.plan.degreeNeed !== null,
        level: shown.applyExamLevel,
        ticketPeriod: ticketPeriodOf(periods, now),
        hasDefence: theses.some(({ defence }) => defence !== null && defence.endTime > now),
        signUpTickets: signUps.filter((signedUp) => hasTicket(signedUp, now)).map(({ batch }) => batch.type),
      }),
      nextPeriod: await findNextPeriod(db, reader, now),
      serverTime: formatDateTime(now),
    };
  }),
  implementForStudent(finishOnboarding, finishOnboardingStep),
];
