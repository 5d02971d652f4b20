import type { ThesisManual } from '@qianwei/api/contract/thesis/manual';
import { AnchorLink } from '../shared/anchors.tsx';
import * as styles from './ManualPage.css.ts';

export interface ManualListProps {
  manual: Pick<ThesisManual, 'chapters'>;
  /** The chapter in front. */
  openId: string;
  /** How often the words that were searched for stand in each chapter and section. */
  counts: ReadonlyMap<string, number>;
  onOpen: (anchor: string) => void;
}

/** The chapters; below the one in front, its sections. */
export function ManualList({ manual, openId, counts, onOpen }: ManualListProps) {
  const entry = (id: string, label: string, title: string, isCurrent: boolean) => (
    <AnchorLink id={id} className={styles.entry} isCurrent={isCurrent} onFollow={() => onOpen(id)}>
      <span className={styles.label}>{label}</span>
      <span>{title}</span>
      {(counts.get(id) ?? 0) > 0 && <span className={styles.count}>{counts.get(id)} 处</span>}
    </AnchorLink>
  );
  return (
    <nav aria-label="手册目录" className={styles.list}>
      <ol>
        {manual.chapters.map(({ id, label, title, sections }) => (
          <li key={id}>
            {entry(id, label, title, id === openId)}
            {id === openId && sections.some((section) => section.id !== id) && (
              <ol>
                {sections
                  .filter((section) => section.id !== id)
                  .map((section) => (
                    <li key={section.id}>{entry(section.id, '', section.title, false)}</li>
                  ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
