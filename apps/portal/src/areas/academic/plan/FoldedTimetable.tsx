import { Accordion } from '@qianwei/ui/Accordion';
import type { ReactNode } from 'react';

export interface FoldedTimetableProps {
  /** 2027年1月考期 */
  periodName: string;
  /** Dates and timetable of the period. */
  children: ReactNode;
}

/**
 * The timetable of a period in which the student has nothing left to register: there for who looks for it, closed at first, so
 * that its dates do not read as a duty.
 */
export default function FoldedTimetable({ periodName, children }: FoldedTimetableProps) {
  return (
    <Accordion
      headingLevel={2}
      items={[{ id: 'timetable', title: `${periodName}的日程和课表`, content: children }]}
    />
  );
}
