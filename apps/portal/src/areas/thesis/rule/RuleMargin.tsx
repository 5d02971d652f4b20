import { getThesisRuleFile, type ThesisRule } from '@qianwei/api/contract/thesis/rule';
import { Button } from '@qianwei/ui/Button';
import { MarginPart } from '@qianwei/ui/MarginPart';
import type { ProseSize } from '@qianwei/ui/Prose';
import { ExportButton } from '../../../shared/export/ExportButton.tsx';
import { TextSizeButtons } from '../../../shared/page/TextSizeButtons.tsx';
import { AnchorLink } from '../shared/anchors.tsx';
import { ManualLink } from '../shared/ManualLink.tsx';
import { RuleChanges } from './RuleChanges.tsx';
import * as styles from './RulePage.css.ts';
import { ruleKinds, rulePlaceWords } from './rule-kinds.ts';

const look = { variant: 'quiet', size: 'small', icon: 'download' } as const;

export interface RuleMarginProps {
  rule: ThesisRule;
  size: ProseSize;
  onSize: (size: ProseSize) => void;
}

/** Beside the text: what changed, what the next step needs, and the rule to take along. */
export function RuleMargin({ rule, size, onSize }: RuleMarginProps) {
  const { planId, ruleType } = rule;
  return (
    <>
      {rule.changes.length > 0 && (
        <MarginPart title={`较上一版变化 ${rule.changes.length} 处`}>
          <RuleChanges rule={rule} />
        </MarginPart>
      )}
      <Needed rule={rule} />
      <MarginPart title="带走">
        <div className={styles.tools}>
          <ExportButton
            endpoint={getThesisRuleFile}
            payload={{ planId, ruleType, export: true }}
            label="下载 PDF"
            look={look}
          />
          <Button variant="quiet" size="small" icon="print" onPress={() => window.print()}>
            打印
          </Button>
          <span className={styles.sizes}>
            字号
            <TextSizeButtons step={size} onStep={onSize} />
          </span>
        </div>
        <ManualLink anchor="rules">怎样阅读和确认</ManualLink>
      </MarginPart>
    </>
  );
}

/** The chapter that the next step needs; nothing where the rule is needed as a whole. */
function Needed({ rule }: { rule: ThesisRule }) {
  const { needed, next } = ruleKinds[rule.ruleType];
  const chapter = rule.chapters.find(({ id }) => id === needed);
  if (chapter === undefined) return null;
  return (
    <MarginPart title={`${next}时要用`}>
      <p>{chapter.title}</p>
      <AnchorLink id={chapter.id}>跳到{rulePlaceWords(chapter, rule.ruleType)}</AnchorLink>
    </MarginPart>
  );
}
