/** When the doors of an exam open and close, minutes from its start; before it they are negative (考试须知). */
export const examDoorMinutes = { entry: -30, lastEntry: 15, leave: 30 } as const;

/** How long at least a review of a result can be asked for after its publication, days. */
export const minReviewDays = 5;

/** How long after the last request of a window the office answers, days. */
export const answerDays = 10;
