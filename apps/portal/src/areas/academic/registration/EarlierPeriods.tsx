import { Accordion } from '@qianwei/ui/Accordion';
import type { ReactNode } from 'react';

export interface EarlierPeriodsProps {
  /** How many are folded. */
  periods: number;
  /** How many courses were registered in them. */
  courses: number;
  /** The periods. */
  children: ReactNode;
}

/** The line behind which the periods before the latest one are folded. */
export default function EarlierPeriods({ periods, courses, children }: EarlierPeriodsProps) {
  return (
    <Accordion
      headingLevel={2}
      items={[
        { id: 'earlier', title: `更早的 ${periods} 个考期`, count: `${courses} 门`, content: children },
      ]}
    />
  );
}
