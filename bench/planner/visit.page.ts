import { type PlanName, type Visit, visit } from './visit.ts';

/** The window of the measured page. */
export interface PlannerWindow {
  /** Opens a plan `runs` times, one after the other. */
  visitPlan(name: PlanName, runs: number): Visit[];
}

Object.assign(window, {
  visitPlan: (name: PlanName, runs: number) => Array.from({ length: runs }, () => visit(name)),
} satisfies PlannerWindow);
