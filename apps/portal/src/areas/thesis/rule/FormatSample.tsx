import type { ThesisRule } from '@qianwei/api/contract/thesis/rule';
import { Prose } from '@qianwei/ui/Prose';
import { useState } from 'react';
import { AnchorLink } from '../shared/anchors.tsx';
import * as styles from './FormatSample.css.ts';
import { rulePlaceWords } from './rule-kinds.ts';
import { SamplePage } from './SamplePage.tsx';
import {
  checkOf,
  checkTitles,
  partNumber,
  type SamplePart,
  type SamplePartId,
  sampleParts,
} from './sample-parts.ts';

export interface SampleViewProps {
  rule: ThesisRule;
  /** Shows 全文. */
  onText: () => void;
}

/** 示例页: a part of the page is chosen there or in the list, and its rule is shown in the list. */
export function FormatSample({ rule, onText }: SampleViewProps) {
  const [selected, setSelected] = useState<SamplePartId>('headings');
  return (
    <>
      <p className={styles.hint}>点一下页面上的任何一处，或者用 Tab 键移过去，列表里就是它的规定。</p>
      <div className={styles.columns}>
        <SamplePage selected={selected} onSelect={setSelected} />
        <div>
          <ol className={styles.list} aria-label="页面各处的规定">
            {sampleParts.map((part, index) => (
              <li key={part.id} className={styles.part} data-selected={part.id === selected || undefined}>
                <button
                  type="button"
                  className={styles.choice}
                  aria-expanded={part.id === selected}
                  onClick={() => setSelected(part.id)}
                >
                  <span className={styles.number}>{partNumber(index)}</span>
                  <span className={styles.name}>
                    {part.name} <small>{part.brief}</small>
                  </span>
                  <Check part={part} rule={rule} />
                </button>
                {part.id === selected && <PartRule part={part} rule={rule} onText={onText} />}
              </li>
            ))}
          </ol>
          <p className={styles.legend}>“必须”不符合时不能提交；“自动”由平台排好，不用管。</p>
        </div>
      </div>
    </>
  );
}

function Check({ part, rule }: { part: SamplePart; rule: ThesisRule }) {
  const check = checkOf(part, rule);
  return (
    <span className={styles.check} data-check={check}>
      {checkTitles[check]}
    </span>
  );
}

/** The chapter of a part, examples included. */
function PartRule({ part, rule, onText }: { part: SamplePart } & SampleViewProps) {
  const chapter = rule.chapters.find(({ id }) => id === part.chapter);
  if (chapter === undefined) return null;
  return (
    <div className={styles.rule}>
      <Prose source={chapter.content} format="markdown" headingLevel={3} size="small" />
      <AnchorLink id={chapter.id} onFollow={onText}>
        看{rulePlaceWords(chapter, rule.ruleType)}原文
      </AnchorLink>
    </div>
  );
}
