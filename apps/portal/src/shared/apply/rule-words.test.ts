import { expect, it } from 'vitest';
import { ruleLines } from './rule-lines.ts';
import { ruleChangeWords } from './rule-words.ts';

it.each([
  [{ rule: 'photoMonths', item: '', before: 24, after: 12 }, '照片有效期 24 个月，改为 12 个月'],
  [
    { rule: 'materials', item: 'CHSI_REPORT', before: null, after: 'TOP_UP' },
    '新增材料“学历电子注册备案表”，专升本必交',
  ],
  [
    { rule: 'materials', item: 'MORAL_FORM', before: 'ALWAYS', after: 'OPTIONAL' },
    '材料“思想品德鉴定表”由必交改为可不交',
  ],
  [{ rule: 'conditions', item: 'SANCTION', before: 'YES', after: null }, '取消条件“无未解除处分”'],
  [
    { rule: 'languages', item: 'CET4', before: 'YES', after: 425 },
    '学位外语认定方式“大学英语四级”由合格即可改为不低于 425 分',
  ],
] as const)('17.10 says a changed rule in words: %j', (change, words) => {
  expect(ruleChangeWords(change)).toBe(words);
});

it('says all rules of a batch, not only what has changed', () => {
  expect(
    ruleLines({
      conditions: ['GRADUATED', 'AVERAGE', 'LANGUAGE'],
      materials: [{ code: 'DEGREE_PROOF', need: 'OPTIONAL' }],
      averages: [{ of: 'PLAN' }, { of: 'CORE', min: 75 }],
      thesisMin: 70,
      languages: [
        { way: 'DEGREE_ENGLISH', min: null },
        { way: 'CET4', min: 425 },
      ],
      ...{ months: 6, returnDays: 7, publicityDays: 7 },
    }),
  ).toEqual([
    '条件：已毕业、学位均分、学位外语',
    '材料：学位外语证明，可不交',
    '核心课程均分不低于 75 分',
    '学位外语任一项：学士学位英语考试合格、大学英语四级不低于 425 分',
    '退回后补正期限 7 天',
    '论文成绩最低 70 分',
    '毕业证签发后可申请 6 个月',
    '公示 7 天',
  ]);
});
