import { RulePage } from './RulePage.tsx';
import { RuleReader } from './RuleReader.tsx';

/** 论文管理规定: read and confirm it. */
export default function ManageRulePage() {
  return (
    <RulePage type="MANAGE">{(opened) => <RuleReader key={opened.rule.version} {...opened} />}</RulePage>
  );
}
