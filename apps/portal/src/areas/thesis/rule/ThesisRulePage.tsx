import { FormatReader } from './FormatReader.tsx';
import { RulePage } from './RulePage.tsx';

/** 论文格式规范: a sample page to be pointed at, the text to be read and confirmed, and its summary. */
export default function ThesisRulePage() {
  return (
    <RulePage type="THESIS">{(opened) => <FormatReader key={opened.rule.version} {...opened} />}</RulePage>
  );
}
