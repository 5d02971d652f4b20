import type { AnswerValue } from '../../../packages/api/src/contract/exam/question.ts';
import type { BankQuestion } from './paper.ts';

/**
 * The student's answer to a question in a round (from 1): right and wrong in turn, so that each round changes every
 * answer and a score has something to tell apart.
 */
export function plannedAnswer({ key, options, number }: BankQuestion, round: number): AnswerValue {
  const isRight = (number + round) % 2 === 0;
  switch (key.kind) {
    case 'KEY':
      return isRight ? key.key : (options.find((option) => option.key !== key.key)?.key ?? key.key);
    case 'KEYS':
      return isRight ? key.keys : key.keys.slice(0, -1);
    case 'TRUTH':
      return key.truth === isRight;
    case 'BLANKS':
      return key.accepted.map(([first = ''], index) => (isRight ? first : `${round}-${index + 1} 记不清`));
    case 'REFERENCE':
      return `${round}-${number} 定义、分类和例子：${key.reference.replaceAll(/\s+/g, ' ').slice(0, 12)}`;
  }
}
