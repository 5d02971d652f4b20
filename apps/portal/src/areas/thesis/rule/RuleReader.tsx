import { type ProseSize, proseSizes } from '@qianwei/ui/Prose';
import { useEffect, useEffectEvent, useState } from 'react';
import { showAnchor, useAnchor } from '../shared/anchors.tsx';
import { ChapterDrawer } from './ChapterDrawer.tsx';
import { ReadDock } from './ReadDock.tsx';
import { RuleChapters } from './RuleChapters.tsx';
import { RuleHead } from './RuleHead.tsx';
import { RuleMargin } from './RuleMargin.tsx';
import * as styles from './RulePage.css.ts';
import type { OpenedRule } from './RulePage.tsx';
import { RuleText } from './RuleText.tsx';
import { type RuleReading, useReading } from './use-reading.ts';

/** A rule as a text to be read and confirmed. */
export function RuleReader({ rule, onOutdated }: OpenedRule) {
  const reading = useReading(rule);
  return (
    <div className={styles.page}>
      <RuleHead rule={rule} />
      <ReadColumns rule={rule} reading={reading} />
      <ReadDock
        rule={rule}
        reading={reading}
        onOutdated={onOutdated}
        tools={<ChapterDrawer rule={rule} reading={reading} />}
      />
    </div>
  );
}

/** Chapters, text and margin. Opens at the anchor of the address, or where the reader was before a reload. */
export function ReadColumns({ rule, reading }: Pick<OpenedRule, 'rule'> & { reading: RuleReading }) {
  const [size, setSize] = useState<ProseSize>(proseSizes[1]);
  useAnchor();
  const resume = useEffectEvent(() => {
    const [first] = rule.chapters;
    if (location.hash === '' && reading.at !== '' && reading.at !== first?.id) showAnchor(reading.at);
  });
  useEffect(() => resume(), []);
  return (
    <div className={styles.columns}>
      <div className={styles.chapters}>
        <RuleChapters rule={rule} reading={reading} />
      </div>
      <RuleText rule={rule} size={size} see={reading.see} reach={reading.reach} />
      <div className={styles.margin}>
        <div className={styles.aside}>
          <RuleMargin rule={rule} size={size} onSize={setSize} />
        </div>
      </div>
    </div>
  );
}
