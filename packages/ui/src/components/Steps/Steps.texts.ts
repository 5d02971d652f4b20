/** Where a step stands. `returned` is `now` with something to put right. */
export type StepState = 'done' | 'now' | 'returned' | 'waiting';

/** What a step's state is called; heard, and seen where no note says it. */
export type StepsTexts = Record<StepState, string>;

export const stepsTexts: StepsTexts = {
  done: '已完成',
  now: '进行中',
  returned: '已退回',
  waiting: '待办',
};
