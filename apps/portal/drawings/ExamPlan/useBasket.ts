import { useMemo, useState } from 'react';
import { type Choices, choicesOf } from './choices.ts';
import type { OpenPeriod, PlanCourse } from './plan.ts';

/** The basket of a period: what lies in it, and of those that clash which one stays. */
export interface Basket {
  choices: Choices;
  add: (course: PlanCourse) => void;
  remove: (course: PlanCourse) => void;
  /** Puts it in the place of those of its half-day. */
  swap: (course: PlanCourse) => void;
  keep: (session: string, code: string) => void;
}

export function useBasket(period: OpenPeriod): Basket {
  const [codes, setCodes] = useState<ReadonlySet<string>>(new Set(period.basket));
  const [kept, setKept] = useState<Readonly<Record<string, string>>>({});
  const choices = useMemo(() => choicesOf(period, codes, kept), [period, codes, kept]);
  const rivals = ({ session }: PlanCourse) =>
    new Set(period.courses.filter((course) => course.session === session).map(({ code }) => code));
  return {
    choices,
    add: ({ code }) => setCodes(new Set([...codes, code])),
    remove: ({ code }) => setCodes(new Set([...codes].filter((one) => one !== code))),
    swap: (course) => {
      const out = rivals(course);
      setCodes(new Set([...[...codes].filter((code) => !out.has(code)), course.code]));
    },
    keep: (session, code) => setKept({ ...kept, [session]: code }),
  };
}
