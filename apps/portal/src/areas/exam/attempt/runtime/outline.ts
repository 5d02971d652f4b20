import type { TestPaper } from '@qianwei/api/contract/attempt';
import type { StoredAttempt } from '../storage/stored-attempt.ts';

/** The paper as the download names it; the sub-questions of a material share a number: 40（2）. */
export function outlineOf({ name, courseName, groups }: TestPaper): StoredAttempt['outline'] {
  const numbers = new Map<string, number>();
  const parts = new Map<string, number>();
  const questions = groups.flatMap((group) =>
    group.questions.map(({ questionId, questionType, materialId }) => {
      const place = materialId ?? questionId;
      const number = numbers.get(place) ?? numbers.size + 1;
      numbers.set(place, number);
      const part = (parts.get(place) ?? 0) + 1;
      parts.set(place, part);
      return { questionId, questionType, number: materialId === null ? `${number}` : `${number}（${part}）` };
    }),
  );
  return { name: name.includes(courseName) ? name : `${courseName} ${name}`, questions };
}
