import type { ThesisRule } from '@qianwei/api/contract/thesis/rule';
import { blankLineParts, type TextPart } from './text-parts.ts';

/** A difference from the version before, with its place. */
export type PlacedChange = ThesisRule['changes'][number];

const place = /[ \t]*\{#(?<chapterId>[a-z][a-z0-9-]*)(?:\/(?<paragraph>\d+))?\}[ \t]*$/;

/** `第二十条：首次检测……`: the place in its words, and what changed there. */
const worded = /^(?<label>[^：]{1,12})：(?<text>.+)$/su;

/** A stored change: its words, then its place as `{#check/1}` where it has one. */
export function readChange(stored: string): PlacedChange {
  const found = place.exec(stored)?.groups;
  const words = stored.replace(place, '').trim();
  const { label = '', text = words } = worded.exec(words)?.groups ?? {};
  return {
    ...{ label, text },
    chapterId: found?.chapterId ?? null,
    paragraph: found?.paragraph === undefined ? null : Number(found.paragraph),
  };
}

/**
 * A change as it is stored. Its place is the anchor that the author wrote behind it, or else the one paragraph that begins with its
 * words in bold: `第二十条：…` is about `**第二十条** …`. Without either it has none.
 */
export function placeChange(written: string, chapters: readonly TextPart[]): string {
  const { label, chapterId } = readChange(written);
  if (chapterId !== null || label === '') return written;
  const places = chapters.flatMap(({ id, content }) =>
    blankLineParts(content).flatMap((paragraph, index) =>
      paragraph.startsWith(`**${label}**`) ? [`{#${id}/${index}}`] : [],
    ),
  );
  return places.length === 1 ? `${written} ${places[0]}` : written;
}
