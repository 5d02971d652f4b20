import { answerDays } from '@qianwei/api/contract/academic/exam-rules';

/** Until when the office answers requests whose window ends at `end`. */
export const answerBefore = (end: Date): Date => new Date(end.getTime() + answerDays * 86_400_000);
