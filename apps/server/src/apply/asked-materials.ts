import { type MaterialCode, materialCode } from '@qianwei/api/contract/graduation/apply-rules';
import type { ApplyType } from '@qianwei/api/contract/graduation/apply-status';
import type { RulesOf } from './apply-batches.ts';
import type { ApplyFacts } from './apply-form.ts';
import { handsIn, isRequired, type MaterialRule } from './required-materials.ts';

/**
 * The materials that are asked for. Of an application that is returned part by part they are those of its first submission, the
 * returned ones as the newest rules have them; what staff have returned is handed in though no rule asks this student for it.
 * `partOf` is the part that a material belongs to.
 */
export function askedMaterials<Type extends ApplyType>(
  { studies, rules, row }: ApplyFacts<Type>,
  partOf: (code: MaterialCode) => string | undefined,
): readonly MaterialRule[] {
  const newest: readonly MaterialRule[] = rules.rules.materials;
  if (row?.status !== 'RETURNED' || row.returnedItems.length === 0) return newest;
  const first: readonly MaterialRule[] = (row.rulesRow.rules as RulesOf[Type]).materials;
  const returned = new Set<string | undefined>(row.returnedItems.map(({ item }) => item));
  return materialCode.options.flatMap((code) => {
    const ofFirst = first.find((rule) => rule.code === code);
    if (!returned.has(partOf(code))) return ofFirst ?? [];
    const { need } = newest.find((rule) => rule.code === code) ?? ofFirst ?? { need: 'OPTIONAL' };
    return { code, need: isRequired(need, handsIn(studies)) ? need : 'OPTIONAL' };
  });
}
