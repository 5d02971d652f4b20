import type { ThesisRule } from '@qianwei/api/contract/thesis/rule';
import type { StudentContext } from '../../../http/implement.ts';
import { findThesisOfPlan } from '../../../thesis/read-thesis.ts';
import { type RuleKey, ruleInForce } from '../../../thesis/rule-in-force.ts';
import { shownMoment } from '../../../thesis/shown-thesis.ts';
import { formatDateTime } from '../../../time.ts';
import { readChange } from '../shared/placed-change.ts';
import { partText } from '../shared/text-parts.ts';
import { signOpening } from './rule-opening.ts';

/** The rule as its page shows it. Throws 1050005 for a batch in which the student has no thesis. */
export async function readRule(context: StudentContext, key: RuleKey): Promise<ThesisRule> {
  const { db, clock, secrets, session } = context;
  const now = clock.now();
  const thesis = await findThesisOfPlan(db, session.studentId, key.planId, now);
  const rule = await ruleInForce(db, key, now);
  const { readAt = null, readBefore = null } = thesis.rules.get(key.ruleType) ?? {};
  const { lead, parts } = partText(rule.content, 2);
  const { title, fullTitle, version, docNo, publisher, effectiveDate } = rule;
  return {
    ...key,
    planName: thesis.plan.name,
    studentPlanId: thesis.row.id,
    ...{ title, fullTitle, version, docNo, publisher, effectiveDate, lead },
    chapters: [...parts],
    changes: rule.changes.map(readChange),
    formatRules: [...rule.formatRules],
    minSeconds: rule.minSeconds,
    confirmText: rule.confirmText,
    readTime: shownMoment(readAt),
    readBefore:
      readAt === null && readBefore !== null
        ? { version: readBefore.version, time: formatDateTime(readBefore.readAt) }
        : null,
    opening: signOpening(secrets, { ...key, studentId: session.studentId, version }, now),
    serverTime: formatDateTime(now),
  };
}
