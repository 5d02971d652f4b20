import type { PlannerFacts } from '@qianwei/api/contract/academic/planner';
import { type Assignment, numberOf, periodOf, sessionCodeOf } from './assignment.ts';
import type { StudyChoice } from './elective-flow.ts';
import { assignmentFor, type CoursePlace, coursePlaceOf, type Study, type ThesisBatch } from './study.ts';

/** The first thesis batch for which everything can be in time, and the courses in their places. */
export interface Earliest {
  readonly study: Study;
  readonly batch: ThesisBatch;
  readonly places: readonly CoursePlace[];
}

/**
 * Courses in slots for the batch. As many as possible keep their preferred slot; without a preferred plan, the exams end as
 * early as possible. Of what is left, each course in its turn gets its earliest slot.
 */
function arrange(
  study: Study,
  batch: ThesisBatch,
  found: Assignment,
  preferred: readonly CoursePlace[],
): readonly CoursePlace[] {
  const ends = preferred.length > 0 ? [] : study.facts.periods;
  const last = ends.findIndex((_, period) => assignmentFor(study, batch, period) !== null);
  const { fix, slotOf } = assignmentFor(study, batch, last) ?? found;
  const isKept = study.courses.map(({ courseCode }, course) => {
    const place = coursePlaceOf(preferred, courseCode);
    const slot = place === undefined ? -1 : numberOf(place);
    return study.slots[course]?.includes(slot) && fix(course, slot);
  });
  return study.courses.map(({ courseCode }, course) => {
    if (!isKept[course]) study.slots[course]?.some((slot) => fix(course, slot));
    const slot = slotOf.get(course) ?? 0;
    return { courseCode, period: periodOf(slot), sessionCode: sessionCodeOf(slot) };
  });
}

/** The earliest way to take one of the studies, the first of them where several lead to the same batch; null for none. */
export function earliestOf(
  facts: PlannerFacts,
  studies: StudyChoice,
  preferred: readonly CoursePlace[],
): Earliest | null {
  for (const batch of facts.thesisBatches) {
    for (const study of studies(batch)) {
      const found = assignmentFor(study, batch);
      if (found !== null) return { study, batch, places: arrange(study, batch, found, preferred) };
    }
  }
  return null;
}
