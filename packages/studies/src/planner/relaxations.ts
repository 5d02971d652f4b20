import type { Conflict, CourseLimit } from './limit.ts';
import { assignmentFor, codesOf, createStudy, dueDayOf, type Study, type ThesisBatch } from './study.ts';

/** Constraint that can be given up so that courses can be taken earlier. */
export type RelaxationKind = 'PIN' | 'SKIP' | 'REGISTERED' | 'PERIOD_CAP' | 'PRACTICE';

const all: readonly RelaxationKind[] = ['PIN', 'SKIP', 'REGISTERED', 'PERIOD_CAP', 'PRACTICE'];

/** The study when these are given up. */
function without(kinds: readonly RelaxationKind[], study: Study): Study {
  const { wishes, courses, practices } = study;
  const has = (kind: RelaxationKind) => kinds.includes(kind);
  return createStudy({
    ...study,
    wishes: {
      ...wishes,
      ...(has('PIN') && { pins: [] }),
      ...(has('SKIP') && { skip: [] }),
      ...(has('PERIOD_CAP') && { maxPerPeriod: null }),
    },
    courses: has('REGISTERED') ? courses.map((course) => ({ ...course, registered: null })) : courses,
    practices: has('PRACTICE') ? [] : practices,
  });
}

/**
 * Constraints to give up so that the study fits the thesis batch: each one that is enough by itself; or else several
 * that are enough together and none of which can stay; or none, when even giving up everything is not enough.
 */
export function kindsToGiveUp(study: Study, batch: ThesisBatch): readonly RelaxationKind[] {
  const isEnough = (kinds: readonly RelaxationKind[]) => assignmentFor(without(kinds, study), batch) !== null;
  if (!isEnough(all)) return [];
  const enough = all.filter((kind) => isEnough([kind]));
  if (enough.length > 0) return enough;
  return all.reduce((kinds, kind) => {
    const fewer = kinds.filter((other) => other !== kind);
    return isEnough(fewer) ? fewer : kinds;
  }, all);
}

/** The limit of each practice whose result is too late for the batch. */
export function practiceLimits(
  { facts }: Study,
  practices: Study['practices'],
  conflict: Conflict,
  batch: ThesisBatch,
): CourseLimit[] {
  const dueDay = dueDayOf(facts, batch);
  const month = facts.practiceBatches.find(({ resultDay }) => resultDay > dueDay)?.month ?? null;
  return practices.map(({ courseCode, theoryCode }) => ({
    ...conflict,
    kind: 'PRACTICE',
    courseCode,
    theoryCode,
    month,
  }));
}

/** The practices without one of which the study fits the batch; all of them where one is not enough. */
function decisivePractices(study: Study, batch: ThesisBatch): Study['practices'] {
  const { practices } = study;
  const decisive = practices.filter((practice) => {
    const others = practices.filter((other) => other !== practice);
    return assignmentFor(createStudy({ ...study, practices: others }), batch) !== null;
  });
  return decisive.length > 0 ? decisive : practices;
}

/** The limits that say what a study must give up to fit the batch; PERIOD_CAP is left to who knows the periods. */
export function limitsOfRelaxation(
  study: Study,
  conflict: Conflict,
  kind: RelaxationKind,
  batch: ThesisBatch,
): CourseLimit[] {
  const { facts, wishes, courses } = study;
  switch (kind) {
    case 'PIN':
    case 'REGISTERED': {
      const pinned = codesOf(wishes.pins);
      const fixed = courses.filter(({ courseCode, registered }) =>
        kind === 'PIN' ? pinned.includes(courseCode) : registered !== null,
      );
      return [{ ...conflict, kind, fixed: codesOf(fixed) }];
    }
    case 'SKIP': {
      const periods = courses.flatMap(({ offers }) =>
        offers.map(({ period }) => facts.periods[period]?.month),
      );
      return [{ ...conflict, kind, months: wishes.skip.filter((month) => periods.includes(month)) }];
    }
    case 'PRACTICE':
      return practiceLimits(study, decisivePractices(study, batch), conflict, batch);
    case 'PERIOD_CAP':
      return [];
  }
}
