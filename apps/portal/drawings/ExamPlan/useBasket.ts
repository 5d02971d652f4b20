import { useMemo, useState } from 'react';
import { type Choices, choicesOf } from './choices.ts';
import type { OpenPeriod, PlanCourse } from './plan.ts';

/** The basket of a period: its courses, and which one of a clash is kept. */
export interface Basket {
  choices: Choices;
  add: (course: PlanCourse) => void;
  remove: (course: PlanCourse) => void;
  /** Replaces the courses of its half-day by it. */
  swap: (course: PlanCourse) => void;
  keep: (session: string, code: string) => void;
}

/** The basket of a period while the student chooses. */
export function useBasket(period: OpenPeriod): Basket {
  const [codes, setCodes] = useState<ReadonlySet<string>>(new Set(period.basket));
  const [kept, setKept] = useState<Readonly<Record<string, string>>>({});
  const choices = useMemo(() => choicesOf(period, codes, kept), [period, codes, kept]);
  const rivals = ({ session }: PlanCourse) =>
    new Set(period.courses.filter((course) => course.session === session).map(({ code }) => code));
  return {
    choices,
    add: ({ code }) => setCodes(new Set([...codes, code])),
    remove: ({ code }) => setCodes(new Set([...codes].filter((other) => other !== code))),
    swap: (course) => {
      const out = rivals(course);
      setCodes(new Set([...[...codes].filter((code) => !out.has(code)), course.code]));
    },
    keep: (session, code) => setKept({ ...kept, [session]: code }),
  };
}
