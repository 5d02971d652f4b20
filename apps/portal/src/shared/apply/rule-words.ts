import {
  type DegreeCondition,
  type GraduationCondition,
  languageWayTitles,
  type MaterialCode,
  type MaterialNeed,
  materialTitles,
} from '@qianwei/api/contract/graduation/apply-rules';
import type { RuleChange } from '@qianwei/api/contract/graduation/rule-changes';

/** The need of a material in words. */
export const materialNeedTitles: Readonly<Record<MaterialNeed, string>> = {
  ALWAYS: '必交',
  TOP_UP: '专升本必交',
  EXEMPT: '有免考课程时必交',
  OPTIONAL: '可不交',
};

/** The conditions in words. */
export const conditionTitles: Readonly<Record<GraduationCondition | DegreeCondition, string>> = {
  COURSES: '课程全部合格',
  CREDITS: '总学分',
  PRACTICES: '实践考核',
  THESIS: '毕业论文',
  PRE_EDUCATION: '前置学历查验',
  MORAL: '思想品德鉴定',
  SANCTION: '无未解除处分',
  PHOTO: '照片合格',
  LEVEL: '本科层次',
  GRADUATED: '已毕业',
  AVERAGE: '学位均分',
  THESIS_SCORE: '论文成绩',
  LANGUAGE: '学位外语',
  CHEATING: '无考试作弊记录',
  THESIS_CHECK: '论文检测合格',
  TIME_LIMIT: '申请期限',
};

/** The averages in words. */
export const averageTitles: Readonly<Record<string, string>> = { PLAN: '学位均分', CORE: '核心课程均分' };

/** The rules that are a number: their name, and the unit of the number. */
export const numberRules: Partial<Record<RuleChange['rule'], { name: string; unit: string }>> = {
  photoMonths: { name: '照片有效期', unit: '个月' },
  gapMonths: { name: '简历相邻两段可以间隔', unit: '个月' },
  appraisalMin: { name: '自我鉴定最少', unit: '字' },
  appraisalMax: { name: '自我鉴定最多', unit: '字' },
  returnDays: { name: '退回后补正期限', unit: '天' },
  thesisMin: { name: '论文成绩最低', unit: '分' },
  months: { name: '毕业证签发后可申请', unit: '个月' },
  publicityDays: { name: '公示', unit: '天' },
};

type Value = RuleChange['after'];

/** An item of a list of rules, and what the list says of it; no text where it is only in it. */
function itemWords({ rule, item }: RuleChange, value: Value): { name: string; detail: string } {
  if (rule === 'conditions')
    return { name: `条件“${conditionTitles[item as GraduationCondition] ?? item}”`, detail: '' };
  if (rule === 'materials')
    return {
      name: `材料“${materialTitles[item as MaterialCode] ?? item}”`,
      detail: value === null ? '' : materialNeedTitles[value as MaterialNeed],
    };
  const detail = typeof value === 'number' ? `不低于 ${value} 分` : '';
  const ways = languageWayTitles as Readonly<Record<string, string>>;
  return rule === 'averages'
    ? { name: `${averageTitles[item] ?? item}要求`, detail }
    : { name: `学位外语认定方式“${ways[item] ?? item}”`, detail };
}

/** A difference between two versions of the rules in one sentence. */
export function ruleChangeWords(change: RuleChange): string {
  const { rule, before, after } = change;
  const number = numberRules[rule];
  if (number !== undefined) return `${number.name} ${before} ${number.unit}，改为 ${after} ${number.unit}`;
  const { name, detail } = itemWords(change, after ?? before);
  const said = detail === '' ? '' : `，${detail}`;
  if (before === null) return `新增${name}${said}`;
  if (after === null) return `取消${name}`;
  const earlier = itemWords(change, before).detail;
  return `${name}由${earlier || '合格即可'}改为${detail || '合格即可'}`;
}
