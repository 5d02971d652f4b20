import { lettersIn } from '@qianwei/api/contract/thesis/letters';
import { titleProblem } from '@qianwei/api/contract/thesis/title';
import { customLimits, type TopicDraft } from '@qianwei/api/contract/thesis/topic';

/** The lack of a text in which `min` letters are read, of at most `max` characters; null for none. */
function textLacks(name: string, text: string, min: number, max: number): string | null {
  const letters = lettersIn(text);
  if (letters === 0) return `请填写${name}`;
  if (letters < min) return `${name}再写 ${min - letters} 个字`;
  const length = [...text.trim()].length;
  return length > max ? `${name}超出 ${length - max} 个字` : null;
}

/** The fields of an own title that keep it from being submitted, each with what it lacks, in the order of the form. */
export function ownLacks({
  title,
  direction,
  reason,
  content,
  advisorId,
}: TopicDraft['custom']): Partial<Record<keyof TopicDraft['custom'], string>> {
  const { reasonMin, reasonMax, contentMin, contentMax } = customLimits;
  const problem = titleProblem(title);
  const lacks = {
    title: problem?.level === 'hard' ? problem.text : null,
    direction: direction === '' ? '请选择方向' : null,
    advisorId: advisorId === '' ? '请选择拟选导师' : null,
    reason: textLacks('选题理由', reason, reasonMin, reasonMax),
    content: textLacks('主要内容', content, contentMin, contentMax),
  };
  return Object.fromEntries(Object.entries(lacks).filter(([, text]) => text !== null));
}

/** All that keeps a draft from being submitted, in words; none for one that lacks nothing. */
export function draftLacks(document: TopicDraft): string[] {
  const type = document.thesisType === null ? ['请选择论文类型'] : [];
  if (document.mode === 'CUSTOM') return [...Object.values(ownLacks(document.custom)), ...type];
  return [...(document.wishes.length === 0 ? ['请至少选 1 个志愿'] : []), ...type];
}
