import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';
import { examApplyStatusTitles, type Registration } from '@qianwei/api/contract/academic/registration';
import { dateWords, daysLeftWords } from '@qianwei/api/time/words';
import type { StateMarkProps } from '@qianwei/ui/StateMark';
import { retakeWords } from '../shared/period-words.ts';

/** The state of a registration and a note, such as until when it is kept; the note may be empty. */
export function registrationStandingOf(
  registration: Registration,
  { period, now }: { period: ExamPeriod; now: number },
): Pick<StateMarkProps, 'shape' | 'tone'> & { word: string; note: string } {
  const { status, payDeadline, score, passed, retake } = registration;
  const again = retake === null ? '' : retakeWords(retake);
  const word = examApplyStatusTitles[status];
  switch (status) {
    case 'UNPAID':
      return {
        shape: 'full',
        tone: 'warning',
        word,
        note: payDeadline === null ? '' : daysLeftWords(payDeadline, now),
      };
    case 'APPLIED':
      return { shape: 'full', tone: 'brand', word, note: '' };
    case 'CANCELLED':
      return { shape: 'dash', tone: 'muted', word, note: '' };
    case 'EXPIRED':
      return {
        shape: 'dash',
        tone: 'muted',
        word,
        note: period.status === 'OPEN' ? '名额已释放，可以重新报考' : '名额已释放',
      };
    case 'ARRANGED':
      return { shape: 'check', tone: 'success', word, note: '' };
    case 'FINISHED':
      return {
        shape: 'full',
        tone: 'default',
        word,
        note: `成绩 ${dateWords(period.scorePublish)}公布`,
      };
    case 'ABSENT':
      return { shape: 'dash', tone: 'muted', word, note: again };
    case 'VIOLATION':
      return { shape: 'cross', tone: 'danger', word, note: again };
    case 'SCORED':
      return passed
        ? { shape: 'check', tone: 'success', word: score, note: '' }
        : { shape: 'cross', tone: 'default', word: score, note: again };
  }
}
