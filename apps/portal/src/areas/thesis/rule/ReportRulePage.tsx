import { RulePage } from './RulePage.tsx';
import { RuleReader } from './RuleReader.tsx';

/** 开题报告内容要求: read and confirm it. */
export default function ReportRulePage() {
  return (
    <RulePage type="REPORT">{(opened) => <RuleReader key={opened.rule.version} {...opened} />}</RulePage>
  );
}
