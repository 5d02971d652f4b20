import type { AreaDemo } from '../../demo/area-demo.ts';
import { loadBatches } from './demo/load-batches.ts';
import { loadDefence } from './demo/load-defence.ts';
import { loadTexts } from './demo/load-texts.ts';
import { loadTheses } from './demo/load-theses.ts';

/** Batches with their teachers, topics, rules and sessions of the defence, and the theses of the demo students at their stages. */
export const loadThesisDemo: AreaDemo = async (db, people, calendar, stage) => {
  await loadBatches(db, calendar, stage);
  await loadTexts(db, calendar, stage);
  const theses = await loadTheses({ db, calendar, stage }, people);
  await loadDefence(db, theses, { calendar, now: stage.now });
};
