import type { ThesisManual } from '@qianwei/api/contract/thesis/manual';

type Chapter = ThesisManual['chapters'][number];
type Section = Chapter['sections'][number];

/** A section of the manual in which the words stand. */
interface ManualHit {
  readonly chapter: Chapter;
  readonly section: Section;
  /** How often they stand there, its title and that of a chapter above its first section included. */
  readonly times: number;
}

/** Words that were searched for, in the whole manual. */
export interface ManualHits {
  /** How often they stand there. */
  readonly total: number;
  /** How often by the anchors of chapters and sections. */
  readonly counts: ReadonlyMap<string, number>;
  /** Sections named by the words come first. */
  readonly hits: readonly ManualHit[];
}

const timesIn = (text: string, words: string): number => text.split(words).length - 1;

/** Looks the words up; none are nowhere. The lead of the manual is no hit: it names words to search for. */
export function searchManual({ chapters }: Pick<ThesisManual, 'chapters'>, words: string): ManualHits {
  const counts = new Map<string, number>();
  if (words === '') return { total: 0, counts, hits: [] };
  const named: ManualHit[] = [];
  const others: ManualHit[] = [];
  for (const chapter of chapters)
    for (const [place, section] of chapter.sections.entries()) {
      const titles = place === 0 ? `${chapter.title}\n${section.title}` : section.title;
      const inTitle = timesIn(titles, words);
      const times = inTitle + timesIn(section.content, words);
      if (times === 0) continue;
      for (const id of new Set([chapter.id, section.id])) counts.set(id, (counts.get(id) ?? 0) + times);
      (inTitle > 0 ? named : others).push({ chapter, section, times });
    }
  const hits = [...named, ...others];
  return { total: hits.reduce((sum, { times }) => sum + times, 0), counts, hits };
}

/** A part of a section: steps in their order, or other text as Markdown. */
export type ManualBlock =
  | { readonly kind: 'steps'; readonly first: number; readonly steps: readonly string[] }
  | { readonly kind: 'text'; readonly source: string };

const step = /^(\d+)\.\s+(.*)$/;

/** The numbered lists of a section as steps, and the text between them. */
export function blocksOf(content: string): ManualBlock[] {
  const blocks: ManualBlock[] = [];
  for (const paragraph of content.split(/\n{2,}/)) {
    const steps = paragraph.split('\n').map((line) => step.exec(line));
    const last = blocks.at(-1);
    if (steps.every((found) => found !== null))
      blocks.push({
        kind: 'steps',
        first: Number(steps[0]?.[1]),
        steps: steps.map((found) => found?.[2] ?? ''),
      });
    else if (last?.kind === 'text')
      blocks[blocks.length - 1] = { kind: 'text', source: `${last.source}\n\n${paragraph}` };
    else blocks.push({ kind: 'text', source: paragraph });
  }
  return blocks;
}

/** The chapter in which an anchor is; undefined for none of the manual. */
export const chapterOf = (
  { chapters }: Pick<ThesisManual, 'chapters'>,
  anchor: string,
): Chapter | undefined =>
  chapters.find(({ id, sections }) => id === anchor || sections.some((section) => section.id === anchor));

/** 十、预约答辩. */
export const numberedTitle = ({ label, title }: Pick<Chapter, 'label' | 'title'>): string =>
  label === '' ? title : `${label}、${title}`;
