import type { thesisPlan } from '../../../db/schema/thesis.ts';
import { DomainProblem } from '../../../problems.ts';

/**
 * Throws DomainProblem for places of a teacher that are fewer than are taken, or more than a teacher has in the batch
 * (《论文管理规定》第九条).
 */
export function requireAdvisorQuota(
  { limits }: Pick<typeof thesisPlan.$inferSelect, 'limits'>,
  quota: number,
  { name, taken }: { readonly name: string; readonly taken: number },
): void {
  if (quota < taken) throw new DomainProblem(`${name}已指导 ${taken} 人，名额不能改为 ${quota}`);
  if (quota > limits.maxPerAdvisor)
    throw new DomainProblem(
      `${name}的名额不能是 ${quota}，本批次每位导师指导不超过 ${limits.maxPerAdvisor} 人`,
    );
}
