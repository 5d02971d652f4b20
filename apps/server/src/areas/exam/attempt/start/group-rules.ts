import type { QuestionType } from '@qianwei/api/contract/question';

/** How a group of questions is answered and scored, as it stands above the group. */
export const groupRules: Readonly<Record<QuestionType, string>> = {
  SINGLE: '每小题只有一个选项符合题意',
  MULTIPLE: '多选、少选、错选均不得分',
  JUDGE: '判断每小题的说法是否正确',
  BLANK: '按空计分；全角半角、空格和大小写不影响得分',
  TERM: '用自己的话写出含义，由教师按采分点批阅',
  SHORT: '写出要点，由教师按采分点批阅',
  ESSAY: '展开论述，由教师按采分点批阅',
  MATERIAL: '先读材料，再回答各小题',
};
