import type { AreaDemo } from '../../demo/area-demo.ts';
import { loadExemptions } from './demo/load-exemptions.ts';
import { loadGrades } from './demo/load-grades.ts';
import { loadOfferings } from './demo/load-offerings.ts';
import { loadRegistrations } from './demo/load-registrations.ts';

/** Loads timetables, results, registrations, a basket with a clash, exemptions. */
export const loadAcademicDemo: AreaDemo = async (db, people, calendar, stage) => {
  await loadOfferings(db, calendar);
  await loadGrades(db, people, calendar);
  await loadExemptions(db, people, calendar);
  await loadRegistrations(db, people, calendar, stage);
};
