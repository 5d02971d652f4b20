/** The most words of a title; a Chinese character, a run of Latin letters and a number each count as 1, punctuation does not. */
export const maxTitleWords = 25;

/** The most characters of a title with its punctuation: what one page of the letter and the list of topics show whole. */
const maxTitleCharacters = 80;

/** A title as it is stored: letters put together, one blank for many and for a line break, none at its ends. */
export const tidyTitle = (title: string): string => title.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/** Words of a title as the rules count them. */
export const titleWords = (title: string): number =>
  tidyTitle(title).match(/\p{Script=Han}|[\p{Script=Latin}\p{N}]+|\p{L}/gu)?.length ?? 0;

/** A thing that is wrong with a title: `hard` keeps from submitting, `soft` advises. */
export interface TitleProblem {
  readonly code: 'EMPTY' | 'LONG' | 'FOREIGN' | 'QUESTION' | 'SYMBOL' | 'VAGUE';
  readonly level: 'hard' | 'soft';
  /** Chinese, for the student. */
  readonly text: string;
}

const question = /[？?]|如何|怎样|怎么|是否|为什么|吗$/u;
const vague = /浅谈|浅析|浅论|试论|试析|刍议|初探|小议/u;
/**
 * Characters that a title on paper cannot have: emoji, controls, marks heaped on a letter, symbols of programs. C# and .NET are names;
 * so `#` stays behind a Latin letter.
 */
const symbol =
  /\p{Extended_Pictographic}|\p{Emoji_Presentation}|[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Sk}<>{}[\]$@~|\\]|\p{M}{2,}|(?<!\p{Script=Latin})#/u;

/** All that is wrong with a title (《论文管理规定》第十条), the gravest first; none for a good one. */
export function titleProblems(typed: string): TitleProblem[] {
  const title = tidyTitle(typed);
  const words = titleWords(title);
  const characters = [...title].length;
  const problems: (TitleProblem | false)[] = [
    words === 0 && { code: 'EMPTY', level: 'hard', text: '请填写题目' },
    words > maxTitleWords && {
      code: 'LONG',
      level: 'hard',
      text: `题目不超过 ${maxTitleWords} 个字（当前 ${words}）`,
    },
    symbol.test(title) && {
      code: 'SYMBOL',
      level: 'hard',
      text: '题目不能有表情或者特殊符号，请删去',
    },
    characters > maxTitleCharacters && {
      code: 'LONG',
      level: 'hard',
      text: `题目连字母和标点不超过 ${maxTitleCharacters} 个字符（当前 ${characters}）`,
    },
    words > 0 &&
      !/\p{Script=Han}/u.test(title) && {
        code: 'FOREIGN',
        level: 'hard',
        text: '题目要用中文写明对象和要做的东西',
      },
    question.test(title) && {
      code: 'QUESTION',
      level: 'hard',
      text: '题目不用疑问句，请改为陈述式',
    },
    vague.test(title) && {
      code: 'VAGUE',
      level: 'soft',
      text: `题目中的“${vague.exec(title)?.[0]}”可以删去`,
    },
  ];
  return problems.filter((problem) => problem !== false);
}

/** The gravest thing that is wrong with a title; undefined for a good one. */
export const titleProblem = (title: string): TitleProblem | undefined => titleProblems(title)[0];
