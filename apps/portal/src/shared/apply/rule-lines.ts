import {
  type DegreeRules,
  type GraduationRules,
  languageWayTitles,
  materialTitles,
} from '@qianwei/api/contract/graduation/apply-rules';
import { averageTitles, conditionTitles, materialNeedTitles, numberRules } from './rule-words.ts';

/** All rules of a batch, a line each: conditions, materials with who hands them in, averages, languages, and the numbers. */
export function ruleLines(rules: GraduationRules | DegreeRules): string[] {
  const { conditions, materials } = rules;
  const needOf = (min: number | null) => (min === null ? '合格' : `不低于 ${min} 分`);
  const ofDegree =
    'languages' in rules
      ? [
          ...rules.averages.flatMap((average) =>
            average.of === 'CORE' ? [`${averageTitles.CORE}${needOf(average.min)}`] : [],
          ),
          `学位外语任一项：${rules.languages.map(({ way, min }) => `${languageWayTitles[way]}${needOf(min)}`).join('、')}`,
        ]
      : [];
  const values: Readonly<Record<string, unknown>> = rules;
  const numbers = Object.entries(numberRules).flatMap(([rule, { name, unit }]) =>
    typeof values[rule] === 'number' ? [`${name} ${values[rule]} ${unit}`] : [],
  );
  return [
    `条件：${conditions.map((code) => conditionTitles[code]).join('、')}`,
    ...materials.map(({ code, need }) => `材料：${materialTitles[code]}，${materialNeedTitles[need]}`),
    ...ofDegree,
    ...numbers,
  ];
}
