import { FoundWords } from '@qianwei/ui/FoundWords';
import { AnchorLink } from '../shared/anchors.tsx';
import * as styles from './ManualPage.css.ts';
import { type ManualHits, numberedTitle } from './manual-search.ts';

/** Sections that are listed; the others are marked in the text. */
const maxHits = 6;

export interface HitListProps {
  hits: ManualHits;
  words: string;
  /** Opens the chapter of an anchor. */
  onOpen: (anchor: string) => void;
}

/** A line of Markdown as it is read: without the sign of its list and the signs of bold text. */
const bare = (line: string): string =>
  line
    .replace(/^\s*(?:[-*]|\d+\.)\s+/, '')
    .replaceAll('**', '')
    .trim();

/** The first line with the words, else the first one. */
function lineWith(words: string, content: string): string {
  const lines = content.split('\n').filter((line) => line.trim() !== '');
  return bare(lines.find((text) => text.includes(words)) ?? lines[0] ?? '');
}

/** The sections in which the words stand, each with its line, how often, and the way there. */
export default function HitList({ hits: { hits }, words, onOpen }: HitListProps) {
  return (
    <div className={styles.hits}>
      <ol>
        {hits.slice(0, maxHits).map(({ chapter, section, times }) => (
          <li key={section.id} className={styles.hit}>
            <AnchorLink id={section.id} onFollow={() => onOpen(section.id)}>
              {numberedTitle(chapter)}
              {section.title !== '' && ` · ${section.title}`}
            </AnchorLink>
            <span>
              <FoundWords words={words}>{lineWith(words, section.content)}</FoundWords>
            </span>
            <span className={styles.count}>{times} 处</span>
          </li>
        ))}
      </ol>
      {hits.length > maxHits && (
        <p className={styles.rest}>还有 {hits.length - maxHits} 节，已在各章正文中标出。</p>
      )}
    </div>
  );
}
