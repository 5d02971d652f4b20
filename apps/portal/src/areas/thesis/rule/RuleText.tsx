import type { ThesisRule } from '@qianwei/api/contract/thesis/rule';
import { Prose, type ProseSize } from '@qianwei/ui/Prose';
import { useLocation } from 'wouter';
import * as styles from './RuleText.css.ts';
import { readChapters } from './rule-kinds.ts';
import { type ChaptersInView, useChaptersInView } from './use-chapters-in-view.ts';

type Chapter = ThesisRule['chapters'][number];

export interface RuleTextProps extends ChaptersInView {
  rule: ThesisRule;
  size: ProseSize;
}

/** The chapters of a rule, and what this version changed in them. */
export function RuleText({ rule, size, ...inView }: RuleTextProps) {
  const text = useChaptersInView(inView);
  return (
    <article ref={text} className={styles.text}>
      {rule.lead !== '' && <Paragraphs source={rule.lead} size={size} />}
      {readChapters(rule).map((chapter) => (
        <section
          key={chapter.id}
          id={chapter.id}
          tabIndex={-1}
          className={styles.chapter}
          data-chapter={chapter.id}
          aria-labelledby={`${chapter.id}-title`}
        >
          <h2 id={`${chapter.id}-title`} className={styles.title}>
            {chapter.label !== '' && <span className={styles.label}>{chapter.label}</span>}
            {chapter.title}
          </h2>
          <ChapterText chapter={chapter} changes={rule.changes} size={size} />
          <span data-end={chapter.id} />
        </section>
      ))}
    </article>
  );
}

function Paragraphs({ source, size }: { source: string; size: ProseSize }) {
  const [, navigate] = useLocation();
  return (
    <Prose
      source={source}
      format="markdown"
      headingLevel={3}
      size={size}
      onNavigate={(path) => navigate(path)}
    />
  );
}

/** A chapter in pieces, so that what this version changed is marked; without a paragraph the whole chapter is. */
function ChapterText({
  chapter: { id, content },
  changes,
  size,
}: Pick<RuleTextProps, 'size'> & { chapter: Chapter; changes: ThesisRule['changes'] }) {
  const own = changes.filter(({ chapterId }) => chapterId === id);
  if (own.some(({ paragraph }) => paragraph === null)) return <Changed source={content} size={size} />;
  const changed = new Set(own.map(({ paragraph }) => paragraph));
  return piecesOf(content, changed).map(({ source, isChanged, first }) =>
    isChanged ? (
      <Changed key={first} source={source} size={size} />
    ) : (
      <div key={first} className={styles.piece}>
        <Paragraphs source={source} size={size} />
      </div>
    ),
  );
}

function Changed({ source, size }: { source: string; size: ProseSize }) {
  return (
    <div className={styles.changed}>
      <Paragraphs source={source} size={size} />
      <span className={styles.mark}>本版修改</span>
    </div>
  );
}

/** The paragraphs of a text, those between two changed ones together; `first` is the index of the first of them. */
function piecesOf(content: string, changed: ReadonlySet<number | null>) {
  const pieces: { source: string; isChanged: boolean; first: number }[] = [];
  for (const [index, paragraph] of content.split(/\n{2,}/).entries()) {
    const isChanged = changed.has(index);
    const last = pieces.at(-1);
    if (last === undefined || isChanged || last.isChanged)
      pieces.push({ source: paragraph, isChanged, first: index });
    else last.source += `\n\n${paragraph}`;
  }
  return pieces;
}
