import * as v from 'valibot';

/**
 * How the credits of a plan stand: one count for every page. Each course that counts is in one of the first three, or in what
 * is left.
 */
export const planCredits = v.object({
  /** Credits that the plan requires. */
  min: v.number(),
  /** 已合格: passed, exempt or replaced. */
  done: v.number(),
  /** 已报考: registered, and the score is still to come. */
  registered: v.number(),
  /** 篮里: in the basket of the open period, where it can be registered. */
  basket: v.number(),
  /** 还差: what is left of `min` beside all of these; at least 0. */
  rest: v.number(),
});

/** How the credits of a plan stand. */
export type PlanCredits = v.InferOutput<typeof planCredits>;

/** How a course of the plan stands among its credits: 已合格 · 已报考 · 篮里 · 还差. */
export const creditState = v.picklist(['DONE', 'REGISTERED', 'BASKET', 'REST']);

/** How a course of the plan stands among its credits. */
export type CreditState = v.InferOutput<typeof creditState>;
