import { thesisKindTitles } from '@qianwei/api/contract/academic/exam-period';
import type { FinishedCourses } from '@qianwei/api/contract/academic/registration';
import { parseMoment } from '@qianwei/api/time/moment';
import { occasionWords } from '@qianwei/api/time/words';
import type { RegistrationLead } from './registrations.ts';

const steps = { PRACTICE: '实践考核', GRADUATION: '申请毕业', DEGREE: '申请学位' } as const;

/** `2026年11月30日（周一）17:00 截止，还有 9 天`, or when it begins; empty where no date is known. */
function windowWords({ window }: FinishedCourses, now: number): string {
  if (window === null) return '';
  const { start, end } = window;
  if (start !== null && parseMoment(start) > now) return occasionWords(start, now, 'START');
  return end === null ? '' : occasionWords(end, now);
}

/** The next step of who has no course left to register, in one sentence; empty where there is none. */
export function finishedWords(finished: FinishedCourses, now: number): string {
  const { next, thesisKind } = finished;
  if (next === 'NONE') return '';
  const step = next === 'THESIS' ? thesisKindTitles[thesisKind ?? 'PAPER'] : steps[next];
  const when = windowWords(finished, now);
  return `下一步是${step}${when === '' ? '' : `，${when}`}。`;
}

/** The lead of who has no course left to register. `now` in ms, by the server's clock. */
export function finishedLead(finished: FinishedCourses, now: number): RegistrationLead {
  const next = finishedWords(finished, now);
  return {
    state: { shape: 'check', tone: 'success' },
    title: finished.hasGraduated ? '已经毕业，不用再报考' : '笔试课程都合格了，不用再报考',
    text: next === '' ? [] : [next],
    action: null,
  };
}
