import type { AreaDemo } from '../../demo/area-demo.ts';
import { loadAsked, loadAttendance } from './demo/load-asked.ts';
import { loadCatalogue } from './demo/load-catalogue.ts';
import { loadMaterials } from './demo/load-materials.ts';
import { loadProgress } from './demo/load-progress.ts';
import { loadServices } from './demo/load-services.ts';

/** The catalogue of courses, which of them each student has, and what everyone has watched, noted and asked. */
export const loadCourseDemo: AreaDemo = async (db, people, calendar, { content, courses, progress }) => {
  const stage = { people, calendar, content, courses, progress };
  await loadCatalogue(db, content);
  await loadServices(db, stage);
  await loadMaterials(db, content);
  await loadProgress(db, stage);
  await loadAsked(db, stage);
  await loadAttendance(db, stage);
};
