import type { Way } from '@qianwei/api/contract/eligibility';

/** To a page of the portal. */
export const toPage = (text: string, path: string): Way => ({ kind: 'PAGE', text, path });

/** To the office: nothing else helps. */
export const toOffice: Way = { kind: 'OFFICE' };

/** To 助学单位, which opens and renews course services. */
export const toProvider: Way = { kind: 'PROVIDER' };

/** No way, since help is there already: the same press a moment later, or what is beside the text. */
export const noWayOut = (because: 'AGAIN' | 'BESIDE'): Way => ({ kind: 'NONE', because });

/** To the published results of the student, with what is exempt. */
export const toScores: Way = toPage('查成绩', '/academic/gradeSearch');

/** To what is registered for the written exams, where it can be cancelled. */
export const toRegistrations: Way = toPage('看报考记录', '/academic/apply/info');

/** To what is examined in the next period, where it can be registered. */
export const toExamPlan: Way = toPage('去报考', '/academic/exam/plan');

/** To what the institution has announced: the dates of what is not open yet. */
export const toNotices: Way = toPage('看通知公告', '/notice');
