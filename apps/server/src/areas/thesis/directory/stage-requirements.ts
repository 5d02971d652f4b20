import type { StageRequirement } from '@qianwei/api/contract/thesis/directory';
import type { ThesisStage } from '@qianwei/api/contract/thesis/stage';
import type { Thesis } from '../../../thesis/read-thesis.ts';

/** Keywords of a thesis (《论文格式规范》): no batch sets another number. */
const keywords = { min: 3, max: 5 } as const;

/** The demands of a stage by the limits of its batch. Before the kind of thesis is chosen there are none that depend on it. */
export function stageRequirements(
  { row, plan }: Pick<Thesis, 'row' | 'plan'>,
  stage: ThesisStage,
): StageRequirement[] {
  const { limits } = plan;
  const { thesisType: type } = row;
  const minWords = type === null ? [] : [{ code: 'MIN_WORDS', value: limits.minWords[type] } as const];
  switch (stage) {
    case 'REPORT':
      return [{ code: 'MAX_RETURNS', value: limits.maxReportReturns }];
    case 'DRAFT':
      return minWords.map(({ code, value }) => ({
        code,
        value: Math.ceil((value * limits.draftPercent) / 100),
      }));
    case 'REVISION':
      return [...minWords, { code: 'MAX_VERSIONS', value: limits.maxRevisions }];
    case 'FINAL':
      return [
        ...minWords,
        { code: 'MIN_REFERENCES', value: limits.minReferences },
        { code: 'MIN_KEYWORDS', value: keywords.min },
        { code: 'MAX_KEYWORDS', value: keywords.max },
      ];
    case 'CHECK':
      return [
        ...(type === null ? [] : [{ code: 'MAX_DUP_PERCENT', value: limits.maxDup[type] } as const]),
        { code: 'MAX_AIGC_PERCENT', value: limits.maxAigc },
      ];
    case 'REVIEW':
    case 'DEFENCE':
    case 'GRADE':
      return [{ code: 'PASS_SCORE', value: limits.passScore }];
    default:
      return [];
  }
}
