import type { ThesisStage } from '@qianwei/api/contract/thesis/stage';
import { ruleBefore, stagesBefore } from '@qianwei/api/contract/thesis/stage-chart';
import type { DemoCalendar } from '../../../demo/calendar.ts';
import type { PlacedThesis } from './placed-theses.ts';

/** The moment at which a stage of a demo thesis was opened: when the last thing before it was done. */
export function openingMoment(
  { begun, stages, reads = [] }: Pick<PlacedThesis, 'begun' | 'stages' | 'reads'>,
  stage: ThesisStage,
  calendar: DemoCalendar,
): Date {
  const passed = stages
    .filter(({ code }) => stagesBefore[stage].includes(code))
    .map(({ submitted, decided = submitted }) => decided);
  const read = reads.filter(([type]) => type === ruleBefore[stage]).map(([, , at]) => at);
  const moments = [begun, ...passed, ...read].flatMap((moment) =>
    moment === undefined ? [] : [calendar.at(moment).getTime()],
  );
  return new Date(Math.max(...moments));
}
