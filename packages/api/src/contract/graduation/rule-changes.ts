import * as v from 'valibot';
import type { DegreeRules, GraduationRules } from './apply-rules.ts';

/**
 * A rule that is another one than before, under its name: `before` is null for what is new, `after` for what fell away.
 * `item` names the condition, material, average or language; empty for a number of its own.
 */
export const ruleChange = v.object({
  rule: v.picklist([
    'conditions',
    'materials',
    'averages',
    'languages',
    'photoMonths',
    'gapMonths',
    'appraisalMin',
    'appraisalMax',
    'returnDays',
    'thesisMin',
    'months',
    'publicityDays',
  ]),
  item: v.string(),
  before: v.nullable(v.union([v.string(), v.number()])),
  after: v.nullable(v.union([v.string(), v.number()])),
});

/** A rule that is another one than before. */
export type RuleChange = v.InferOutput<typeof ruleChange>;

/** Words of the rules about each item, by its name: the need or minimum, or YES where there is none. */
function itemsOf(rules: GraduationRules | DegreeRules): Record<string, ReadonlyMap<string, string | number>> {
  const conditions = new Map(rules.conditions.map((code) => [code, 'YES'] as const));
  const materials = new Map(rules.materials.map(({ code, need }) => [code, need] as const));
  if (!('languages' in rules)) return { conditions, materials };
  return {
    conditions,
    materials,
    averages: new Map(
      rules.averages.map((average) => [average.of, average.of === 'CORE' ? average.min : 'YES'] as const),
    ),
    languages: new Map(rules.languages.map(({ way, min }) => [way, min ?? 'YES'] as const)),
  };
}

/** The differences between the rules of two versions or batches of one type; none where they say the same. */
export function ruleChanges<Rules extends GraduationRules | DegreeRules>(
  before: Rules,
  after: Rules,
): RuleChange[] {
  const [old, present] = [itemsOf(before), itemsOf(after)];
  const ofItems = Object.entries(present).flatMap(([rule, items]) => {
    const earlier = old[rule] ?? new Map<string, string | number>();
    return [...new Set([...earlier.keys(), ...items.keys()])].map((item) => ({
      rule,
      item,
      before: earlier.get(item) ?? null,
      after: items.get(item) ?? null,
    }));
  });
  const ofNumbers = Object.entries(after).flatMap(([rule, value]) =>
    typeof value === 'number'
      ? [{ rule, item: '', before: (before as Record<string, unknown>)[rule] as number, after: value }]
      : [],
  );
  const changes = [...ofItems, ...ofNumbers].filter(
    (change) => change.before !== change.after,
  ) as RuleChange[];
  // A database may keep the rules in another order.
  const order = ruleChange.entries.rule.options;
  return changes.toSorted((a, b) => order.indexOf(a.rule) - order.indexOf(b.rule));
}
