import type { AnswerValue } from '@qianwei/api/contract/question';
import type { AnswerKey } from '../../../db/schema/question.ts';

/** What is shown as right: the first accepted text of each blank, the reference of a written answer. */
export function rightAnswer(answer: AnswerKey): AnswerValue {
  switch (answer.kind) {
    case 'KEY':
      return answer.key;
    case 'KEYS':
      return answer.keys;
    case 'TRUTH':
      return answer.truth;
    case 'BLANKS':
      return answer.accepted.map(([first]) => first ?? '');
    case 'REFERENCE':
      return answer.reference;
    case 'NONE':
      return null;
  }
}
