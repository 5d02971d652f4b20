import type { AreaDemo } from '../../demo/area-demo.ts';
import { loadCatalogue } from './demo/load-catalogue.ts';
import { loadServices } from './demo/load-services.ts';

/** The catalogue of courses, and which of them each student has. */
export const loadCourseDemo: AreaDemo = async (db, people, calendar, { content }) => {
  await loadCatalogue(db, content);
  await loadServices(db, { people, calendar, content });
};
