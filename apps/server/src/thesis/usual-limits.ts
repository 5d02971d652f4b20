import type { ThesisLimits } from '../db/schema/thesis.ts';

/** The limits of a batch for which the office set no others (screens 11.1). */
export const usualLimits: ThesisLimits = {
  maxWishes: 3,
  maxPerTopic: 5,
  maxPerAdvisor: 8,
  minWords: { DEGREE: 8000, ORDINARY: 6000 },
  draftPercent: 60,
  minReferences: 10,
  maxRevisions: 5,
  maxReportReturns: 3,
  maxDup: { DEGREE: 20, ORDINARY: 25 },
  maxAigc: 30,
  passScore: 60,
};
