import { confirmThesisRule, getThesisRule, getThesisRuleFile } from '@qianwei/api/contract/thesis/rule';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { type Implementation, implementForStudent } from '../../../http/implement.ts';
import { onlyFile } from '../../../http/list-or-file.ts';
import { findThesisOfPlan } from '../../../thesis/read-thesis.ts';
import { ruleInForce } from '../../../thesis/rule-in-force.ts';
import { formatDateTime } from '../../../time.ts';
import { textFile } from '../shared/text-document.ts';
import { confirmRule } from './confirm-rule.workflow.ts';
import { readRule } from './read-rule.ts';

/** The rules of a batch: read, confirmed, and as a file. */
export const ruleRoutes: readonly Implementation[] = [
  implementForStudent(getThesisRule, readRule),
  implementForStudent(confirmThesisRule, confirmRule),
  implementForStudent(
    getThesisRuleFile,
    onlyFile(async ({ db, clock, session }, key: PayloadOf<typeof getThesisRuleFile>) => {
      const now = clock.now();
      await findThesisOfPlan(db, session.studentId, key.planId, now);
      const rule = await ruleInForce(db, key, now);
      return textFile({
        publisher: rule.publisher,
        title: rule.fullTitle,
        edition: `${rule.docNo}　${rule.version}　${rule.effectiveDate} 起施行　${formatDateTime(now)} 下载`,
        content: rule.content,
        fileName: `${rule.title}_${rule.version}`,
      });
    }),
  ),
];
