import { type AnswerValue, type QuestionType, questionTypeTitles } from '@qianwei/api/contract/exam/question';
import { testFileName } from '@qianwei/api/contract/exam/test-title';
import { formatMoment } from '@qianwei/api/time/moment';
import type { LocalRecord } from '@qianwei/machines/attempt/attempt-data';

function answerWords(type: QuestionType, answer: AnswerValue): string {
  if (answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0)) return '（未作答）';
  if (typeof answer === 'boolean') return answer ? '正确' : '错误';
  if (typeof answer === 'string') return answer;
  if (type !== 'BLANK') return answer.join('、');
  return answer.map((text, index) => `第 ${index + 1} 空：${text || '（未填）'}`).join('\r\n');
}

/** All answers as a text that any editor opens: UTF-8 with a byte-order mark. `now` is epoch ms. */
export function answersFile(
  { outline, entries, unsent, testRecordId }: LocalRecord,
  now: number,
): { name: string; text: string } {
  const time = formatMoment(now);
  const questions = outline.questions.map(({ questionId, number, questionType }) => {
    const entry = entries[questionId];
    const notes = [
      entry !== undefined && entry.at > 0 && `作答时间 ${formatMoment(entry.at)}`,
      entry?.marked && '已标记',
      unsent.includes(questionId) && '服务器尚未确认',
    ].filter(Boolean);
    const note = notes.length > 0 ? `（${notes.join('，')}）` : '';
    return `第 ${number} 题　${questionTypeTitles[questionType]}${note}\r\n${answerWords(questionType, entry?.answer ?? null)}`;
  });
  const head = `答案备份\r\n测验：${outline.name}\r\n测验记录：${testRecordId}\r\n备份时间：${time}`;
  return {
    name: `答案备份_${testFileName(outline.name)}_${time.replace(/\D/g, '')}.txt`,
    text: `\uFEFF${[head, ...questions].join('\r\n\r\n')}\r\n`,
  };
}
