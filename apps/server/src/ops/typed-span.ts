import { DomainProblem } from '../problems.ts';
import { typedMoment } from './typed-moment.ts';

/** Both ends of `2026-11-20 09:00/2026-11-27 17:00`. Throws DomainProblem that names the option. */
export function typedSpan(option: string, text: string): readonly [start: Date, end: Date] {
  const [start = '', end = '', ...more] = text.split('/');
  if (start === '' || end === '' || more.length > 0)
    throw new DomainProblem(`--${option} 应为 "2026-11-20 09:00/2026-11-27 17:00"，开始与截止用 / 分开`);
  return [typedMoment(option, start), typedMoment(option, end)];
}
