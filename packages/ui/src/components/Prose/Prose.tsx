import { type ReactNode, type Ref, useMemo } from 'react';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { SkeletonLines } from '../Skeleton/Skeleton.tsx';
import { holdsFormula } from './formulas.ts';
import { parseMarkdown, withBlankPlaces } from './markdown.ts';
import * as styles from './Prose.css.ts';
import { type ProseTexts, proseTexts } from './Prose.texts.ts';
import { ProseBody } from './ProseBody.tsx';
import { readHtml } from './read-html.ts';
import { useFormulas } from './useFormulas.ts';
import { htmlPurifier, htmlReaderWithoutDom, loadHtmlReader, useHtmlReader } from './useHtmlReader.ts';

/** The steps of the text's size, smallest first. */
export const proseSizes = ['small', 'medium', 'large', 'larger', 'largest'] as const;

export type ProseSize = (typeof proseSizes)[number];

export interface ProseProps {
  /** The text, in `format`. Nothing in it is trusted. */
  source: string;
  /** Default `html`. HTML within Markdown is shown as characters. */
  format?: 'html' | 'markdown';
  /** Level of the text's highest headings, one below the heading above it; the others follow without a gap. Default 2. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** 15, 17 (default), 19, 22 or 26 px at the standard text size. */
  size?: ProseSize;
  /**
   * Without a style of its own: size, colour, line height, width and where lines end are those of the place, as of any
   * text there. Default false.
   */
  plain?: boolean;
  /** In Markdown: renders each blank `____` by its index from 0, such as an input. */
  blank?: (index: number) => ReactNode;
  /** Words that were searched for: each place where they stand within a line of one style is marked. Default none. */
  marked?: string;
  /** Called with the path when a link within this site is pressed without a modifier key; without it the browser follows the link. */
  onNavigate?: (path: string) => void;
  texts?: Partial<ProseTexts>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A text from outside the code: notices, policies, manuals. It is parsed into React elements from a list of allowed
 * ones, so that no script, style, frame, form, `id` or dangerous address gets through. HTML is cleaned by a purifier
 * that is loaded with the first text; until then, and on a server without a reader of its own (`readHtmlOnServer`), a
 * skeleton is shown: what stands below moves, unless the page waits for `useHtmlReader`. Markdown is shown at once, on a server too; with formulas (`$…$`, `$$…$$`) as soon
 * as the typesetter is loaded.
 */
export function Prose({
  source,
  format = 'html',
  headingLevel = 2,
  size,
  plain = false,
  blank,
  marked,
  onNavigate,
  texts,
  ref,
}: ProseProps) {
  const words = { ...proseTexts, ...texts };
  const hasBlanks = blank !== undefined;
  const markdown = useMemo(
    () => (format === 'markdown' ? parseMarkdown(hasBlanks ? withBlankPlaces(source) : source) : null),
    [source, format, hasBlanks],
  );
  const isSet = useFormulas(useMemo(() => markdown !== null && holdsFormula(markdown), [markdown]));
  const reader = useHtmlReader(format === 'html');
  const purifier = format === 'html' && reader === 'ready' ? htmlPurifier() : null;
  const withoutDom = format === 'html' && purifier === null ? htmlReaderWithoutDom() : null;
  const html = useMemo(
    () => (purifier === null ? (withoutDom?.(source) ?? null) : readHtml(source, purifier)),
    [source, purifier, withoutDom],
  );
  const nodes = isSet ? (markdown ?? html) : null;
  if (reader === 'failed')
    return <ErrorState title={words.failed} retryLabel={words.retry} onRetry={loadHtmlReader} />;
  return (
    <div
      ref={ref}
      className={styles.prose({ size, plain })}
      aria-busy={nodes === null}
      // The words in it are its author's: the word list of the portal does not ask about them.
      data-authored=""
    >
      {nodes === null ? (
        <SkeletonLines shares={[1, 0.96, 0.98, 0.4]} />
      ) : (
        <ProseBody
          nodes={nodes}
          topLevel={headingLevel}
          asCards={format === 'html'}
          onNavigate={onNavigate}
          texts={words}
          plain={plain}
          blank={blank}
          marked={marked}
        />
      )}
    </div>
  );
}
