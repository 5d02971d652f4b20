import type { Day } from '@qianwei/api/time/moment';
import { halfDayWords } from '@qianwei/api/time/words';
import { yuanWords } from '@qianwei/studies';
import type { FactLines } from '../../../student/receipt.ts';

/** Registered courses, as their receipt says them. */
interface Registered {
  readonly period: { readonly name: string };
  readonly courses: readonly {
    readonly session: { readonly date: Day; readonly start: string };
    readonly standing: {
      readonly line: { readonly course: { readonly courseCode: string; readonly name: string } };
    };
  }[];
  readonly areaName: string;
  /** `fee` in 分. */
  readonly rows: readonly { readonly fee: number }[];
}

/** The facts of the receipt of a registration: period, courses with their half-days, area and what is to be paid. */
export function registrationFacts({ period, courses, areaName, rows }: Registered): FactLines[] {
  const fee = rows.reduce((sum, row) => sum + row.fee, 0);
  return [
    ['考期', period.name],
    [
      '课程',
      ...courses.map(
        ({ session, standing: { line } }) =>
          `${line.course.courseCode} ${line.course.name}，${halfDayWords(session)}`,
      ),
    ],
    ['考区', areaName],
    ['应缴', fee === 0 ? '' : yuanWords(fee)],
  ];
}
